"""Holds the action and the workflow against GitHub's schemas, and runs each of their shell steps."""

import hashlib
import json
import os
import re
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

from actions import Runner, environment, load, step_of, steps_of
from checks import CATWALK, ROOT, TWINS, git, output, program, run, write

ACTION = ROOT / "action.yml"
WORKFLOW = ROOT / ".github/workflows/report.yml"
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
RELEASE = ROOT / ".github/workflows/release.yml"


def version(*option):
    return output([ROOT / ".ci/version", *option]).strip()


class SchemaTests(unittest.TestCase):
    def test_both_fit_the_schemas_of_github(self):
        documents = [("github-actions", ACTION), ("dependabot", ROOT / ".github/dependabot.yml")]
        for name, path in documents + [("github-workflows", workflow) for workflow in WORKFLOWS]:
            with self.subTest(path=path.name):
                check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{name}", path]
                result = run(check)
                self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

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
            "release.yml": [
                *[{"contents": "read"}] * 4, {"contents": "write", "id-token": "write", "attestations": "write"},
                {"contents": "read", "packages": "write"}, {"packages": "write"},
            ],
        }
        self.assertEqual({path.name for path in WORKFLOWS}, set(wanted))
        for path in WORKFLOWS:
            workflow = load(path)
            self.assertEqual(workflow["permissions"], {})
            self.assertEqual([job["permissions"] for job in workflow["jobs"].values()], wanted[path.name])


class ProgramTests(unittest.TestCase):
    # What the toolchain's images and every Debian have.
    THERE = {"bash", "chown", "chroot", "cp", "diff", "sh", "sha256sum", "swift", "swiftc", "tar"}
    # Asked for by a benchmark or a check that is run by hand, and named if it is missing; a Mac's; a command of catwalk's.
    OTHERS = {"cloc", "debootstrap", "fusermount3", "lizard", "xcrun", "compare"}
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


class StandIns(unittest.TestCase):
    """A folder for each test, with programs that stand before all others."""

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.variables = environment() | {"PATH": f"{self.folder}/bin:{os.environ['PATH']}"}

    def stand_in(self, name, script):
        program(self.folder / "bin" / name, f"#!/bin/bash\nset -e\n{script}\n")


class ScriptTests(StandIns):
    """The scripts that workflows call, with stand-ins for what takes minutes or is another machine's."""

    def stand_in_swift(self, products, otherwise=""):
        self.stand_in("swift", f"""case "$*" in
            --version) echo 'Apple Swift version 6.3.1 (swiftlang-6.3.1)' ;;
            *--show-bin-path*) echo {products} ;;
            {otherwise}
            esac""")

    def run_script(self, *command):
        return run(command, cwd=ROOT, env=self.variables)

    def released(self):
        return self.run_script(ROOT / ".ci/release", self.folder / "released")

    def packed(self, name):
        return output(["tar", "-tzf", self.folder / "released" / name]).split()

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

    def test_a_release_is_a_program_that_starts_alone_with_its_checksum(self):
        """The build is the one that there is; `env -i` in the script starts it with nothing on the path."""
        built = self.folder / "built"
        built.mkdir()
        shutil.copy(CATWALK, built / "catwalk")
        self.stand_in_swift(built)
        # This build's own machine may be newer than what is promised.
        self.stand_in("objdump", "echo GLIBC_2.35")
        result = self.released()
        self.assertEqual(result.returncode, 0, result.stderr)
        files = sorted(path.name for path in (self.folder / "released").iterdir())
        self.assertEqual(len(files), 2)
        self.assertEqual(files[1], files[0] + ".sha256")
        self.assertEqual(run(["sha256sum", "--check", files[1]], cwd=self.folder / "released").returncode, 0)
        self.assertEqual(self.packed(files[0]), ["catwalk", "sources.sha256"])

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
            --version) echo "Apple Swift version 6.3.1 (swiftlang-6.3.1)" ;;
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
        self.assertEqual(self.packed("catwalk-macos.tar.gz"), ["catwalk", "sources.sha256", library.name])

    def test_a_release_that_needs_a_newer_system_than_is_promised_is_none(self):
        shutil.copy(CATWALK, self.folder / "catwalk")
        self.stand_in_swift(self.folder)
        for newest, status in (
            ("GLIBC_2.4 GLIBC_2.35", 0), ("GLIBC_2.4 GLIBC_2.38", 1), ("GLIBCXX_3.4.32 GLIBC_2.4", 1), ("CXXABI_1.3.14", 1),
        ):
            with self.subTest(newest=newest):
                self.stand_in("objdump", f"printf '%s\n' {newest}")
                result = self.released()
                self.assertEqual(result.returncode, status, result.stderr)
                if status:
                    self.assertRegex(result.stderr, "^The program needs (GLIBC_2.38|GLIBCXX_3.4.32|CXXABI_1.3.14), and .* is promised.")
                    self.assertEqual(list((self.folder / "released").glob("*.tar.gz")), [])
                for path in (self.folder / "released").glob("*.tar.gz*"):
                    path.unlink()

    def test_a_release_that_does_not_build_is_none(self):
        self.stand_in_swift("nowhere", "*) exit 1 ;;")
        result = self.released()
        self.assertEqual(result.returncode, 1)
        self.assertEqual(list((self.folder / "released").glob("*.tar.gz")), [])

    def test_a_release_by_a_toolchain_that_names_no_version_is_none(self):
        self.stand_in("swift", "echo 'no version' >&2; exit 1")
        result = self.released()
        self.assertEqual(result.returncode, 2)
        self.assertEqual(result.stderr, "swift --version names no version. Install Swift, and try again.\n")

    def test_a_release_says_its_commit_also_if_the_folder_of_the_release_lies_in_the_checkout(self):
        checkout = self.folder / "checkout"
        (checkout / ".ci").mkdir(parents=True)
        for name in ("release", "version", "start-release"):
            shutil.copy(ROOT / ".ci" / name, checkout / ".ci")
        shutil.copytree(ROOT / "Sources/Workbench/catwalk", checkout / "Sources/Workbench/catwalk")
        (checkout / "Plugins").mkdir()
        (checkout / "Package.swift").write_text("")
        for command in (["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message", "All"]):
            git(checkout, *command)
        self.stand_in_swift("nowhere", f'*) echo "$CATWALK_COMMIT; $CATWALK_TOOLCHAIN" > {self.folder}/told; exit 1 ;;')
        commit = git(checkout, "rev-parse", "HEAD")
        for changes, expected in ((False, commit), (True, f"{commit}, changed")):
            if changes:
                (checkout / "Package.swift").write_text("// changed\n")
            self.run_script(checkout / ".ci/release", checkout / "released")
            self.assertEqual((self.folder / "told").read_text(), f"{expected}; Swift version 6.3.1 (swiftlang-6.3.1)\n")
        shutil.rmtree(checkout / ".git/objects")
        result = self.run_script(checkout / ".ci/release", checkout / "released")
        self.assertEqual(result.returncode, 2)
        self.assertIn("Git does not read the commit of this checkout.", result.stderr)

    def test_a_release_that_is_published_is_not_replaced_by_other_files(self):
        write(self.folder, {"released/a.tar.gz.sha256": "one"})
        self.stand_in("gh", f"""echo "$*" >> {self.folder}/asked
            case "$*" in *download*) mkdir -p published; echo another > published/a.tar.gz.sha256 ;; esac""")
        context = {"github.ref_name": "v1.2.3", "github.repository": "cats/catwalk", "github.token": "t"}
        runner = Runner(self.folder, self.folder, context, self.variables)
        self.assertEqual(runner.run(step_of(RELEASE, "Publish")), 1)
        self.assertIn("v1.2.3 is published with other files.", runner.log)
        self.assertNotIn("upload", (self.folder / "asked").read_text())

    def test_the_release_is_published_with_all_files(self):
        write(self.folder, {"released/a.tar.gz": "", "released/a.tar.gz.sha256": ""})
        context = {"github.ref_name": "v1.2.3", "github.repository": "cats/catwalk", "github.token": "t", "github.sha": "abc"}
        create = "release create v1.2.3 --repo cats/catwalk --title v1.2.3 --generate-notes released/a.tar.gz released/a.tar.gz.sha256"
        upload = "release upload v1.2.3 --repo cats/catwalk --clobber released/a.tar.gz released/a.tar.gz.sha256"
        download = "release download v1.2.3 --repo cats/catwalk --pattern *.sha256 --dir published"
        view = "release view v1.2.3 --repo cats/catwalk"
        newest = "api repos/cats/catwalk/git/matching-refs/tags/v1. --jq .[].ref"
        patch = "api --method PATCH repos/cats/catwalk/git/refs/tags/v1 -f sha=abc -F force=true"
        post = "api --method POST repos/cats/catwalk/git/refs -f ref=refs/tags/v1 -f sha=abc"
        for refused, tags, publish, follow in (
            ("*view*|*PATCH*", "v1.2.3 v1.2.3-rc.1 v1.2.2", [view, create], [newest, patch, post]),
            ("-", "v1.2.3 v1.10.0-rc.1", [view, download, upload], [newest, patch]),
            ("-", "v1.2.3 v1.10.0", [view, download, upload], [newest]),
        ):
            with self.subTest(refused=refused, tags=tags):
                self.stand_in("gh", f"""echo "$*" >> {self.folder}/asked
                    case "$*" in
                    {refused}) exit 1 ;;
                    *download*) mkdir -p published; cp released/*.sha256 published ;;
                    *matching-refs*) printf 'refs/tags/%s\\n' {tags} ;;
                    esac""")
                for name, expected in (("Publish", publish), ("Let v1 and the like follow", follow)):
                    (self.folder / "asked").write_text("")
                    self.assertEqual(Runner(self.folder, self.folder, context, self.variables).run(step_of(RELEASE, name)), 0)
                    self.assertEqual((self.folder / "asked").read_text().splitlines(), expected)

    def test_tag_and_repository_are_those_of_the_sources_or_nothing_is_released(self):
        own, publisher, step = version(), version("--publisher"), step_of(RELEASE, "Hold the tag")
        for tag, owner, status in ((own, publisher, 0), ("v9.9.9", publisher, 1), (own, "somebody-else", 1)):
            runner = Runner(ROOT, self.folder, {"github.ref_name": tag, "github.repository": f"{owner}/catwalk"}, environment())
            self.assertEqual(runner.run(step), status)


class DecisionTests(unittest.TestCase):
    """The step that decides what is run, before any of it is."""

    def test_a_path_that_leads_over_a_link_is_refused(self):
        """A pull request may make a link of the folder that the workflow names, to one beside the checkout."""
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        workspace = folder / "workspace"
        (workspace / "apps/cats").mkdir(parents=True)
        (folder / "outside/cats").mkdir(parents=True)
        (workspace / "linked").symlink_to("../outside")
        (workspace / "apps/linked").symlink_to("../../outside/cats")
        step = step_of(ACTION, "Decide what is run")
        given = {"inputs.run-code": "auto", "inputs.run-tests": "true", "inputs.bench": "false", "inputs.comment": "false"}
        good = [".", "apps/cats", "./apps//cats/", f"{workspace}/apps/cats", f"{workspace}//apps/cats", "nowhere", "apps/../apps/cats"]
        links = ["linked", "linked/", "./linked", "linked/cats", "apps//linked", "linked/../apps/cats", f"{workspace}//linked", f"{workspace}/../workspace/apps/linked"]
        outside = [f"{folder}/outside", "/"]
        for path in good + links + outside:
            with self.subTest(path=path):
                runner = Runner(workspace, folder, {**given, "inputs.path": path}, environment(GITHUB_WORKSPACE=str(workspace)))
                self.assertEqual(runner.run(step), 0 if path in good else 2, runner.log)
                said = "linked. Name the folder itself." if path in links else "or begin with it" if path in outside else ""
                self.assertIn(said, runner.summary)


class DownloadTests(StandIns):
    """A stand-in for curl hands over what lies in a folder by the last part of an address, and fails for all else."""

    VERSION = "v1.2.0"
    SOURCES = output([ROOT / ".ci/version", "--sources"])

    def setUp(self):
        super().setUp()
        (self.folder / "released").mkdir()
        self.stand_in("curl", f'''
            echo "$@" >> {self.folder}/asked
            while [ "$1" != --output ]; do shift; done
            cp {self.folder}/released/"${{3##*/}}" "$2"''')
        # What is built is told from what is downloaded by its folder.
        self.stand_in("swift", f'case "$*" in *--show-bin-path*) echo {self.folder}/built ;; esac')
        self.archive = self.folder / "released" / f"catwalk-linux-{os.uname().machine}.tar.gz"

    def release(self, digest=None, sources=SOURCES):
        write(self.folder, {"catwalk": "released", "library": "released", "sources.sha256": sources})
        output(["tar", "-C", self.folder, "-czf", self.archive, "catwalk", "library", "sources.sha256"])
        digest = digest or hashlib.sha256(self.archive.read_bytes()).hexdigest()
        Path(f"{self.archive}.sha256").write_text(f"{digest}  {self.archive.name}\n")

    def get(self, repository="cats/catwalk", **inputs):
        known = {"github.action_repository": repository, **{f"inputs.{name}": value for name, value in inputs.items()}}
        runner = Runner(self.folder, self.folder, known, self.variables | {"GITHUB_ACTION_PATH": str(ROOT)})
        return runner.run(step_of(ACTION, "Get catwalk")), runner.context.get("steps.build.outputs.catwalk"), runner.log

    def assert_built(self, *says, **context):
        status, catwalk, log = self.get(**context)
        self.assertEqual((status, catwalk), (0, f"{self.folder}/built/catwalk"), log)
        for sentence in says:
            self.assertIn(sentence, log)

    def test_a_released_version_is_downloaded_with_its_checksum_and_nothing_is_built(self):
        self.release(sources="of another commit")
        status, catwalk, log = self.get(version=self.VERSION)
        self.assertEqual(status, 0, log)
        self.assertEqual(Path(catwalk).read_text(), "released")
        self.assertEqual(Path(catwalk).with_name("library").read_text(), "released")
        address = f"https://github.com/cats/catwalk/releases/download/{self.VERSION}/{self.archive.name}"
        self.assertIn(address, (self.folder / "asked").read_text())

    def test_without_a_version_the_release_of_the_actions_own_sources_is_downloaded(self):
        own = version()
        self.release()
        status, catwalk, log = self.get()
        self.assertEqual((status, Path(catwalk).read_text()), (0, "released"), log)
        self.assertIn(f"Taken: the release {own}.", log)
        self.assertIn(f"/download/{own}/", (self.folder / "asked").read_text())

    def test_a_release_of_other_sources_is_not_taken_for_the_actions_own(self):
        """As when the tag of the action has moved on, and its version has not."""
        self.release(sources="of another commit")
        self.assert_built("is of other sources than this action, so catwalk is built")

    def test_what_is_not_as_its_checksum_says_is_not_used(self):
        self.release(digest="0" * 64)
        status, catwalk, log = self.get(version=self.VERSION)
        self.assertEqual((status, catwalk), (2, None))
        self.assertIn("not as its checksum says", log)

    def test_an_archive_that_does_not_say_its_sources_is_not_taken_for_the_actions_own(self):
        self.release(sources="")
        self.assert_built()

    def test_an_action_of_the_workspace_has_no_repository_and_is_built(self):
        self.release()
        self.assert_built(repository="")
        self.assertFalse((self.folder / "asked").exists())

    def test_an_action_whose_version_is_not_released_is_built(self):
        self.assert_built()

    def test_what_was_asked_for_is_downloaded_or_refused_unless_it_is_the_source(self):
        self.assert_built(version="source")
        for asked in (self.VERSION, "main", "v1/../../other"):
            with self.subTest(version=asked):
                status, catwalk, log = self.get(version=asked)
                self.assertEqual((status, catwalk), (2, None), log)
                self.assertIn("such as v1.2.0, or source", log)


PACKAGE = (
    "// swift-tools-version: 6.0\nimport PackageDescription\n"
    'let package = Package(name: "Twins", targets: [.executableTarget(name: "play")])\n'
)
BENCHMARKS = "\nbenchmarks: {product: play, scenarios: {sum: A sum}}\n"
NEW_SCREEN = "\nstruct NewScreen {}\n"
VIEW = "Sources/Right/Greet/GreetView.swift"


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


class SummaryTests(unittest.TestCase):
    """The step that says what was found, of what the other steps have left."""

    GONE = "catwalk: HEAD: Rules that are gone: view-does-not-use-base."

    def summary(self, compare="", compared="", check="", report="", status="0", errors="", reported="", comparing="0"):
        with tempfile.TemporaryDirectory() as folder:
            write(folder, {
                "check.txt": check, "check-errors.txt": errors, "report.txt": reported, "compare.txt": compare, "compare.md": compared,
                "report/report.md": report,
            })
            context = {
                "inputs.compare-with": "main",
                "steps.decision.outputs.folder": folder,
                "steps.report.outputs.status": status,
                "steps.check.outputs.status": status,
                "steps.compare.outputs.status": comparing,
            }
            step = step_of(ACTION, "Say what was found")
            runner = Runner(folder, folder, context, environment())
            self.assertEqual(runner.run(step), 0, runner.log)
            return runner.summary

    def test_what_was_loosened_stands_before_all_warnings_and_what_is_left_out_is_counted(self):
        warnings = [f"baseline.json: warning: the accepted breach of r: A.B{n} uses C is gone" for n in range(80)]
        check = "".join(f"{line}\n" for line in warnings) + "Rules: 1. Breaches: 0 new.\n"
        summary = self.summary(f"{self.GONE}\n" + "catwalk: HEAD: too large\n" * 3, check=check)
        lines = summary.splitlines()
        self.assertEqual(lines[:5], ["# ✓ Catwalk: all is as accepted", "", f"    {self.GONE}", "    catwalk: HEAD: too large", f"    {warnings[0]}"])
        # Each line counts once.
        self.assertEqual(lines[60:64], [f"    {warnings[56]}", f"    {warnings[57]}", "", "Lines left out here, which the log of this job has: 22"])
        self.assertIn("    Rules: 1. Breaches: 0 new.", lines)

    def test_a_breach_is_said_once_and_a_file_that_is_called_like_one_hides_no_warning(self):
        name = "Sources/a: breach of b.swift"
        told = [f"Left out: {name}.", f"The compiler finds types or extensions here that Catwalk does not see: {name}:1:1."]
        breach = "Sources/A.swift:1:1: breach of view: A (View) uses B (Model)"
        accepted = breach.replace("breach", "accepted breach")
        lines = self.summary(errors="\n".join([*told, ""]), reported="\n".join([breach, accepted, *told, ""])).splitlines()
        self.assertEqual(lines[2:4], [f"    {line}" for line in told])
        self.assertFalse([line for line in lines if breach in line or accepted in line])

    def test_what_could_not_be_compared_stands_in_the_heading(self):
        heading = self.summary("catwalk: main has too long a path\n", comparing="2").splitlines()[0]
        self.assertEqual(heading, "# ✓ Catwalk: all is as accepted, and what was changed could not be compared")

    def test_nothing_is_left_out_of_sixty_lines(self):
        check = "".join(f"A.swift:{n}: error: no\n" for n in range(60))
        self.assertNotIn("left out", self.summary(check=check))
        self.assertIn("Lines left out here, which the log of this job has: 1\n", self.summary(self.GONE, check=check))

    def test_a_summary_is_as_small_as_github_takes_it(self):
        name = "猫" * 20_000
        check = "".join(f"{n}{name}.swift:1:1: error: no\n" for n in range(100))
        # 960 KB, which fit a page alone, and not beside sixty long lines.
        long = "a long line of text\n" * 48_000
        for compared, report in (("few\n", "few\n"), (long, "few\n"), ("few\n", long), (long, long)):
            with self.subTest(compared=len(compared), report=len(report)):
                summary = self.summary(f"{self.GONE}\n", compared, check, report)
                # Not one letter was cut in two.
                self.assertNotIn("\ufffd", summary)
                self.assertLess(len(summary.encode()), 1_000_000)
                self.assertIn(f"    {self.GONE}\n", summary)
                self.assertIn("猫 ...\n", summary)
                self.assertEqual("The comparison is too long" in summary, compared != "few\n")
                self.assertEqual("It is too long for this page" in summary, report != "few\n")
                self.assertTrue(summary.endswith("</details>\n"))


class StepTests(unittest.TestCase):
    """The action's steps on repositories of all kinds, as a runner plays them."""

    STEPS = ["Decide what is run", "Get catwalk", "Measure", "Check", "Compare", "Bench", "Say what was found", "Judge"]
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

    def head(self):
        return git(self.workspace, "rev-parse", "HEAD")

    def clone(self):
        """The last commit alone, in the place of the workspace."""
        clone = self.folder / "clone"
        git(self.folder, "clone", "--quiet", "--depth", "1", f"file://{self.workspace}", str(clone))
        self.workspace, self.subject = clone, clone

    def commit(self, message):
        git(self.workspace, "add", "--all", ".")
        git(self.workspace, "commit", "--quiet", "--message", message)
        return self.head()

    def edit(self, path, change):
        file = self.subject / path
        file.write_text(change(file.read_text()))

    def break_rule(self):
        self.edit(VIEW, lambda text: f"import Base\n{text}\nstruct HomeView {{\n    let name: Name\n}}\n")

    def act(self, event="push", head="", base="", tip="", **inputs):
        """Runs the action's steps until one fails; returns the runner and the exit status of the job.

        `head` is the repository that a pull request comes from, `base` the commit that it is based on, and `tip` its own last one.
        """
        action = load(ACTION)
        context = {f"inputs.{name}": value.get("default", "") for name, value in action["inputs"].items()}
        context |= {"github.event.pull_request.head.repo.full_name": head, "github.event.pull_request.base.sha": base}
        context |= {"github.event.pull_request.head.sha": tip}
        context |= {"github.event.pull_request.number": "7" if event == "pull_request" else ""}
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
        output([CATWALK, "report", "--quiet", "--format", "html,md,json", self.subject])
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
            self.act(), 1, self.BROKEN, "", "    Sources/Right/Greet/GreetView.swift:15:15: error: HomeView (View)"
        )
        self.assertEqual(runner.context["steps.report.outputs.status"], "1")
        # It is accepted: the job passes.
        output([self.catwalk, "check", "--update", self.subject])
        self.commit("Accepted")
        runner = self.expect(self.act(), 0, self.FINE)
        self.assertIn("Breaches: 0 new, 1 accepted", runner.summary)

    def test_what_does_not_compile_says_where(self):
        self.edit(VIEW, lambda text: text + "broken")
        self.commit("Broken")
        runner = self.expect(self.act(), 1, "# ✗ Catwalk: the code does not build", "", "    catwalk: The subject does not build")
        self.assertIn("GreetView.swift:", "".join(runner.summary.splitlines(True)[:6]))
        self.assertIn("of the sources alone", (self.report / "index.html").read_text())

    def test_tests_that_fail_are_named(self):
        self.edit("Tests/Left/GreetPresenterTests.swift", lambda text: text.replace("== ", "!= "))
        self.commit("Another name")
        self.expect(self.act(), 1, "# ✗ Catwalk: a test fails, or the code does not build", "", "    The tests of Left fail")

    def test_what_the_runner_lacks_is_a_note(self):
        self.edit(VIEW, lambda text: "import UIKit\n" + text)
        self.commit("UIKit")
        runner = self.expect(self.act(), 0, self.FINE, "", "    The sources import UIKit")
        self.assertIn("who refers to whom is told from the syntax alone", runner.log)

    def test_without_a_configuration_nothing_is_kept(self):
        (self.subject / ".catwalk.yml").unlink()
        self.commit("Nothing")
        self.expect(self.act(), 2, "# ✗ Catwalk could not measure all", "", "    catwalk: ", files=set())

    def test_a_folder_of_the_repository(self):
        self.lay_out(self.place / "outer", path="apps/twins")
        base = self.head()
        self.break_rule()
        self.commit("A shortcut")
        place = "apps/twins/Sources/Right/Greet/GreetView.swift"
        runner = self.expect(
            self.act("pull_request", "cats/twins", base), 1, self.BROKEN, "", f"    {place}:15:15: error: "
        )
        self.assertIn(f"- {place}: code lines", runner.summary)
        self.assertIn(f'"uri" : "{place}"', (self.report / "report.sarif").read_text())

    def test_a_pull_request_says_what_it_changes_and_what_it_loosens(self):
        base = self.head()
        git(self.workspace, "checkout", "--quiet", "-b", "request")
        self.edit(VIEW, lambda text: text + NEW_SCREEN)
        self.edit(".catwalk.yml", lambda text: text[: text.index("rules:")])
        tip = self.commit("A new screen")
        # What others have done meanwhile is not the request's.
        git(self.workspace, "checkout", "--quiet", "main")
        self.edit("Sources/Left/Greet/GreetScreen.swift", lambda text: text + "\nstruct OtherScreen {}\n")
        main = self.commit("Another screen")
        # The commit that the service makes, the request's own, and one in which the request has merged something itself.
        for kind in ("merge", "own", "own merge"):
            with self.subTest(kind=kind):
                if kind == "merge":
                    git(self.workspace, "checkout", "--quiet", "--detach", main)
                    git(self.workspace, "merge", "--quiet", "--no-ff", "request")
                else:
                    git(self.workspace, "checkout", "--quiet", "request")
                if kind == "own merge":
                    git(self.workspace, "branch", "--quiet", "side", base)
                    git(self.workspace, "checkout", "--quiet", "side")
                    (self.subject / "note").write_text("")
                    self.commit("A note")
                    git(self.workspace, "checkout", "--quiet", "request")
                    git(self.workspace, "merge", "--quiet", "--no-ff", "side")
                    tip = self.head()
                played = self.act("pull_request", "cats/twins", main if kind == "merge" else base, tip)
                runner = self.expect(played, 0, self.FINE, "", "    catwalk: HEAD: Rules that are gone: view-does-not-use-base.")
                self.assertIn("NewScreen", runner.summary)
                self.assertNotIn("OtherScreen", runner.summary.split("<details>")[0])
                self.assertIn("### Files", runner.summary)

    def test_what_has_become_slower_fails_the_job_where_code_is_run(self):
        self.lay_out(self.folder / "workspace")
        write(self.subject, {
            "Package.swift": PACKAGE,
            "Sources/play/main.swift": "let rounds = Int(CommandLine.arguments[3])! * 1000\nvar sum = 1\n"
            "for round in 0..<rounds { sum = sum &* 31 &+ round }\n"
            'print("{\\"wallClock\\": 1, \\"processor\\": \\(sum == 0 ? 2 : 1)}")\n',
        })
        self.edit(".catwalk.yml", lambda text: text + BENCHMARKS)
        base = self.commit("A program that plays")
        self.edit("Sources/play/main.swift", lambda text: text.replace("* 1000", "* 1100"))
        self.commit("A tenth more")
        runner = self.expect(
            self.act("push", base=base, bench="true"), 1, "# ✗ Catwalk: something has become slower", "",
            "    catwalk: HEAD: Changed in code in which no rule holds: Sources/play/main.swift.", "    sum, Left: ",
        )
        self.assertIn(" instructions a round, where it was ", runner.summary)
        self.assertIn("caught from", runner.summary.split("What became of the costs")[1])
        self.assertEqual(git(self.workspace, "worktree", "list").count("\n"), 0, "the other checkout is left there")
        self.assertEqual(runner.evaluate(load(ACTION)["outputs"]["status"]["value"]), "1")
        # Nobody has asked for it, there is nothing to compare with, or a stranger's code is not run.
        for event, head, other, bench, says in (
            ("push", "", base, "false", False),
            ("push", "", "", "true", True),
            ("pull_request", "stranger/twins", base, "true", True),
        ):
            runner = self.expect(self.act(event, head, other, bench=bench), 0, self.FINE)
            self.assertNotIn("What became of the costs", runner.summary)
            self.assertEqual("No costs were compared." in runner.summary, says)
        self.edit("Sources/play/main.swift", lambda text: text + "broken")
        self.commit("It does not compile")
        self.expect(self.act("push", base="HEAD^", bench="true"), 1, "# ✗ Catwalk: something has become slower")
        self.clone()
        runner = self.expect(self.act("push", base=base, bench="true"), 2, "# ✗ Catwalk could not measure all")
        self.assertIn("The commit to compare costs with is not here.", runner.summary)

    def test_the_request_that_brings_catwalk_is_compared_with_nothing(self):
        self.edit(".catwalk.yml", lambda text: text + BENCHMARKS)
        configuration = (self.subject / ".catwalk.yml").read_text()
        write(self.subject, {
            "Package.swift": PACKAGE, "Sources/play/main.swift": 'print("{\\"wallClock\\": 1, \\"processor\\": 1}")\n',
        })
        (self.subject / ".catwalk.yml").unlink()
        base = self.commit("Before Catwalk")
        (self.subject / ".catwalk.yml").write_text(configuration)
        self.commit("Catwalk")
        runner = self.expect(self.act("push", base=base, bench="true"), 0, self.FINE)
        self.assertIn("Nothing is compared, for the other checkout has no .catwalk.yml.", runner.summary)

    def test_an_input_that_is_neither_true_nor_false_is_refused(self):
        for name in ("run_tests", "bench", "comment"):
            runner, status = self.act(**{name: "yes"})
            self.assertEqual(status, 2)
            self.assertIn(f"The input {name.replace('_', '-')} must be true or false.", runner.log)

    def test_the_comment_on_a_request_is_written_once_and_then_replaced(self):
        base = self.head()
        self.edit(VIEW, lambda text: text + NEW_SCREEN)
        self.commit("A new screen")
        for event, comment in (("push", "true"), ("pull_request", "false")):
            self.assertNotIn("actions/github-script", self.act(event, "cats/twins", base, comment=comment)[0].used)
        handed = self.act("pull_request", "cats/twins", base, comment="true")[0].used["actions/github-script"]
        self.assertEqual(handed["MARK"], f"<!-- catwalk {self.path} catwalk-report -->")
        self.assertNotIn("<summary>The report</summary>", Path(handed["PAGE"]).read_text())
        # A person may write the mark as well.
        there = [{"id": 1, "user": {"type": "User"}, "body": handed["MARK"]}, {"id": 2, "user": None, "body": None}]
        created = self.comment(handed, there)
        self.assertEqual([call["name"] for call in created], ["createComment"])
        self.assertEqual(created[0]["issue_number"], 7)
        self.assertIn(self.FINE, created[0]["body"])
        there.append({"id": 3, "user": {"type": "Bot"}, "body": created[0]["body"]})
        Path(handed["PAGE"]).write_text("a" * 100_000)
        updated = self.comment(handed, there)
        self.assertEqual([(call["name"], call["comment_id"]) for call in updated], [("updateComment", 3)])
        self.assertLess(len(updated[0]["body"]), 65_536)
        self.assertTrue(updated[0]["body"].endswith("The rest stands in the summary of the job."))

    def comment(self, handed, there):
        """What the script asks GitHub for, which has these comments."""
        calls = """
            const there = JSON.parse(process.env.THERE), calls = []
            const call = name => async values => { calls.push({ name, ...values }) }
            const issues = { listComments: 0, updateComment: call('updateComment'), createComment: call('createComment') }
            const github = { rest: { issues }, paginate: async () => there }
            const context = { repo: { owner: 'cats', repo: 'twins' }, issue: { number: 7 } };
        """
        script = f"{calls}\n(async () => {{ {handed['script']}\n console.log(JSON.stringify(calls)) }})()"
        variables = environment(PAGE=handed["PAGE"], MARK=handed["MARK"], THERE=json.dumps(there))
        return json.loads(output(["node", "-e", script], env=variables))

    def step(self, name, **variables):
        """Runs one step on its own; returns its exit status."""
        step = step_of(ACTION, name)
        step = {**step, "env": {**step.get("env", {}), **variables}}
        return Runner(self.workspace, self.folder, {"inputs.compare-with": "x"}, environment(GITHUB_ACTION_PATH=str(ROOT))).run(step)

    def trap(self, path):
        """A program of a stranger's, which leaves a file."""
        program(path, f"#!/bin/sh\ntouch '{self.folder}/owned'\n")

    def test_no_program_of_the_workspace_builds_catwalk(self):
        for name in ("swift", "swift-build", "swift-frontend", "swiftc", "git"):
            self.trap(self.workspace / name)
        given = {"ASKED": "source", "REPOSITORY": "o/c", "CONFIGURATION": "debug"}
        self.assertEqual(self.step("Get catwalk", **given), 0)
        self.assertFalse((self.folder / "owned").exists())

    def test_a_repository_among_the_files_has_no_say(self):
        """Git would take the folder for a repository without a work tree, and fetch a missing commit by its settings."""
        write(self.workspace / "bare", {
            "HEAD": "ref: refs/heads/main\n", "objects/a": "", "refs/heads/main": f"{'1' * 40}\n",
            "config": "[core]\nrepositoryformatversion = 1\nbare = true\n[extensions]\npartialClone = origin\n"
            f'[remote "origin"]\npromisor = true\nurl = "ext::sh -c touch% {self.folder}/owned"\n'
            '[protocol "ext"]\nallow = always\n',
        })
        given = {"SUBJECT": "bare", "FOLDER": str(self.folder), "CATWALK": "true", "REVISION": "HEAD~1", "BASE": "y", "TIP": "x"}
        self.assertEqual(self.step("Compare", **given), 0)
        self.assertFalse((self.folder / "owned").exists())

    def test_a_shallow_clone_has_no_comparison_and_says_so(self):
        base = self.head()
        self.edit(VIEW, lambda text: text + NEW_SCREEN)
        self.commit("A new screen")
        self.clone()
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
            # Of the second the fork was deleted.
            ("pull_request", "stranger/twins"), ("pull_request", ""), ("pull_request_target", "stranger/twins"),
            ("workflow_run", ""), ("issue_comment", ""),
        ):
            with self.subTest(event=event, head=head):
                runner = self.expect(self.act(event, head), 1, self.BROKEN, "", "    Sources/Right/Greet/")
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
        runner = self.expect(self.act(), 1, self.BROKEN, "", "    $(touch owned); `touch owned`/Sources/Right/Greet/A<script>")
        self.assertFalse(list(self.workspace.rglob("owned")))
        self.assertFalse([line for line in runner.log.splitlines() if line.startswith("::")])

    def test_who_may_write_to_the_repository_or_says_so_has_its_code_run(self):
        step = step_of(ACTION, "Decide what is run")
        for event, head, run_code, runs in (
            *((event, "", "auto", "true") for event in ("push", "schedule", "workflow_dispatch", "merge_group")),
            ("pull_request", "cats/twins", "auto", "true"),
            ("pull_request", "stranger/twins", "auto", "false"),
            ("pull_request", "stranger/twins", "true", "true"),
            ("push", "", "false", "false"),
        ):
            with self.subTest(event=event, head=head, run_code=run_code):
                context = {
                    "inputs.run-code": run_code, "inputs.run-tests": "true", "inputs.bench": "false", "inputs.comment": "false",
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
