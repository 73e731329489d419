"""Made-up subjects, from a report that there is: what a page must bear."""

import copy

RUBBISH = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "' onmouseover='alert(1)",
    "\u202egnirts",
    "{{name}}</title><script>alert(1)</script>",
    "a & b < c > d",
    "名字很长" * 12,
    "\"\u0301 onclick=alert(1) \u0301",
]


def all_subjects(report):
    makers = [ten, one, none, untested, unrun, handed_in, floorless, kept, rubbish]
    return {maker.__name__.replace("_", "-"): maker(copy.deepcopy(report)) for maker in makers}


def ten(report):
    """Ten architectures: the same ones again, under other names."""
    known = report["architectures"]
    report["architectures"] = [
        copy.deepcopy(known[index % len(known)]) | {"name": f"Variant {index + 1}"} for index in range(10)
    ]
    report["baseline"] = "Variant 1"
    report["claims"] = []
    return report


def one(report):
    report["architectures"] = report["architectures"][:1]
    report["claims"] = []
    return report


def none(report):
    """All tests fail."""
    failure = {"name": "loads", "message": "Expectation failed", "file": "Tests/LoadTests.swift", "line": 4}
    report["architectures"] = [
        {"name": each["name"], "failures": {"unit": [failure], "scenarios": []}} for each in report["architectures"]
    ]
    report["claims"] = []
    return report


def untested(report):
    """No tests, no roles with edges, no figures that need them, and references from the syntax alone."""
    for each in report["architectures"]:
        for key in ("tests", "coverage", "uiFree"):
            each.pop(key, None)
        for part in each["roles"] + each["scenes"] + each["sources"]:
            part.pop("coverage", None)
            part.pop("gaps", None)
        for part in each["types"] + each["bodies"]:
            part.pop("regions", None)
        each["coupling"]["engine"] = "syntax"
        each["coupling"].pop("collaborations", None)
        for key in ("synchronising", "deciding"):
            each.pop(key, None)
            for body in each["bodies"]:
                body.pop(key, None)
        for graph in ("declared", "resolved"):
            figures = each["coupling"][graph]
            figures.update({"matrix": [], "nccd": None, "propagationCost": None})
            for role in figures["martin"]["roles"]:
                role.update({"instability": None, "abstractness": None, "distance": None})
    report["shared"] = report["claims"] = []
    return report


def unrun(report):
    """Tests that were not run, as in a report of the sources alone; costs and claims are unknown, too."""
    tests = [each["tests"] for each in report["architectures"]]
    report = untested(report)
    for each, own in zip(report["architectures"], tests):
        each["tests"] = {key: own[key] for key in ("files", "functions", "lines", "doubles")}
        each.pop("costs", None)
    report.pop("costs", None)
    report.pop("scenarioLikeness", None)
    return report


def handed_in(report):
    """Coverage that does not say which tests ran."""
    for each in report["architectures"]:
        for key in ("count", "cases", "scenarios", "medianLines", "medianCyclomatic"):
            each["tests"].pop(key, None)
        each.pop("uiFree", None)
        each.get("deciding", {}).pop("uiFree", None)
        parts = [each] + each["roles"] + each["scenes"] + each["sources"] + each["types"] + each["bodies"]
        for part in parts:
            for key in ("coverage", "regions"):
                if key in part:
                    part[key] = {"all": part[key]["all"]}
    report["claims"] = []
    report.pop("scenarioLikeness", None)
    return report


def floorless(report):
    """Benchmarks without a floor, in which nobody says what a user does."""
    report["costs"]["scenarios"] = []
    report["costs"].pop("total", None)
    for each in report["architectures"]:
        for part in [*each["costs"]["scenarios"], each["costs"]["total"]]:
            for key in ("excess", "excessOverBaseline", "microsecondsAboveFloor", "actions"):
                part.pop(key, None)
    return report


def kept(report):
    """What a user does and what open apps take is known, whether or not it was recorded."""
    report["costs"]["memory"] = report["costs"]["timed"] | {"kept": {"scenario": "edit", "apps": 1000}}
    for index, each in enumerate(report["architectures"]):
        around = {"median": 2.5 + index, "low": index - 0.5, "high": 4.5 + index}
        for actions, scenario in enumerate(each["costs"]["scenarios"]):
            scenario |= {"actions": actions, "microsecondsAboveFloor": around, "microsecondsAboveBaseline": around}
        each["costs"] |= {"bytesPerApp": {key: 4000 * value for key, value in around.items()}}
        each["costs"] |= {"bytesPerAppAboveFloor": around}
    return report


def rubbish(report):
    """Every text that comes from a subject is one that wants to be markup."""
    names = iter(RUBBISH * 100_000)
    report = _map(report, names)
    report["name"] = "<script>alert(1)</script>\u202e\"'</title>"
    for index, each in enumerate(report["architectures"]):
        each["name"] = f"{RUBBISH[index]} {index}"
    report["baseline"] = report["architectures"][0]["name"]
    for index, claim in enumerate(report["claims"]):
        claim["id"] = f"{RUBBISH[index % len(RUBBISH)]} {index}"
        claim["verdict"] = "cannotBeToldHere"
        for measure in claim["measures"]:
            measure["values"] = {}
    return report


# What the page decides by, or what a test finds a figure by.
KEPT = {"habit", "verdict", "engine", "scenarioLikeness", "kind", "baseline", "reason", "role", "scene", "from", "to", "date"}


def _map(value, names, key=None):
    if isinstance(value, dict):
        return {each: _map(part, names, each) for each, part in value.items()}
    if isinstance(value, list):
        return [_map(part, names, key) for part in value]
    return next(names) if isinstance(value, str) and key not in KEPT else value
