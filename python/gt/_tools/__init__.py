"""The command gt: `python -m gt`."""
