// PCP: one graph, any engine, any number of machines. Everything a program needs.
#pragma once

#include "pcp/builder.h"
#include "pcp/engine.h"
#include "pcp/graph.h"
#include "pcp/import.h"
#include "pcp/passes.h"
#include "pcp/text.h"
