// PCP: one graph, any engine, any number of machines. Everything a program needs.
#pragma once

#include "pcp/autodiff.h"
#include "pcp/builder.h"
#include "pcp/data.h"
#include "pcp/engine.h"
#include "pcp/graph.h"
#include "pcp/import.h"
#include "pcp/models.h"
#include "pcp/optim.h"
#include "pcp/passes.h"
#include "pcp/text.h"
#include "pcp/train.h"
