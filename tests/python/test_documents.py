"""The examples of docstrings and of docs/gt.md, run."""

import ast
import doctest
import importlib
import os
import pathlib
import re

import numpy as np
import pytest

import gt

MODULES = ["gt", "gt._tensor", "gt._grad", "gt._files", "gt.signal", "gt.debug", "gt.nn", "gt.nn.layers", "gt.nn.attention"]
GUIDE = pathlib.Path(__file__).parents[2] / "docs" / "gt.md"


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name, tmp_path):
    module = importlib.import_module(name)
    found = doctest.testmod(module, extraglobs={"gt": gt, "np": np, "os": os, "folder": str(tmp_path)})
    assert found.attempted > 0 and found.failed == 0


def test_examples_of_what_c_plus_plus_binds():
    scope = {"gt": gt, "np": np}
    runner, parser = doctest.DocTestRunner(), doctest.DocTestParser()
    for owner in (gt._gt, gt.Tensor):
        for name, value in vars(owner).items():
            if ">>>" in (value.__doc__ or ""):
                runner.run(parser.get_doctest(value.__doc__, dict(scope), name, None, 0))
    assert runner.tries > 30 and runner.failures == 0


def test_the_stub_names_everything():
    stub = pathlib.Path(gt._gt.__file__).parent / "_gt.pyi"
    tree = ast.parse(stub.read_text())
    names = {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    names |= {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign)}
    assert {name for name in vars(gt._gt) if not name.startswith("__")} <= names
    tensor = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Tensor")
    methods = {node.name for node in tensor.body if isinstance(node, ast.FunctionDef)}
    assert {name for name in vars(gt.Tensor) if not name.startswith("_")} <= methods


def test_everything_public_has_a_docstring():
    bare = [f"{module.__name__}.{name}" for module in (gt.nn, gt.signal, gt.debug) for name, value in vars(module).items()
            if not name.startswith("_") and callable(value) and getattr(value, "__module__", "").startswith("gt")
            and not value.__doc__]
    assert bare == []


def test_the_guide(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.S)
    assert len(blocks) > 3
    scope = {}
    for block in blocks:
        if "# needs workers" not in block:
            exec(compile(block, "docs/gt.md", "exec"), scope)
