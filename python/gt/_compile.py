"""compile(): a function as one graph."""

import functools


def compile(function=None):
    """Marks a function whose operations belong together: `f = gt.compile(f)` or `@gt.compile`.

    In this version the function is called as it is: its results are right and each of its operations is an instruction
    of its own. Tracing to one graph is not there yet.
    """
    if function is None:
        return compile
    if not callable(function):
        raise TypeError(f"gt.compile() takes a function, got {type(function).__name__}")

    @functools.wraps(function, updated=())
    def call(*args, **kwargs):
        return function(*args, **kwargs)
    return call
