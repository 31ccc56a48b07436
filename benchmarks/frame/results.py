"""The file of results: each benchmark has a section of its own between two marks, the rest is left alone."""

from __future__ import annotations

import re

HEAD = """# Measurements

Made by `make bench`, or `python -m benchmarks NAME` for one of them. Each section says on which machine and when.
CPU time is what the process used itself; where a machine is shared, trust it rather than wall time.
"""
_SECTION = re.compile(r"<!-- begin ([\w-]+) -->\n.*?<!-- end \1 -->\n", re.DOTALL)


def updated(text: str, name: str, section: str) -> str:
    """The file with this section replaced or added; sections are in the order of their names."""
    sections = {found[1]: found[0] for found in _SECTION.finditer(text)}
    sections[name] = f"<!-- begin {name} -->\n{section}<!-- end {name} -->\n"
    return "\n".join([HEAD, *(sections[key] for key in sorted(sections))])
