"""Runs the shell steps of GitHub's YAML as a runner would: as they stand, with the environment that it gives."""

import os
import re
import subprocess
from pathlib import Path

import yaml

EXPRESSION = re.compile(r"\$\{\{\s*(.+?)\s*\}\}")


def load(path):
    """The YAML of a workflow or an action; `on` is a word there, not a truth."""
    return yaml.load(Path(path).read_text(), Loader=yaml.BaseLoader)


def steps_of(document):
    """All steps: of an action, or of each job of a workflow."""
    if "runs" in document:
        return document["runs"]["steps"]
    return [step for job in document["jobs"].values() for step in job["steps"]]


def step_of(path, name):
    """The one step whose name begins so."""
    (step,) = [step for step in steps_of(load(path)) if step["name"].startswith(name)]
    return step


class Runner:
    """A job in a workspace; `context` has what expressions mean: `inputs.path`, `steps.build.outputs.catwalk`."""

    def __init__(self, workspace, scratch, context, environment):
        self.workspace, self.scratch, self.context = workspace, Path(scratch), dict(context)
        self.environment = environment
        self.summary = ""
        self.log = ""
        self.used = {}

    def evaluate(self, text):
        """A text with its expressions replaced by what they come to."""
        return EXPRESSION.sub(lambda match: value_of(match.group(1), self.context), text)

    def is_wanted(self, step):
        """A step without a condition is wanted."""
        return "if" not in step or value_of(step["if"].strip("${} "), self.context) not in ("", "false", "0")

    def run(self, step):
        """Runs a shell step, if its condition wants it; returns its exit status, none where it was not run.

        Of a step that uses an action, what that would be handed is noted.
        """
        if not self.is_wanted(step):
            return None
        if "run" not in step:
            handed = {**step.get("with", {}), **step.get("env", {})}
            self.used[step["uses"].split("@")[0]] = {name: self.evaluate(text) for name, text in handed.items()}
            return None
        files = {name: self.scratch / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        for file in files.values():
            file.write_text("")
        script = self.scratch / "script.sh"
        script.write_text(step["run"])
        result = subprocess.run(
            ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", script],
            cwd=self.workspace,
            env={
                **self.environment,
                "RUNNER_TEMP": str(self.scratch),
                **{name: str(file) for name, file in files.items()},
                **{name: self.evaluate(value) for name, value in step.get("env", {}).items()},
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.log += result.stdout
        for line in files["GITHUB_OUTPUT"].read_text().splitlines():
            name, value = line.split("=", 1)
            self.context[f"steps.{step['id']}.outputs.{name}"] = value
        self.summary += files["GITHUB_STEP_SUMMARY"].read_text()
        return result.returncode


def value_of(expression, context):
    """What an expression comes to: names, texts in quotes, !, ==, !=, &&, || and parentheses, as texts; false is ''."""
    tokens = re.findall(r"'(?:[^']|'')*'|[\w.-]+|&&|\|\||==|!=|[!()]", expression)
    assert "".join(tokens) == re.sub(r"\s+(?=(?:[^']*'[^']*')*[^']*$)", "", expression), expression

    def term():
        token = tokens.pop(0)
        if token == "!":
            return "" if term() else "true"
        if token == "(":
            value = either()
            assert tokens.pop(0) == ")", expression
            return value
        if token.startswith("'"):
            return token[1:-1].replace("''", "'")
        return context.get(token, "") if "." in token else token

    def comparison():
        left = term()
        if tokens and tokens[0] in ("==", "!="):
            operator, right = tokens.pop(0), term()
            return "true" if (left == right) == (operator == "==") else ""
        return left

    def both():
        value = comparison()
        while tokens and tokens[0] == "&&":
            tokens.pop(0)
            right = comparison()
            value = right if value else value
        return value

    def either():
        value = both()
        while tokens and tokens[0] == "||":
            tokens.pop(0)
            right = both()
            value = value or right
        return value

    value = either()
    assert not tokens, expression
    return value


def environment(**variables):
    """What a runner's shell has: where this machine's tools are, what the runner says, and how this build was made."""
    names = ("PATH", "HOME", "LANG", "TMPDIR", "CATWALK_WARNINGS_AS_ERRORS")
    kept = {name: value for name, value in os.environ.items() if name in names}
    return {**kept, "CI": "true", "GITHUB_ACTIONS": "true", **variables}
