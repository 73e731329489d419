"""Holds the action and the workflow against GitHub's schemas, and runs each of their shell steps."""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from actions import Runner, environment, load, steps_of
from written_report import CATWALK, ROOT

ACTION = ROOT / "action.yml"
WORKFLOW = ROOT / ".github/workflows/report.yml"
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TWINS = ROOT / "Tests/Workbench/Twins/Fixtures/Twins"


def git(folder, *arguments):
    identity = ["-c", "user.name=Tester", "-c", "user.email=tester@example.invalid"]
    command = ["git", *identity, *arguments]
    return subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def can_compare():
    """Whether the built command has the subcommand that the action compares with."""
    result = subprocess.run([CATWALK, "--help"], stdout=subprocess.PIPE, text=True)
    return "\n  compare " in result.stdout


class SchemaTests(unittest.TestCase):
    def test_both_fit_the_schemas_of_github(self):
        documents = [("github-actions", ACTION), ("dependabot", ROOT / ".github/dependabot.yml")]
        for name, path in documents + [("github-workflows", workflow) for workflow in WORKFLOWS]:
            with self.subTest(path=path.name):
                check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{name}", path]
                result = subprocess.run(check, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                self.assertEqual(result.returncode, 0, result.stdout)

    def test_each_input_is_described_and_used(self):
        text = ACTION.read_text()
        for name, description in load(ACTION)["inputs"].items():
            self.assertTrue(description["description"])
            self.assertIn(f"inputs.{name}", text)

    def test_no_script_has_an_expression_in_it(self):
        """What a pull request says must not become part of a script: it comes in variables."""
        for step in [step for path in (ACTION, *WORKFLOWS) for step in steps_of(load(path))]:
            self.assertNotIn("${{", step.get("run", ""))

    def test_actions_of_others_are_pinned_to_a_commit_and_say_which_version_that_is(self):
        for path in (ACTION, *WORKFLOWS):
            for line in path.read_text().splitlines():
                if "uses:" in line and "uses: ./" not in line:
                    self.assertRegex(line, r"uses: (actions|github)/[a-z/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")

    def test_nothing_is_permitted_but_what_is_needed(self):
        wanted = {
            "report.yml": [{"contents": "read", "security-events": "write"}],
            "ci.yml": [{"contents": "read"}] * 2,
            "release.yml": [{"contents": "read"}] * 3 + [{"contents": "write"}],
        }
        self.assertEqual({path.name for path in WORKFLOWS}, set(wanted))
        for path in WORKFLOWS:
            workflow = load(path)
            self.assertEqual(workflow["permissions"], {})
            self.assertEqual([job["permissions"] for job in workflow["jobs"].values()], wanted[path.name])


class ScriptTests(unittest.TestCase):
    """The scripts that workflows call, with stand-ins for what takes minutes or is another machine's."""

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.programs = self.folder / "bin"
        self.programs.mkdir()

    def stand_in(self, name, script):
        program = self.programs / name
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)

    def run_script(self, *command):
        variables = environment() | {"PATH": f"{self.programs}:{os.environ['PATH']}"}
        return subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True)

    def test_a_swift_that_is_too_old_is_told_at_once(self):
        for version, status in (("6.2.4", 2), ("5.10", 2), ("6.3", 0), ("6.3.1", 0), ("6.10", 0), ("7.0", 0)):
            with self.subTest(version=version):
                self.stand_in("swift", f"echo 'Apple Swift version {version} (swiftlang)'")
                result = self.run_script(ROOT / ".ci/require-swift")
                self.assertEqual(result.returncode, status, result.stderr)
                if status:
                    self.assertIn(f"This is Swift {version}, and Catwalk needs 6.3 or later", result.stderr)

    def test_a_swift_that_does_not_start_says_why(self):
        self.stand_in("swift", "echo 'You have not agreed to the license agreements.' >&2; exit 69")
        result = self.run_script(ROOT / ".ci/require-swift")
        self.assertEqual(result.returncode, 2)
        self.assertIn("You have not agreed", result.stderr)
        self.assertIn("Install Swift 6.3 or later", result.stderr)

    def test_a_release_is_one_file_that_starts_alone_with_its_checksum(self):
        """The build is the one that there is; `env -i` in the script starts it with nothing on the path."""
        built = self.folder / "built"
        built.mkdir()
        shutil.copy(CATWALK, built / "catwalk")
        self.stand_in("swift", f'case "$*" in *--show-bin-path*) echo {built} ;; esac')
        result = self.run_script(ROOT / ".ci/release", self.folder / "released")
        self.assertEqual(result.returncode, 0, result.stderr)
        files = sorted(path.name for path in (self.folder / "released").iterdir())
        self.assertEqual(len(files), 2)
        self.assertEqual(files[1], files[0] + ".sha256")
        check = subprocess.run(["sha256sum", "--check", files[1]], cwd=self.folder / "released", capture_output=True)
        self.assertEqual(check.returncode, 0)
        names = subprocess.run(["tar", "-tzf", self.folder / "released" / files[0]], capture_output=True, text=True)
        self.assertEqual(names.stdout, "catwalk\n")

        with open(self.folder / "released" / files[0], "ab") as archive:
            archive.write(b"more")
        spoilt = self.run_script(ROOT / ".ci/start-release", self.folder / "released" / files[0])
        self.assertEqual(spoilt.returncode, 1)
        self.assertIn("FAILED", spoilt.stdout)

    def test_a_release_for_macos_is_built_for_each_processor_alone_joined_and_signed_after_all_changes(self):
        """What Apple's tools are asked for; the program that starts in the end is the one that there is."""
        toolchain = self.folder / "usr/lib/swift"
        library = self.folder / "usr/lib/swift-6.2/macosx/libswiftCompatibilitySpan.dylib"
        library.parent.mkdir(parents=True)
        library.write_text("what older systems lack")
        log = f'echo "$(basename "$0") $*" >> {self.folder}/log'
        for processor in ("arm64", "x86_64"):
            (self.folder / processor).mkdir()
            shutil.copy(CATWALK, self.folder / processor / "catwalk")
        self.stand_in("uname", "echo Darwin")
        self.stand_in("swift", f"""{log}
            case "$*" in
            *-print-target-info*) echo '    "runtimeResourcePath": "{toolchain}",' ;;
            *arm64*--show-bin-path*) echo {self.folder}/arm64 ;;
            *x86_64*--show-bin-path*) echo {self.folder}/x86_64 ;;
            esac""")
        self.stand_in("lipo", f'{log}\ncp "$2" "$5"')
        self.stand_in("otool", 'case $1 in -L) echo "@rpath/libswiftCompatibilitySpan.dylib" ;; -l) echo "path /usr/lib/swift" ;; esac')
        for tool in ("strip", "install_name_tool", "codesign"):
            self.stand_in(tool, log)
        result = self.run_script(ROOT / ".ci/release", self.folder / "released", self.folder / "scratch")
        self.assertEqual(result.returncode, 0, result.stderr)
        log = (self.folder / "log").read_text().splitlines()
        builds = [line for line in log if line.startswith("swift build") and "--show-bin-path" not in line]
        self.assertEqual([line.count("--arch") for line in builds], [1, 1])
        self.assertEqual(
            [line.split()[0] for line in log if not line.startswith("swift")],
            ["lipo", "strip", "install_name_tool", "codesign"],
        )
        names = subprocess.run(
            ["tar", "-tzf", self.folder / "released/catwalk-macos.tar.gz"], capture_output=True, text=True
        )
        self.assertEqual(names.stdout.split(), ["catwalk", library.name])

    def test_a_release_that_does_not_build_is_none(self):
        self.stand_in("swift", "exit 1")
        result = self.run_script(ROOT / ".ci/release", self.folder / "released")
        self.assertNotEqual(result.returncode, 0)
        self.assertEqual(list((self.folder / "released").glob("*.tar.gz")), [])

    def test_the_release_is_published_with_all_files(self):
        (self.folder / "released").mkdir()
        for name in ("a.tar.gz", "a.tar.gz.sha256"):
            (self.folder / "released" / name).write_text("")
        self.stand_in("gh", f'printf "%s\\n" "$@" > {self.folder}/asked')
        (step,) = [step for step in steps_of(load(ROOT / ".github/workflows/release.yml")) if step["name"] == "Publish"]
        context = {"github.ref_name": "v1.2.3", "github.repository": "cats/catwalk", "github.token": "t"}
        variables = environment() | {"PATH": f"{self.programs}:{os.environ['PATH']}"}
        self.assertEqual(Runner(self.folder, self.folder, context, variables).run(step), 0)
        asked = (self.folder / "asked").read_text().split("\n")
        self.assertEqual(asked[:5], ["release", "create", "v1.2.3", "--repo", "cats/catwalk"])
        self.assertEqual(asked[-3:-1], ["released/a.tar.gz", "released/a.tar.gz.sha256"])


    def test_a_report_of_the_same_second_as_an_older_one_is_new(self):
        """Whole seconds are all that a Mac's bash compares; like catwalk, the stand-in replaces the file."""
        out = self.folder / "out"
        for exists in (False, True):
            with self.subTest(exists=exists):
                out.mkdir(exist_ok=True)
                if exists:
                    (out / "report.json").write_text("old")
                    os.utime(out / "report.json", (1_000_000_000, 1_000_000_000))
                self.stand_in("catwalk", f"""
                    echo "$@" >> {self.folder}/asked
                    for name in json md; do
                        echo new > {out}/new && touch -d @1000000000 {out}/new && mv {out}/new {out}/report.$name
                    done""")
                context = {"steps.build.outputs.catwalk": str(self.programs / "catwalk"), "inputs.path": ".", "inputs.output": "out",
                           "steps.decision.outputs.run-code": "true"}
                (step,) = [step for step in steps_of(load(ACTION)) if step["name"] == "Measure"]
                runner = Runner(self.folder, self.folder, context, environment())
                self.assertEqual(runner.run(step), 0, runner.log)
                self.assertEqual(runner.context["steps.report.outputs.report"], "out/report.json")
        self.assertEqual(len((self.folder / "asked").read_text().splitlines()), 2)


class DownloadTests(unittest.TestCase):
    """A stand-in for curl hands over what lies in a folder by the last part of an address, and fails for all else."""

    VERSION = "v1.2.0"

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name in ("bin", "released"):
            (self.folder / name).mkdir()
        self.stand_in("curl", f'''
            echo "$@" >> {self.folder}/asked
            while [ "$1" != --output ]; do shift; done
            cp {self.folder}/released/"${{3##*/}}" "$2"''')
        # What is built is told from what is downloaded by its folder.
        self.stand_in("swift", f'case "$*" in *--show-bin-path*) echo {self.folder}/built ;; esac')
        self.archive = self.folder / "released" / f"catwalk-linux-{os.uname().machine}.tar.gz"

    def stand_in(self, name, script):
        program = self.folder / "bin" / name
        program.write_text(f"#!/bin/bash\nset -e\n{script}\n")
        program.chmod(0o755)

    def release(self, digest=None):
        for name in ("catwalk", "library"):
            (self.folder / name).write_text("released")
        subprocess.run(["tar", "-C", self.folder, "-czf", self.archive, "catwalk", "library"], check=True)
        digest = digest or hashlib.sha256(self.archive.read_bytes()).hexdigest()
        Path(f"{self.archive}.sha256").write_text(f"{digest}  {self.archive.name}\n")

    def get(self, **context):
        (step,) = [step for step in steps_of(load(ACTION)) if step["name"] == "Get catwalk"]
        variables = environment(GITHUB_ACTION_PATH=str(ROOT)) | {"PATH": f"{self.folder}/bin:{os.environ['PATH']}"}
        known = {"github.action_repository": "cats/catwalk", **{key.replace("_", ".", 1): value for key, value in context.items()}}
        runner = Runner(self.folder, self.folder, known, variables)
        return runner.run(step), runner.context.get("steps.build.outputs.catwalk"), runner.log

    def test_a_released_version_is_downloaded_with_its_checksum_and_nothing_is_built(self):
        self.release()
        for context in ({"inputs_version": self.VERSION}, {"github_action_ref": self.VERSION}):
            with self.subTest(context=context):
                status, catwalk, log = self.get(**context)
                self.assertEqual(status, 0, log)
                self.assertEqual(Path(catwalk).read_text(), "released")
                self.assertEqual(Path(catwalk).with_name("library").read_text(), "released")
        address = f"https://github.com/cats/catwalk/releases/download/{self.VERSION}/{self.archive.name}"
        self.assertIn(address, (self.folder / "asked").read_text())

    def test_what_is_not_as_its_checksum_says_is_not_used(self):
        self.release(digest="0" * 64)
        status, catwalk, log = self.get(inputs_version=self.VERSION)
        self.assertEqual((status, catwalk), (2, None))
        self.assertIn("not as its checksum says", log)

    def test_an_action_of_a_version_that_is_not_released_of_a_branch_and_of_a_commit_is_built(self):
        for version in (self.VERSION, "main", "8aad20d150bbac5944a9f9d289da16a4b0d87c1e", "v1/../../other", ""):
            with self.subTest(version=version):
                status, catwalk, log = self.get(github_action_ref=version)
                self.assertEqual((status, catwalk), (0, f"{self.folder}/built/catwalk"), log)
        self.assertNotIn("other", (self.folder / "asked").read_text())

    def test_what_was_asked_for_is_downloaded_or_refused_unless_it_is_the_source(self):
        status, catwalk, log = self.get(inputs_version="source", github_action_ref=self.VERSION)
        self.assertEqual((status, catwalk), (0, f"{self.folder}/built/catwalk"), log)
        for version in (self.VERSION, "main", "v1/../../other"):
            with self.subTest(version=version):
                status, catwalk, log = self.get(inputs_version=version)
                self.assertEqual((status, catwalk), (2, None), log)
                self.assertIn("must be a released version, such as v1.2.0, or source", log)


def restore(folder):
    """Makes a folder the twins' as they are checked in, but for what was built of them.

    A file that is as it should be stays untouched, and one that is not is newer than what was built of it.
    """
    folder.mkdir(exist_ok=True)
    for path in sorted(folder.rglob("*"), reverse=True):
        place = path.relative_to(folder)
        if place.parts[0] != ".build" and not (TWINS / place).exists():
            path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
    for original in TWINS.rglob("*"):
        path = folder / original.relative_to(TWINS)
        if original.is_dir():
            path.mkdir(exist_ok=True)
        elif not path.exists() or path.read_bytes() != original.read_bytes():
            shutil.copyfile(original, path)


class StepTests(unittest.TestCase):
    STEPS = {"Decide what is run": 0, "Get catwalk": 0, "Measure": 0, "Check": 0, "Judge": 0}
    # The path of catwalk, once the step that builds it was run: it does the same for every subject.
    catwalk = None

    @classmethod
    def setUpClass(cls):
        cls.place = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.lay_out(self.place / "workspace")

    def lay_out(self, subject):
        self.subject = subject
        restore(subject)
        (subject / ".gitignore").write_text(".build/\ncatwalk-report/\n")
        git(subject, "init", "--quiet", "--initial-branch", "main")
        git(subject, "add", ".")
        git(subject, "commit", "--quiet", "--message", "The twins")

    def act(self, event="push", head="", **inputs):
        """Runs the action's shell steps until one fails; returns the runner and each step's status by name.

        `head` is the repository that a pull request comes from.
        """
        action = load(ACTION)
        defaults = {name: value.get("default", "") for name, value in action["inputs"].items()}
        context = {f"inputs.{name}": value for name, value in {**defaults, "compare-with": "", **inputs}.items()}
        context["github.event.pull_request.head.repo.full_name"] = head
        variables = environment(
            GITHUB_ACTION_PATH=str(ROOT),
            GITHUB_WORKSPACE=str(self.subject),
            GITHUB_EVENT_NAME=event,
            GITHUB_REPOSITORY="cats/twins",
        )
        runner = Runner(self.subject, self.folder, context, variables)
        statuses = {}
        for step in steps_of(action):
            status = self.build(runner, step) if step.get("id") == "build" else runner.run(step)
            if status is not None:
                statuses[step["name"]] = status
            if status:
                break
        return runner, statuses

    def build(self, runner, step):
        """Runs the step that builds catwalk in the first test; later ones take what it gave."""
        path = "steps.build.outputs.catwalk"
        if StepTests.catwalk:
            runner.context[path] = StepTests.catwalk
            return 0
        status = runner.run(step)
        StepTests.catwalk = runner.context.get(path)
        self.assertTrue(Path(StepTests.catwalk).is_file())
        return status

    def test_all_is_well(self):
        runner, statuses = self.act()
        self.assertEqual(statuses, self.STEPS, runner.log)
        self.assertTrue(runner.summary.startswith("# Twins: the report\n"))
        self.assertIn("\n    Rules: 1. Breaches: 0 new", runner.summary)
        names = {path.name for path in (self.subject / "catwalk-report").iterdir()}
        formats = {"index.html", "sources.html", "report.md", "report.json", "report.csv", "report.sarif", "badges", "diagrams"}
        self.assertEqual(names, formats)
        self.assertTrue((self.subject / runner.context["steps.report.outputs.report"]).is_file())

        # A rule is broken: all is published, and the job fails at its end.
        file = self.subject / "Sources/Right/Greet/GreetView.swift"
        file.write_text("import Base\n" + file.read_text() + "\nstruct HomeView {\n    let name: Name\n}\n")
        runner, statuses = self.act()
        self.assertEqual(statuses, {**self.STEPS, "Judge": 1}, runner.log)
        self.assertIn("view-does-not-use-base", runner.summary)
        self.assertEqual(runner.context["steps.report.outputs.status"], "1")

        # The breach is accepted: it is listed, and the job passes.
        subprocess.run([self.catwalk, "check", "--update", self.subject], check=True, stdout=subprocess.DEVNULL)
        runner, statuses = self.act()
        self.assertEqual(statuses, self.STEPS, runner.log)
        self.assertIn("Breaches: 0 new, 1 accepted", runner.summary)

        # The runner lacks what it imports: the report and the check are those of the sources, and the job passes.
        text = file.read_text()
        file.write_text("import UIKit\n" + text)
        runner, statuses = self.act()
        self.assertEqual(statuses, self.STEPS, runner.log)
        self.assertIn("Nothing was built and no test was run", (self.subject / "catwalk-report/index.html").read_text())
        self.assertIn("who refers to whom is told from the syntax alone", runner.log)
        self.assertIn("Breaches: 0 new, 1 accepted", runner.summary)
        file.write_text(text)

        # It does not build: what the sources tell is published, and the job fails at its end.
        file.write_text(file.read_text() + "broken")
        runner, statuses = self.act()
        self.assertEqual(statuses, {**self.STEPS, "Judge": 1}, runner.log)
        self.assertIn("Nothing was built and no test was run", (self.subject / "catwalk-report/index.html").read_text())
        self.assertTrue(runner.context["steps.report.outputs.report"])

        # It can't be measured.
        (self.subject / ".catwalk.yml").write_text("name: [")
        runner, statuses = self.act()
        self.assertEqual(statuses, {**self.STEPS, "Judge": 2}, runner.log)
        self.assertIn(".catwalk.yml", runner.log)
        self.assertNotIn("steps.report.outputs.report", runner.context)

    @unittest.skipUnless(can_compare(), "this catwalk has no command compare")
    def test_a_pull_request_is_compared_with_what_it_is_based_on(self):
        base = git(self.subject, "rev-parse", "HEAD")
        file = self.subject / "Sources/Right/Greet/GreetView.swift"
        file.write_text(file.read_text() + "\nstruct NewScreen {}\n")
        git(self.subject, "commit", "--quiet", "--all", "--message", "A new screen")
        runner, statuses = self.act(**{"compare-with": base})
        self.assertEqual(statuses, {**self.STEPS, "Compare": 0}, runner.log)
        self.assertNotIn("There is no comparison", runner.summary)

    def test_of_a_strangers_code_nothing_is_built_or_run(self):
        """What is built leaves a folder, and what is run leaves a file."""
        self.lay_out(self.folder / "workspace")
        tests = self.subject / "Tests/Right/RunTests.swift"
        tests.write_text(
            "import Foundation\nimport Testing\n@Test func run() {\n"
            f"    FileManager.default.createFile(atPath: \"{self.folder}/owned\", contents: nil)\n}}\n"
        )
        for event, head in (
            ("pull_request", "stranger/twins"),
            # The fork was deleted.
            ("pull_request", ""),
            ("pull_request_target", "stranger/twins"),
            ("workflow_run", ""),
            ("issue_comment", ""),
        ):
            with self.subTest(event=event, head=head):
                runner, statuses = self.act(event, head)
                self.assertEqual(statuses, self.STEPS, runner.log)
                self.assertIn("none of it was built or run", runner.summary)
                self.assertIn("\n    Rules: ", runner.summary)
                self.assertFalse((self.subject / ".build").exists())
                self.assertTrue((self.subject / "catwalk-report/index.html").is_file())
                shutil.rmtree(self.subject / "catwalk-report")
                self.assertFalse((self.folder / "owned").exists())

        # A rule is broken.
        file = self.subject / "Sources/Right/Greet/GreetView.swift"
        file.write_text("import Base\n" + file.read_text() + "\nstruct HomeView {\n    let name: Name\n}\n")
        runner, statuses = self.act("pull_request", "stranger/twins")
        self.assertEqual(statuses, {**self.STEPS, "Judge": 1}, runner.log)
        self.assertIn("    Sources/Right/Greet/GreetView.swift:", runner.summary)

    def decision(self, event, head, run_code="auto"):
        (step,) = [step for step in steps_of(load(ACTION)) if step["name"] == "Decide what is run"]
        context = {"inputs.run-code": run_code, "github.event.pull_request.head.repo.full_name": head}
        variables = environment(GITHUB_EVENT_NAME=event, GITHUB_REPOSITORY="cats/twins")
        runner = Runner(self.subject, self.folder, context, variables)
        return runner.run(step), runner.context.get("steps.decision.outputs.run-code")

    def test_who_may_write_to_the_repository_or_says_so_has_its_code_run(self):
        for event, head, run_code, runs in (
            ("push", "", "auto", "true"),
            ("schedule", "", "auto", "true"),
            ("workflow_dispatch", "", "auto", "true"),
            ("merge_group", "", "auto", "true"),
            ("pull_request", "cats/twins", "auto", "true"),
            ("pull_request", "stranger/twins", "auto", "false"),
            ("pull_request", "stranger/twins", "true", "true"),
            ("push", "", "false", "false"),
        ):
            with self.subTest(event=event, head=head, run_code=run_code):
                self.assertEqual(self.decision(event, head, run_code), (0, runs))
        self.assertEqual(self.decision("push", "", "yes"), (2, None))

    def test_what_cannot_be_compared_is_said(self):
        runner, statuses = self.act(**{"compare-with": "nowhere"})
        self.assertEqual(statuses, {**self.STEPS, "Compare": 0}, runner.log)
        self.assertIn("There is no comparison with nowhere: the log says why.", runner.summary)

    def test_hostile_names_stay_names(self):
        """An input with the shell's own signs in it is a name of a folder, and nothing that is run."""
        runner, statuses = self.act(output="$(touch owned); `touch owned` \" '")
        self.assertEqual(statuses["Measure"], 0, runner.log)
        self.assertFalse((self.subject / "owned").exists())

    def test_the_steps_of_the_workflow_run(self):
        home = self.folder / "home"
        home.mkdir()
        variables = {**environment(GITHUB_WORKSPACE=str(self.subject)), "HOME": str(home)}
        runner = Runner(self.subject, self.folder, {}, variables)
        statuses = [status for step in steps_of(load(WORKFLOW)) if (status := runner.run(step)) is not None]
        self.assertEqual(statuses, [0])
        self.assertIn(str(self.subject), (home / ".gitconfig").read_text())


if __name__ == "__main__":
    unittest.main()
