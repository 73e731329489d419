"""The messages of a step in the pages: `<!-- trace: ARCHITECTURE: SCENARIO: STEP -->`, a diagram, `<!-- /trace -->`.

Scenario and step are the beginnings of their names, as `catwalk trace` takes them.
"""

import re

from checks import CATWALK, ROOT, output

MARKED = re.compile(r"(<!-- trace: (\S+): ([^:\n]+): ([^:\n]+) -->\n\n).*?(<!-- /trace -->)", re.DOTALL)


def diagram(architecture, scenario, step):
    """What the architecture says in that step today, as Mermaid has it."""
    command = [CATWALK, "trace", scenario, "--step", step, "-a", architecture, "--format", "mermaid", "--quiet"]
    return output(command, cwd=ROOT)


def with_traces(text, drawn=diagram):
    """The page's text with each diagram as the architectures give it today."""
    return MARKED.sub(lambda match: f"{match[1]}```mermaid\n{drawn(*match.group(2, 3, 4))}```\n\n{match[5]}", text)
