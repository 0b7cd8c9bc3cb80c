"""A plug-in of pytest: tests marked release_only are left out where the program has sanitizers (PCP_SANITIZED=1, as
cmake/pytest.cmake sets it), unless PCP_TEST_ALL=1 asks for all. tests/sanitized.h says why."""

import os

SANITIZED = os.environ.get("PCP_SANITIZED") == "1" and os.environ.get("PCP_TEST_ALL") != "1"


def pytest_configure(config):
    config.addinivalue_line("markers", "release_only: too slow with sanitizers, and nothing of it is for them alone")


def pytest_collection_modifyitems(config, items):
    if not SANITIZED:
        return
    left_out = [item for item in items if item.get_closest_marker("release_only")]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)
