"""Holds the action and the workflow against GitHub's schemas, and runs each of their shell steps."""

import hashlib
import os
import re
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


class ProgramTests(unittest.TestCase):
    # What the toolchain's images and every Debian have.
    THERE = {"bash", "chown", "diff", "sh", "sha256sum", "swift", "swiftc", "tar"}
    # Asked for by a benchmark or a check that is run by hand, and named if it is missing; a Mac's; a command of catwalk's.
    OTHERS = {"cloc", "fusermount3", "lizard", "xcrun", "compare"}
    STARTED = re.compile(r'(?:(?:run|Popen|check_\w+|call|of)\(\s*\[|\b(?:command|before|return) ?=? ?\[)\s*"([a-z][\w+-]*)",|which\("([a-z]+)"\)')

    def test_each_program_that_a_script_starts_is_installed_by_ci(self):
        script = (ROOT / ".ci/run").read_text()
        listed = {pair.split(":")[0] for pair in re.search(r'programs="([^"]+)"', script).group(1).split()}
        started = {
            name
            for folder in ("Tests", "Benchmarks")
            for path in (ROOT / folder).rglob("*.py")
            for match in self.STARTED.finditer(path.read_text())
            for name in match.groups()
            if name
        }
        self.assertGreater(started, {"git", "strace", "pgrep", "unshare"})
        self.assertEqual(started - listed - self.THERE - self.OTHERS, set())


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
                self.assertIn("such as v1.2.0, or source", log)


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
    """The action's steps on repositories of all kinds, as a runner plays them."""

    STEPS = ["Decide what is run", "Get catwalk", "Measure", "Check", "Compare", "Say what was found", "Judge"]
    FILES = {"index.html", "sources.html", "report.md", "report.json", "report.csv", "report.sarif", "badges", "diagrams"}
    FINE = "# ✓ Catwalk: all is as accepted"
    BROKEN = "# ✗ Catwalk: a rule is broken anew, or a figure is not as accepted"
    # The path of catwalk, once the step that builds it was run: it does the same for every subject.
    catwalk = None

    @classmethod
    def setUpClass(cls):
        cls.place = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.lay_out(self.place / "workspace")

    def lay_out(self, workspace, path="."):
        """Makes the twins a repository, or a folder of one."""
        self.workspace, self.path, self.subject = workspace, path, workspace / path
        shutil.rmtree(workspace / ".git", ignore_errors=True)
        if path != ".":
            self.subject.mkdir(parents=True, exist_ok=True)
        restore(self.subject)
        (workspace / ".gitignore").write_text(".build/\n")
        git(workspace, "init", "--quiet", "--initial-branch", "main")
        self.commit("The twins")

    def commit(self, message):
        git(self.workspace, "add", "--all", ".")
        git(self.workspace, "commit", "--quiet", "--message", message)
        return git(self.workspace, "rev-parse", "HEAD")

    def edit(self, path, change):
        file = self.subject / path
        file.write_text(change(file.read_text()))

    def break_rule(self):
        self.edit("Sources/Right/Greet/GreetView.swift", lambda text: f"import Base\n{text}\nstruct HomeView {{\n    let name: Name\n}}\n")

    def act(self, event="push", head="", base="", **inputs):
        """Runs the action's steps until one fails; returns the runner and the exit status of the job.

        `head` is the repository that a pull request comes from, and `base` the commit that it is based on.
        """
        action = load(ACTION)
        context = {f"inputs.{name}": value.get("default", "") for name, value in action["inputs"].items()}
        context |= {"github.event.pull_request.head.repo.full_name": head, "github.event.pull_request.base.sha": base}
        given = {"inputs.compare-with": base, "inputs.path": self.path}
        given |= {f"inputs.{name.replace('_', '-')}": value for name, value in inputs.items()}
        variables = environment(
            GITHUB_ACTION_PATH=str(ROOT),
            GITHUB_WORKSPACE=str(self.workspace),
            GITHUB_EVENT_NAME=event,
            GITHUB_REPOSITORY="cats/twins",
        )
        runner = Runner(self.workspace, self.folder, context | given, variables)
        status = 0
        for step in steps_of(action):
            status = (self.build(runner, step) if step.get("id") == "build" else runner.run(step)) or 0
            if status:
                self.assertIn(step["name"], ("Judge", "Decide what is run"), runner.log)
                break
        folder = runner.context.get("steps.decision.outputs.folder", "")
        self.report = Path(folder, "report")
        return runner, status

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

    def expect(self, played, status, *first, files=None):
        """The job's exit status, the lines that its summary begins with, and what is kept of it."""
        runner, ended = played
        self.assertEqual(ended, status, runner.log)
        lines = runner.summary.splitlines()
        for line, wanted in zip(lines, first, strict=False):
            self.assertTrue(line.startswith(wanted) if wanted else not line, f"{line!r}, not {wanted!r}, in\n{runner.summary[:2000]}")
        files = self.FILES if files is None else files
        self.assertEqual({path.name for path in self.report.glob("*")}, files)
        kept = {"name": "catwalk-report", "path": str(self.report)} if files else None
        self.assertEqual(runner.used.get("actions/upload-artifact"), kept)
        self.assertEqual(git(self.workspace, "status", "--porcelain"), "", "something was written into the checkout")
        return runner

    def test_a_push_where_all_is_well(self):
        runner = self.expect(self.act(), 0, self.FINE, "", "", "    Rules: 1. Breaches: 0 new")
        self.assertIn("<details><summary>The report</summary>", runner.summary)
        self.assertIn("# Twins: the report", runner.summary)
        self.assertTrue(Path(runner.context["steps.report.outputs.report"]).is_file())
        self.assertEqual(runner.used["github/codeql-action/upload-sarif"]["sarif_file"], str(self.report / "report.sarif"))

    def test_a_second_run_has_a_full_report_too(self):
        first = self.expect(self.act(), 0, self.FINE)
        report = (self.report / "report.json").read_text()
        second = self.expect(self.act(), 0, self.FINE)
        self.assertEqual((self.report / "report.json").read_text(), report)
        self.assertNotEqual(first.context["steps.report.outputs.report"], second.context["steps.report.outputs.report"])
        self.assertIn('"regions"', report)

    def test_a_report_that_is_committed_stays_as_it_is(self):
        subprocess.run([CATWALK, "report", "--quiet", "--format", "html,md,json", self.subject], check=True, stdout=subprocess.DEVNULL)
        self.commit("The report")
        self.expect(self.act(), 0, self.FINE)

    def test_a_link_that_is_committed_where_a_report_was_leads_nowhere(self):
        outside = self.folder / "outside"
        outside.mkdir()
        (outside / "secret").write_text("secret")
        (self.subject / "catwalk-report").symlink_to(outside)
        self.commit("A link")
        self.expect(self.act(), 0, self.FINE)
        # Costs and growth would be read from there.
        (self.subject / "Reports").symlink_to(outside)
        self.commit("Another link")
        runner = self.expect(self.act(), 2, "# ✗ Catwalk could not measure all", files=set())
        self.assertIn("Reports is a link, and catwalk follows no link", runner.summary)
        self.assertEqual([path.name for path in outside.iterdir()], ["secret"])

    def test_a_breach_is_named_first_with_its_file_and_line(self):
        self.break_rule()
        self.commit("A shortcut")
        runner = self.expect(
            self.act(), 1, "# ✗ Catwalk: the code fails", "", "    Sources/Right/Greet/GreetView.swift:15:15: error: HomeView (View)"
        )
        self.assertEqual(runner.context["steps.report.outputs.status"], "1")
        # It is accepted: the job passes.
        subprocess.run([self.catwalk, "check", "--update", self.subject], check=True, stdout=subprocess.DEVNULL)
        self.commit("Accepted")
        runner = self.expect(self.act(), 0, self.FINE)
        self.assertIn("Breaches: 0 new, 1 accepted", runner.summary)

    def test_what_does_not_compile_says_where(self):
        self.edit("Sources/Right/Greet/GreetView.swift", lambda text: text + "broken")
        self.commit("Broken")
        runner = self.expect(self.act(), 1, "# ✗ Catwalk could not measure all", "", "    catwalk: The subject does not build")
        self.assertIn("GreetView.swift:", "".join(runner.summary.splitlines(True)[:6]))
        self.assertIn("of the sources alone", (self.report / "index.html").read_text())

    def test_tests_that_fail_are_named(self):
        self.edit("Tests/Left/GreetPresenterTests.swift", lambda text: text.replace("== ", "!= "))
        self.commit("Another name")
        self.expect(self.act(), 1, "# ✗ Catwalk: a test fails, or the code does not build", "", "    The tests of Left fail")

    def test_what_the_runner_lacks_is_a_note(self):
        self.edit("Sources/Right/Greet/GreetView.swift", lambda text: "import UIKit\n" + text)
        self.commit("UIKit")
        runner = self.expect(self.act(), 0, self.FINE, "", "    The sources import UIKit")
        self.assertIn("who refers to whom is told from the syntax alone", runner.log)

    def test_without_a_configuration_nothing_is_kept(self):
        (self.subject / ".catwalk.yml").unlink()
        self.commit("Nothing")
        self.expect(self.act(), 2, "# ✗ Catwalk could not measure all", "", "    catwalk: ", files=set())

    def test_a_folder_of_the_repository(self):
        self.lay_out(self.place / "outer", path="apps/twins")
        base = git(self.workspace, "rev-parse", "HEAD")
        self.break_rule()
        self.commit("A shortcut")
        place = "apps/twins/Sources/Right/Greet/GreetView.swift"
        runner = self.expect(
            self.act("pull_request", "cats/twins", base), 1, "# ✗ Catwalk: the code fails", "", f"    {place}:15:15: error: "
        )
        self.assertIn(f"- {place}: code lines", runner.summary)
        self.assertIn(f'"uri" : "{place}"', (self.report / "report.sarif").read_text())

    def test_a_pull_request_says_what_it_changes_and_what_it_loosens(self):
        base = git(self.workspace, "rev-parse", "HEAD")
        git(self.workspace, "checkout", "--quiet", "-b", "request")
        self.edit("Sources/Right/Greet/GreetView.swift", lambda text: text + "\nstruct NewScreen {}\n")
        self.edit(".catwalk.yml", lambda text: text[: text.index("rules:")])
        self.commit("A new screen")
        # What others have done meanwhile is not the request's.
        git(self.workspace, "checkout", "--quiet", "main")
        self.edit("Sources/Left/Greet/GreetScreen.swift", lambda text: text + "\nstruct OtherScreen {}\n")
        main = self.commit("Another screen")
        for merges in (True, False):
            with self.subTest(merges=merges):
                if merges:
                    git(self.workspace, "checkout", "--quiet", "--detach", main)
                    git(self.workspace, "merge", "--quiet", "--no-ff", "request")
                else:
                    git(self.workspace, "checkout", "--quiet", "request")
                runner = self.expect(
                    self.act("pull_request", "cats/twins", base if not merges else main),
                    0,
                    self.FINE,
                    "",
                    "    catwalk: HEAD: Rules that are gone: view-does-not-use-base.",
                )
                self.assertIn("NewScreen", runner.summary)
                self.assertNotIn("OtherScreen", runner.summary.split("<details>")[0])
                self.assertIn("### Files", runner.summary)

    def test_a_shallow_clone_has_no_comparison_and_says_so(self):
        base = git(self.workspace, "rev-parse", "HEAD")
        self.edit("Sources/Right/Greet/GreetView.swift", lambda text: text + "\nstruct NewScreen {}\n")
        self.commit("A new screen")
        clone = self.folder / "clone"
        git(self.folder, "clone", "--quiet", "--depth", "1", f"file://{self.workspace}", str(clone))
        self.workspace, self.subject = clone, clone
        runner = self.expect(self.act("pull_request", "cats/twins", base), 0, self.FINE, "", "    catwalk: ")
        self.assertIn(f"There is no comparison with {base}: see above.", runner.summary)
        self.assertIn("fetch-depth", runner.summary)

    def test_of_a_strangers_code_nothing_is_built_or_run(self):
        """What is built leaves a folder, and what is run leaves a file."""
        self.lay_out(self.folder / "workspace")
        (self.subject / "Tests/Right/RunTests.swift").write_text(
            "import Foundation\nimport Testing\n@Test func run() {\n"
            f"    FileManager.default.createFile(atPath: \"{self.folder}/owned\", contents: nil)\n}}\n"
        )
        self.break_rule()
        self.commit("A stranger's")
        for event, head in (
            ("pull_request", "stranger/twins"),
            # The fork was deleted.
            ("pull_request", ""),
            ("pull_request_target", "stranger/twins"),
            ("workflow_run", ""),
            ("issue_comment", ""),
        ):
            with self.subTest(event=event, head=head):
                runner = self.expect(self.act(event, head), 1, "# ✗ Catwalk: the code fails", "", "    Sources/Right/Greet/")
                self.assertIn("\nThis code may come from elsewhere, so none of it was built or run.\n", runner.summary)
                self.assertFalse((self.subject / ".build").exists())
                self.assertFalse((self.folder / "owned").exists())

    def test_an_input_says_that_nothing_is_built_or_no_test_is_run(self):
        runner = self.expect(self.act(run_code="false"), 0, self.FINE, "", "", "The input run-code is false, so nothing was built")
        self.assertNotIn("elsewhere", runner.summary)
        self.edit("Tests/Left/GreetPresenterTests.swift", lambda text: text.replace("== ", "!= "))
        self.commit("Another name")
        self.expect(self.act(run_tests="false"), 0, self.FINE, "", "", "The input run-tests is false, so no test was run.")
        for name in ("run_code", "run_tests"):
            runner, status = self.act(**{name: "yes"})
            self.assertEqual(status, 2)
            self.assertIn(f"The input {name.replace('_', '-')} must be ", runner.log)

    def test_hostile_names_stay_names(self):
        """A folder, a file and a rule with the shell's, a runner's and Markdown's own signs in them."""
        self.lay_out(self.place / "hostile", path="$(touch owned); `touch owned`")
        name = "A<script>`touch owned`.swift"
        (self.subject / "Sources/Right/Greet" / name).write_text("import Base\nstruct HomeView {\n    let name: Name\n}\n")
        self.commit("::error::hostile")
        runner = self.expect(self.act(), 1, "# ✗ Catwalk: the code fails", "", "    $(touch owned); `touch owned`/Sources/Right/Greet/A<script>")
        self.assertFalse(list(self.workspace.rglob("owned")))
        self.assertFalse([line for line in runner.log.splitlines() if line.startswith("::")])

    def test_who_may_write_to_the_repository_or_says_so_has_its_code_run(self):
        (step,) = [step for step in steps_of(load(ACTION)) if step["name"] == "Decide what is run"]
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
                context = {
                    "inputs.run-code": run_code,
                    "inputs.run-tests": "true",
                    "github.event.pull_request.head.repo.full_name": head,
                }
                variables = environment(GITHUB_EVENT_NAME=event, GITHUB_REPOSITORY="cats/twins")
                runner = Runner(self.subject, self.folder, context, variables)
                self.assertEqual((runner.run(step), runner.context["steps.decision.outputs.run-code"]), (0, runs))

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
