"""make_stubs.py GENERATED PACKAGE OUT: stubs for type checkers, beside the modules of the package in the folder OUT.

GENERATED is what nanobind writes of gt._gt. Types in it are completed: a method of Tensor called int or dtype hides the
type of that name, types that Python's own functions do not say are Any, and what takes a type of elements takes its name
too. Modules that pass on names of others get a stub that says so, since checkers take an import for private.
"""

import ast
import pathlib
import re
import sys

PASSING_ON = ["__init__.py", "nn/__init__.py", "nn/functional.py"]
HIDDEN = {"int", "float", "bool"}  # builtins that are methods of Tensor too
OF_ANY = {"list": "list[Any]", "tuple": "tuple[Any, ...]", "dict": "dict[str, Any]"}
OF_NUMBERS = {"size", "shape", "axes", "times"}  # *size: zeros(2, 3) and zeros((2, 3))
WITHOUT_RESULT = {"__init__", "__setitem__", "__delitem__"}
HEAD = """import builtins
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias, overload

import numpy

from gt._tensor import Pair

"""
TAIL = """
_dtype: TypeAlias = dtype
_DTypeLike: TypeAlias = dtype | str | type | numpy.dtype[Any]
_ndarray: TypeAlias = numpy.ndarray[Any, Any]
"""


class Types(ast.NodeTransformer):
    """The names in one annotation."""

    def __init__(self, in_tensor, is_parameter):
        self.in_tensor, self.is_parameter = in_tensor, is_parameter

    def visit_Subscript(self, node):
        node.slice = self.visit(node.slice)  # list[int] is complete
        return node

    def visit_Attribute(self, node):
        return ast.Name({"gt._tensor.Pair": "Pair", "numpy.ndarray": "_ndarray"}[ast.unparse(node)])

    def visit_Name(self, node):
        if node.id == "dtype":
            return ast.Name("_DTypeLike" if self.is_parameter else "_dtype")
        if node.id in OF_ANY:
            return ast.parse(OF_ANY[node.id], mode="eval").body
        if self.in_tensor and node.id in HIDDEN:
            return ast.Attribute(ast.Name("builtins"), node.id)
        return node


class Functions(ast.NodeTransformer):
    def __init__(self):
        self.inside = None

    def visit_ClassDef(self, node):
        self.inside = node.name
        self.generic_visit(node)
        self.inside = None
        return node

    def typed(self, annotation, is_parameter):
        return Types(self.inside == "Tensor", is_parameter).visit(annotation)

    def visit_AnnAssign(self, node):
        node.annotation = self.typed(node.annotation, False)
        return node

    def visit_FunctionDef(self, node):
        arguments = node.args
        own = 1 if self.inside and not any(getattr(d, "id", "") == "staticmethod" for d in node.decorator_list) else 0
        for argument in (arguments.posonlyargs + arguments.args)[own:] + arguments.kwonlyargs:
            argument.annotation = self.typed(argument.annotation, True) if argument.annotation else ast.Name("Any")
        for argument in filter(None, (arguments.vararg, arguments.kwarg)):
            if argument.annotation is None:
                text = "int | Sequence[int]" if argument.arg in OF_NUMBERS else "Any"
                argument.annotation = self.typed(ast.parse(text, mode="eval").body, True)
        is_setter = any(isinstance(d, ast.Attribute) and d.attr == "setter" for d in node.decorator_list)
        if node.name == "__iter__":
            node.returns = ast.parse("Iterator[Tensor]", mode="eval").body
        elif node.returns is None:
            node.returns = ast.Constant(None) if is_setter or node.name in WITHOUT_RESULT else ast.Name("Any")
        else:
            node.returns = self.typed(node.returns, False)
        return node


def completed(text):
    tree = Functions().visit(ast.parse(text))
    tree.body = [node for node in tree.body if not isinstance(node, (ast.Import, ast.ImportFrom))]
    text = HEAD + ast.unparse(ast.fix_missing_locations(tree)) + "\n" + TAIL
    # As NumPy's arrays have it: comparing gives a tensor.
    text = re.sub(r"(?m)^(    def __(?:eq|ne)__\(.*-> Tensor:)$", r"\1  # type: ignore[override]", text)
    return re.sub(r"(?m)^(    def __(?:lt|le|gt|ge)__\(.*)$", r"\1  # type: ignore[misc]", text)


def public_names(path):
    """What a module assigns and defines at its top."""
    names = []
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.Assign):
            names += [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.append(node.name)
    return [name for name in names if not name.startswith("_")]


def passed_on(path, package):
    lines = [f'"""{ast.get_docstring(ast.parse(path.read_text()), clean=False)}"""']
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ImportFrom):
            names = [(alias.name, alias.asname or alias.name) for alias in node.names]
            if names == [("*", "*")]:
                source = package.parent / (node.module.replace(".", "/") + ".py")
                names = [(name, name) for name in public_names(source)]
            for name, known_as in names:
                lines.append(f"from {node.module} import {name}" + ("" if known_as.startswith("_") else f" as {known_as}"))
        elif isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            if "__version__" in names:
                lines.append("__version__: str")
            elif "__all__" not in names:
                lines.append(ast.unparse(node))
    return "\n".join(lines) + "\n"


def main():
    generated, package, out = map(pathlib.Path, sys.argv[1:])
    (out / "_gt.pyi").write_text(completed(generated.read_text()))
    for script in PASSING_ON:
        (out / script).with_suffix(".pyi").write_text(passed_on(package / script, package))


if __name__ == "__main__":
    main()
