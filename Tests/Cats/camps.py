"""What Documentation/fairness.md and the pages of the camps say, which follows from Objections/moves.json.

That file remembers of each objection every figure that moves by 3 % or more, and each claim whose verdict changes.
"""

import json
import pathlib
import re
import sys

from checks import ROOT
from checks.pages import github_anchor, with_block

MOVES = pathlib.Path(__file__).with_name("Objections") / "moves.json"
CLAIMS = ROOT / ".catwalk-claims.yml"
PAGE = ROOT / "Documentation" / "fairness.md"
CAMPS = PAGE.with_suffix("")
MOST_ROWS = 3
# Figures that a claim's verdict hangs on.
DECIDING = {
    "C2a": "code lines of the view controllers",
    "C6": "synchronising lines",
    "C9": "other lines for each line of logic, Load Cat",
    "C10": "inversion of collaborations, %",
    "C13": "edges across scenes",
    "C14": "cyclomatic complexity",
    "C17": "UI-free share of deciding lines, %",
    "C18": "edges from presenter to view",
}
# A heading that an objection is named for, what answers it, and its table.
SECTION = re.compile(r"^(## (.+)\n(?:(?!## ).*\n)*?<!-- moves -->\n)(?:(?!## ).*\n)*?(<!-- /moves -->)$", re.MULTILINE)


def remembered():
    """By objection, what `moved` of fairness.py tells, and what the objection costs."""
    try:
        moves = json.loads(MOVES.read_text())
        for each in moves.values():
            cells = [*each["figures"].values(), *each.get("costs", {}).values()]
            pairs = [pair for cell in cells for pair in cell.values()]
            if not all(is_pair(pair, (int, float)) for pair in pairs):
                raise ValueError("a figure has not two numbers")
            if not all(is_pair(pair, str) for pair in each["verdicts"].values()):
                raise ValueError("a claim has not two verdicts")
        return moves
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        way_out = "Restore it, or write {} into it and measure with --write and --costs."
        fail(f"{MOVES.parent.name}/{MOVES.name} is missing or damaged ({error}). {way_out}")


def is_pair(pair, kind):
    return isinstance(pair, list) and len(pair) == 2 and all(isinstance(each, kind) for each in pair)


def remember(moves):
    """With a line for each objection, so that a difference can be read."""
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(each)}" for name, each in moves.items())
    MOVES.write_text(f"{{\n{lines}\n}}\n")


def answered(names):
    """By objection, the page that answers it, and the heading there, which the objection is named for."""
    found = {}
    for page in sorted(CAMPS.glob("*.md")):
        for match in SECTION.finditer(page.read_text()):
            found[github_anchor(match[2])] = page, match[2]
    if odd := sorted(found.keys() ^ names):
        place = f"a heading in Documentation/{CAMPS.name}, with <!-- moves --> and <!-- /moves --> below"
        fail(f"{', '.join(odd)}: each objection needs {place}, and each such heading an objection that is called so.")
    return found


def pages_with(moves, figures, verdicts):
    """What each page has to say, by its file, if this is what is here, and what objections move."""
    answers, reached = answered(moves.keys()), spans(moves)
    links = {name: f"[{heading}]({CAMPS.name}/{page.name}#{name})" for name, (page, heading) in answers.items()}
    summary = with_block(PAGE.read_text(), "verdicts", verdict_list(verdicts, moves, links))
    summary = with_block(summary, "spans", span_table(figures, reached))
    for camp in sorted({page for page, _ in answers.values()}):
        own = [f"- {links[name]}: {what_hangs(moves[name], reached)}" for name in answers if answers[name][0] == camp]
        summary = with_block(summary, camp.stem, "\n".join(own))
    return {PAGE: summary} | camps_with(moves)


def camps_with(moves):
    """The pages of the camps, by their files, with the objections' tables."""
    reached = spans(moves)

    def with_table(match):
        return f"{match[1]}\n{answer_table(moves[github_anchor(match[2])], reached)}\n\n{match[3]}"

    return {page: SECTION.sub(with_table, page.read_text()) for page, _ in answered(moves.keys()).values()}


def untold(moves):
    """The objections whose page has another table than follows from what is remembered."""
    reached, answers = spans(moves), answered(moves.keys())
    tables = {name: f"\n{answer_table(each, reached)}\n" for name, each in moves.items()}
    return {name for name, (page, _) in answers.items() if tables[name] not in page.read_text()}


def spans(moves):
    """By figure and architecture, what objections take it to, in order: the least and the most are its span's ends."""
    reached = {}
    for each in moves.values():
        for title, cells in each["figures"].items():
            for name, (_, other) in cells.items():
                reached.setdefault((title, name), []).append(other)
    return {place: sorted(others) for place, others in reached.items()}


def ends(moves, reached):
    """The figures whose span ends with this objection, once for each architecture, and whether with it alone."""
    places = [(title, name, other) for title, cells in moves["figures"].items() for name, (_, other) in cells.items()]
    spanned = [(title, reached[title, name], other) for title, name, other in places]
    return [(title, others.count(other) == 1) for title, others, other in spanned if other in (others[0], others[-1])]


def what_hangs(moves, reached):
    """The claims whose verdict changes with an objection, and how many ends of spans it sets."""
    count = len(ends(moves, reached))
    counted = [f"{count} end{'s' if count > 1 else ''}"] if count else []
    return ", ".join([*moves["verdicts"], *counted]) or "no verdict, no end"


def answer_table(moves, reached):
    """Figures that verdicts hang on, that end a span with this objection, or else move most; verdicts; and costs."""
    figures, ending = moves["figures"], ends(moves, reached)
    deciding = {DECIDING.get(claim) for claim in moves["verdicts"]}

    def rank(title):
        """What decides a verdict, then what ends a span with this objection alone, then what moves most."""
        return title in deciding, (title, True) in ending, max(abs(share(*cell)) for cell in figures[title].values())

    ranked = sorted(figures, key=rank, reverse=True)
    chosen = [title for title in ranked if title in deciding or title in dict(ending)][:MOST_ROWS] or ranked[:1]
    names = sorted({name for title in chosen for name in figures[title]})
    rows = {
        title: [" → ".join(map(number, cells[name])) if name in cells else "" for name in names]
        for title, cells in figures.items()
        if title in chosen
    }
    verdicts = [f"{claim} ({other})" for claim, (_, other) in moves["verdicts"].items()]
    costs = [f"{name} {costs_in_words(cost)}" for name, cost in moves.get("costs", {}).items()]
    parts = [
        table(names, rows) if rows else "No figure moves by 3 %.",
        f"Other verdicts: {', '.join(verdicts)}." if verdicts else "",
        f"When it runs: {'; '.join(costs)}." if costs else "",
    ]
    return "\n\n".join(filter(None, parts))


def share(value, other):
    """Which part of itself a figure moves by; what comes from nothing doubles."""
    return other / value - 1 if value else 1


def costs_in_words(costs):
    parts = {name: f"{100 * share(*cost):+.1f}" for name, cost in costs.items()}
    return ", ".join(f"{part} % {name}" for name, part in parts.items() if float(part))


def verdict_list(here, moves, links):
    """Of each claim whose verdict is another one with some objection's edits: with which."""
    parts = []
    for claim, verdict in here.items():
        others = {}
        for name, each in moves.items():
            if claim in each["verdicts"]:
                others.setdefault(each["verdicts"][claim][1], []).append(links[name])
        if others:
            told = [f"{other} with {', '.join(names)}" for other, names in others.items()]
            parts.append(f"### {claim}\n\n{words(verdict).capitalize()}; {'; '.join(told)}.")
    return "\n\n".join(parts)


def span_table(figures, reached):
    """Of each figure that some objection moves: what it is here, the least and the most that it is moved to."""

    def cell(title, name):
        span = reached.get((title, name))
        return f"{number(short(figures[name][title]))}: {number(span[0])}–{number(span[-1])}" if span else ""

    moving = [title for title in next(iter(figures.values())) if any((title, name) in reached for name in figures)]
    return table(list(figures), {title: [cell(title, name) for name in figures] for title in moving})


def table(columns, cells):
    """By title, a cell for each column."""
    lines = [f"| | {' | '.join(columns)} |", f"|---|{'---|' * len(columns)}"]
    return "\n".join([*lines, *(f"| {title} | {' | '.join(row)} |" for title, row in cells.items())])


def unanswered(hanging):
    """The claims that hang on an objection, or say that they do, and do not lead to their own heading on the page."""
    keys = dict(re.findall(r"(?s)\n  - id: (\w+)\n(?:(?!\n  - id: ).)*?\n    fairness: (\S+)", CLAIMS.read_text()))
    headed = re.findall(r"(?m)^### (C\w+)$", PAGE.read_text())
    return [
        claim
        for claim in sorted(hanging | keys.keys())
        if claim not in headed or keys.get(claim) != f"Documentation/{PAGE.name}#{claim.lower()}"
    ]


def words(verdict):
    return re.sub("[A-Z]", lambda letter: " " + letter[0].lower(), verdict)


def short(value):
    """With two places behind the point, as tables have it."""
    return int(round(value, 2)) if round(value, 2) == int(round(value, 2)) else round(value, 2)


def number(value):
    return str(value) if isinstance(value, int) else f"{value:.2f}"


def fail(text):
    print(text, file=sys.stderr)
    sys.exit(2)
