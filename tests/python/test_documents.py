"""The examples of docstrings and of docs/gt.md, run."""

import ast
import doctest
import importlib
import os
import pathlib
import pkgutil
import re
import types

import numpy as np
import pytest

import gt

MODULES = sorted(name for _, name, _ in pkgutil.walk_packages(gt.__path__, "gt.") if name not in ("gt._gt", "gt.__main__"))
PUBLIC = [gt, gt.nn, gt.nn.functional, gt.nn.init, gt.signal, gt.debug]
GUIDE = pathlib.Path(__file__).parents[2] / "docs" / "gt.md"


def test_docstrings(tmp_path):
    """Of every module there is."""
    attempted = 0
    for name in ["gt", *MODULES]:
        found = doctest.testmod(importlib.import_module(name), extraglobs={"gt": gt, "np": np, "os": os, "folder": str(tmp_path)})
        assert found.failed == 0, name
        attempted += found.attempted
    assert attempted > 25


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


def says_something(value, name):
    """What nanobind binds has its signatures as documentation, and what was written comes after them."""
    lines = (value.__doc__ or "").splitlines()
    return any(line.strip() and not re.match(rf"\s*(\d+\. )?`*{re.escape(name)}\(|Overloaded function", line) for line in lines)


def test_everything_public_has_a_docstring():
    def ours(value):
        return (getattr(value, "__module__", None) or "").startswith("gt")
    bare = []
    for module in PUBLIC:
        for name, value in vars(module).items():
            if name.startswith("_") or not callable(value) or not ours(value):
                continue
            if not says_something(value, value.__name__):
                bare.append(f"{module.__name__}.{name}")
            if isinstance(value, type):
                bare += [f"{module.__name__}.{name}.{method}" for method, function in vars(value).items()
                         if not method.startswith("_") and (callable(function) or isinstance(function, property))
                         and not says_something(getattr(gt.nn.Module, method, function), method)]
    assert bare == []


def test_stubs_pass_on_what_modules_have():
    folder = pathlib.Path(gt._gt.__file__).parent
    for module, file in ((gt, "__init__"), (gt.nn, "nn/__init__"), (gt.nn.functional, "nn/functional")):
        names = set()
        for node in ast.parse((folder / f"{file}.pyi").read_text()).body:
            if isinstance(node, ast.ImportFrom):
                names |= {alias.asname for alias in node.names}
            elif isinstance(node, ast.Assign):
                names |= {name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)}
        public = {name for name, value in vars(module).items() if not name.startswith("_") and not isinstance(value, types.ModuleType)}
        assert public <= names, (file, public - names)


def test_the_guide(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.S)
    assert len(blocks) > 3
    scope = {}
    for block in blocks:
        if "# needs workers" not in block:
            exec(compile(block, "docs/gt.md", "exec"), scope)
