"""What pages and schemas say of the measures, made anew from the catalogue of measures."""

import json
import re

from checks import CATWALK, ROOT, output

DEFINITIONS = ROOT / "Documentation/definitions.md"
SCHEMA = ROOT / "Reports/report.schema.json"
# The last of the definitions.
MEASURES = re.compile(r'^    "measures": \{.*?\}(?=\n  \}\n\}\n\Z)', re.DOTALL | re.MULTILINE)
MARKERS = "<!-- catwalk:definitions -->\n", "<!-- /catwalk:definitions -->"


def catalogue():
    """What each file has to hold, by its path."""
    before, _, rest = DEFINITIONS.read_text().partition(MARKERS[0])
    after = rest.partition(MARKERS[1])[2]
    measures = '    "measures": ' + json.dumps(json.loads(explain("--schema")), indent=2, ensure_ascii=False).replace("\n", "\n    ")
    return {
        DEFINITIONS: f"{before}{MARKERS[0]}\n{explain('--markdown')}\n{MARKERS[1]}{after}",
        SCHEMA: MEASURES.sub(lambda _: measures, SCHEMA.read_text()),
    }


def explain(option):
    return output([CATWALK, "explain", option], cwd=ROOT)
