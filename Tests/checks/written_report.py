"""What the built command makes of the report that the formats are tried on."""

import json
from functools import cache

from . import CATWALK, ROOT, folder, run

SAMPLE = ROOT / "Tests/Workbench/FormatCheck/sample-report.json"
FORMATS = "md,json,csv,sarif,badges,mermaid,svg"

# Words that a report may choose from have to stay what they are.
WORDS = {"engine", "habit", "key", "kind", "reason", "scenarioLikeness", "verdict"}

HOSTILE = (
    "</script><script>alert(1)</script>",
    "| a |\n\n# [x](javascript:alert(1)) `@octocat`",
    '"]; click place0 "javascript:alert(1)"\n```\n',
    '=HYPERLINK("https://evil.example","x"),"\r\n@SUM(1)',
    "\x1b]0;owned\x07\x9b2J\x00\u202egnp.exe",
    "../../../etc/",
)


def with_each_text(text, value, key=None):
    """The same JSON with `text` before each name, path and sentence in it."""
    if isinstance(value, dict):
        return {name: with_each_text(text, member, name) for name, member in value.items()}
    if isinstance(value, list):
        return [with_each_text(text, element, key) for element in value]
    return text + value if isinstance(value, str) and key not in WORDS else value


@cache
def written(text=""):
    """The files that are written for the sample with `text` before each of its texts: bytes by path."""
    return written_from(with_each_text(text, json.loads(SAMPLE.read_text())), FORMATS)


def written_from(report, formats):
    """The files that are written for a report in some formats: bytes by path."""
    with folder() as place:
        (place / "source.json").write_text(json.dumps(report))
        output = place / "Reports"
        command = [CATWALK, "report", "--quiet", "--no-reproducible", "--from", place / "source.json", "--format", formats]
        run([*command, "--output", output])
        return {str(path.relative_to(output)): path.read_bytes() for path in output.rglob("*") if path.is_file()}
