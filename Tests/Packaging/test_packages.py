"""What Packaging/make_packages.py makes, used as the tools do that it is made for: no network, no address is reached."""

import hashlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import unittest
from pathlib import Path

from checks import CATWALK, ROOT, git, output, program, run, until, write

OWN = f"catwalk-linux-{os.uname().machine}"

MANIFEST = """\
// swift-tools-version: {tools}
import PackageDescription
let package = Package(
    name: "Cats",
    dependencies: [.package(url: "{plugin}", branch: "plugin")],
    targets: [.target(name: "Cats")]
)
"""
TERRIER = "public struct Terrier {\n    public init() {}\n}\n"


NAMES = ["catwalk-linux-aarch64", "catwalk-linux-x86_64", "catwalk-macos"]


def told(*option):
    return output([ROOT / ".ci/version", *option]).strip()


RELEASE = f"https://github.com/{told('--publisher')}/catwalk/releases/download/{told()}"


def make(folder):
    return run([sys.executable, ROOT / "Packaging/make_packages.py", folder, folder / "plugin"])


def archive(folder, name, program):
    """An archive as .ci/release makes it, of a program that lies anywhere."""
    with tarfile.open(folder / f"{name}.tar.gz", "w:gz", compresslevel=1) as packed:
        packed.add(program, "catwalk")
    (folder / f"{name}.tar.gz.sha256").write_text(f"{digest(folder / f'{name}.tar.gz')}  {name}.tar.gz\n")


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


FOLDER = None


def setUpModule():
    """A folder with all that is published, once for all; of the programs only this system's works."""
    global FOLDER
    FOLDER = Path(unittest.enterModuleContext(tempfile.TemporaryDirectory())) / "a b"
    FOLDER.mkdir()
    result = make(released(FOLDER / "released"))
    assert result.returncode == 0, result.stderr


def released(folder):
    folder.mkdir()
    other = program(folder / "other", "#!/bin/sh\nexit 9\n")
    for name in NAMES:
        archive(folder, name, CATWALK if name == OWN else other)
    return folder


class PackagesTests(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory())) / "released"

    def test_an_archive_that_is_missing_is_named_and_nothing_is_written(self):
        self.folder.mkdir()
        archive(self.folder, "catwalk-macos", __file__)
        result = make(self.folder)
        self.assertEqual(result.returncode, 2)
        self.assertIn("lacks catwalk-linux-aarch64.tar.gz, catwalk-linux-x86_64.tar.gz.", result.stderr)
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["catwalk-macos.tar.gz", "catwalk-macos.tar.gz.sha256"])

    def test_the_same_archives_make_the_same_bundle(self):
        self.folder.mkdir()
        for name in NAMES:
            archive(self.folder, name, __file__)
        digests = set()
        for _ in range(2):
            self.assertEqual(make(self.folder).returncode, 0)
            digests.add(digest(self.folder / "catwalk.artifactbundle.zip"))
        (only,) = digests
        self.assertEqual((self.folder / "catwalk-bundle.sha256").read_text(), f"{only}  catwalk.artifactbundle.zip\n")
        self.assertIn(f'checksum: "{only}"', (self.folder / "plugin/Package.swift").read_text())

    def test_each_address_of_the_formula_has_the_checksum_of_its_archive(self):
        self.folder.mkdir()
        for name in NAMES:
            (self.folder / name).write_text(name)
            archive(self.folder, name, self.folder / name)
        make(self.folder)
        text = (self.folder / "catwalk.rb").read_text()
        found = re.findall(r'url "(.*)/([\w-]+)\.tar\.gz"\s+sha256 "(\w+)"', text)
        self.assertEqual(
            found,
            [(RELEASE, name, digest(self.folder / f"{name}.tar.gz"))
             for name in ("catwalk-macos", "catwalk-linux-aarch64", "catwalk-linux-x86_64")],
        )
        self.assertNotRegex(text, "CHECKSUM|ADDRESS|VERSION")


class NameTests(unittest.TestCase):
    """What other tools look for in the names of a release's files."""

    # mise takes the file with the words of its system and processor, and none with those of another.
    SYSTEMS = {"linux": r"(\b|_)linux(\b|_|-)", "macos": r"(\b|_)mac(osx?|os)?(\b|_)"}
    PROCESSORS = {"x64": r"(\b|_)(x86[_-]64|x64|amd64)(\b|_)", "arm64": r"(\b|_)(aarch_?64|arm_?64)(\b|_)"}

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name in NAMES:
            archive(self.folder, name, __file__)
        make(self.folder)
        self.names = sorted(path.name for path in self.folder.iterdir() if path.is_file())

    def test_mise_finds_one_archive_for_each_system_and_processor(self):
        for system, processor, expected in (
            ("linux", "x64", "catwalk-linux-x86_64"), ("linux", "arm64", "catwalk-linux-aarch64"),
            ("macos", "x64", "catwalk-macos"), ("macos", "arm64", "catwalk-macos"),
        ):
            others = [pattern for name, pattern in self.PROCESSORS.items() if name != processor]
            # It takes archives and programs only.
            found = [
                name for name in self.names
                if not name.endswith(".sha256") and re.search(self.SYSTEMS[system], name) and not any(re.search(pattern, name) for pattern in others)
            ]
            self.assertEqual(found, [f"{expected}.tar.gz"])

    def test_nest_takes_the_first_file_that_is_named_for_a_bundle_and_there_is_no_other(self):
        self.assertEqual([name for name in self.names if "artifactbundle" in name], ["catwalk.artifactbundle.zip"])


class PushTests(unittest.TestCase):
    """What the release's workflow makes of the branch `plugin`, in a repository beside it."""

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.remote = self.folder / "remote.git"
        git(self.folder, "init", "--quiet", "--bare", self.remote)

    def push(self, tag, text):
        plugin = Path(tempfile.mkdtemp(dir=self.folder))
        (plugin / "Package.swift").write_text(text)
        return run([ROOT / "Packaging/push-plugin", plugin, self.remote.as_uri(), tag])

    def text(self, revision):
        return run(["git", "-C", self.remote, "show", f"{revision}:Package.swift"]).stdout

    def test_each_release_has_its_tag_and_the_branch_follows_the_newest(self):
        for tag, text, branch in (
            ("v1.9.0-rc.1", "tried", "tried"), ("v1.9.0", "nine", "nine"), ("v1.10.0", "ten", "ten"), ("v1.9.1", "nine, mended", "ten"),
            ("v1.11.0-rc.1", "to be tried", "ten"), ("v1.10.0", "ten", "ten"),
        ):
            with self.subTest(tag=tag):
                result = self.push(tag, text)
                self.assertEqual(result.returncode, 0, result.stderr)
                self.assertEqual((self.text(f"plugin-{tag}"), self.text("plugin")), (text, branch))
        # A try that ended between the two.
        git(self.remote, "update-ref", "refs/heads/plugin", "refs/tags/plugin-v1.9.0")
        result = self.push("v1.10.0", "ten")
        self.assertEqual((result.returncode, self.text("plugin")), (0, "ten"), result.stderr)
        self.assertEqual(git(self.remote, "rev-list", "--count", "plugin"), "3")

    def test_a_tag_that_is_there_is_never_another_plugin(self):
        self.push("v1.0.0", "one")
        result = self.push("v1.0.0", "another")
        self.assertEqual(result.returncode, 1)
        self.assertIn("plugin-v1.0.0 is there, and has another content.", result.stderr)
        self.assertEqual(self.text("plugin-v1.0.0"), "one")

    def test_a_repository_that_is_not_reached_is_an_error(self):
        shutil.rmtree(self.remote)
        self.assertNotEqual(self.push("v1.0.0", "one").returncode, 0)


class FormulaTests(unittest.TestCase):
    """Homebrew's steps, acted out on archives that lie in a folder."""

    @classmethod
    def setUpClass(cls):
        cls.folder = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        cls.files = FOLDER / "released"
        cls.formula = (cls.files / "catwalk.rb").read_text().replace(RELEASE, f"file://{cls.files}")

    def act_out(self, formula, system="linux", processor="arm" if OWN.endswith("aarch64") else "intel"):
        place = Path(tempfile.mkdtemp(dir=self.folder))
        (place / "catwalk.rb").write_text(formula)
        (place / "installed").mkdir()
        command = ["ruby", ROOT / "Tests/Packaging/act_out_formula.rb", place / "catwalk.rb", system, processor, place / "installed"]
        return place / "installed", run(command)

    def test_it_installs_a_program_that_passes_its_test(self):
        installed, result = self.act_out(self.formula)
        self.assertEqual(result.returncode, 0, result.stderr)
        version = output([installed / "bin/catwalk", "--version"])
        self.assertTrue(version.startswith(f"catwalk {told().removeprefix('v')}\n"))

    def test_each_system_takes_its_own_archive(self):
        for system, processor in (("macos", "arm"), ("macos", "intel"), ("linux", "arm"), ("linux", "intel")):
            archive = {"macos": "macos", "linux": "linux-aarch64" if processor == "arm" else "linux-x86_64"}[system]
            gone = self.formula.replace(f"catwalk-{archive}.tar.gz", "gone.tar.gz")
            installed, result = self.act_out(gone, system, processor)
            self.assertEqual((result.returncode, result.stderr), (1, f"file://{self.files}/gone.tar.gz is gone.\n"))
            self.assertEqual(list(installed.iterdir()), [])

    def test_an_archive_with_another_checksum_is_not_unpacked(self):
        installed, result = self.act_out(re.sub(r'sha256 "\w', 'sha256 "g', self.formula))
        self.assertIn("has another checksum.", result.stderr)
        self.assertEqual(list(installed.iterdir()), [])


class PluginTests(unittest.TestCase):
    """In packages of their own; the package manager takes the bundle from its cache, as if it had downloaded it."""

    @classmethod
    def setUpClass(cls):
        cls.folder, cls.files = FOLDER, FOLDER / "released"
        cls.keep(cls.files / "catwalk.artifactbundle.zip", "cache")
        cls.publish(cls.files / "plugin")
        cls.subject = cls.package("Cats", "5.9")

    @classmethod
    def keep(cls, bundle, cache):
        artifacts = cls.folder / cache / "artifacts"
        artifacts.mkdir(parents=True)
        shutil.copy(bundle, artifacts / re.sub(r"\W", "_", f"{RELEASE}/catwalk.artifactbundle.zip"))

    @classmethod
    def publish(cls, plugin):
        """The branch that the release's workflow writes."""
        for command in (["init", "--quiet", "--initial-branch", "plugin"], ["add", "--all"], ["commit", "--quiet", "--message", "Plugin"]):
            git(plugin, *command)

    @classmethod
    def package(cls, name, tools, plugin=None):
        manifest = MANIFEST.format(tools=tools, plugin=plugin or cls.files / "plugin")
        write(cls.folder / name, {"Package.swift": manifest, "Sources/Cats/Terrier.swift": TERRIER})
        return cls.folder / name

    def command(self, folder, *arguments, cache="cache"):
        return ["swift", "package", "--package-path", folder, "--cache-path", self.folder / cache, "catwalk", *arguments]

    def run_plugin(self, folder, *arguments, cache="cache", **variables):
        return run(self.command(folder, *arguments, cache=cache), cwd=self.folder, env=os.environ | variables)

    def test_what_the_program_prints_is_all_of_standard_output(self):
        result = self.run_plugin(self.subject, "measure", "--format", "json")
        self.assertEqual(result.returncode, 0, result.stderr)
        paths = [file["path"] for file in json.loads(result.stdout)["files"]]
        self.assertEqual(paths, ["Package.swift", "Sources/Cats/Terrier.swift"])

    def test_a_file_has_nothing_of_what_is_said_beside_it(self):
        folder = self.package("Complaints", "6.3")
        (folder / "Sources/Cats/Broken.swift").write_text("\0")
        result = self.run_plugin(folder, "measure", "--format", "json", "--output", "cats.json")
        self.assertIn("Sources/Cats/Broken.swift: It has a NUL byte", result.stdout)
        self.assertEqual(len(json.loads((folder / "cats.json").read_text())["files"]), 2)

    def test_a_release_can_be_named_by_its_tag(self):
        git(self.files / "plugin", "tag", "plugin-v1")
        folder = self.package("Tagged", "6.0")
        manifest = folder / "Package.swift"
        manifest.write_text(manifest.read_text().replace('branch: "plugin"', 'revision: "plugin-v1"'))
        self.assertEqual(self.run_plugin(folder, "measure").returncode, 0)

    def test_packages_of_each_tools_version_report_whole(self):
        for tools in ("5.9", "6.0", "6.3"):
            with self.subTest(tools):
                folder = self.package(f"Cats {tools}", tools)
                self.assertEqual(self.run_plugin(folder, "init").returncode, 0)
                result = self.run_plugin(folder, "report")
                self.assertEqual(result.returncode, 0, result.stderr)
                self.assertIn("Measured in ", result.stdout + result.stderr)
                self.assertTrue((folder / "Reports/report.json").is_file())

    def test_the_last_line_says_which_failure_it_was(self):
        folder = self.package("Strays", "6.3")
        result = self.run_plugin(folder, "check")
        self.assertEqual(result.returncode, 1)
        self.assertIn("There is no .catwalk.yml in ", result.stdout + result.stderr)
        self.assertEqual(result.stderr.splitlines()[-1], "error: catwalk ended with 2: it could not do its work. Its output says why.")
        (folder / ".catwalk.yml").write_text(
            "name: Strays\nbaseline: Cats\narchitectures: [{name: Cats, sources: Sources/Cats}]\n"
            "gate: {budgets: [max(lines.code) <= 1]}\n"
        )
        result = self.run_plugin(folder, "check")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(
            result.stderr.splitlines()[-1],
            "error: catwalk ended with 1: what it looked at is not as it has to be. Its output says what.",
        )

    def test_in_the_package_managers_sandbox_what_can_not_work_names_the_option(self):
        program(self.folder / "sandbox/sandbox-exec", "#!/bin/sh\nexit 71\n")
        inside = f"{self.folder}/sandbox:{os.environ['PATH']}"
        for arguments in (
            ["report"], ["check"], ["init"], ["check", "--engine", "syntax", "--update"], ["measure", "--output=a"], ["play", "A photo"],
        ):
            result = self.run_plugin(self.subject, *arguments, PATH=inside)
            self.assertEqual(result.returncode, 1)
            command = f"swift package --disable-sandbox catwalk {shlex.join(arguments)}"
            self.assertTrue(result.stderr.rstrip().endswith(command), result.stderr)
        for arguments in (["measure"], ["explain", "acd-declared"], ["report", "--help"], ["--version"]):
            self.assertEqual(self.run_plugin(self.subject, *arguments, PATH=inside).returncode, 0)

    def test_a_bundle_with_another_checksum_is_refused_by_the_package_manager(self):
        other = self.files / "other.zip"
        other.write_bytes((self.files / "catwalk.artifactbundle.zip").read_bytes() + b"\0")
        self.keep(other, "other cache")
        result = self.run_plugin(self.package("Other checksum", "5.9"), "measure", cache="other cache")
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, "checksum of downloaded artifact .* does not match checksum specified by the manifest")

    def test_a_bundle_without_this_processor_is_a_sentence(self):
        files = self.folder / "elsewhere"
        files.mkdir()
        plugin = files / "plugin"
        shutil.copytree(ROOT / "Packaging/Plugin", plugin)
        (plugin / "catwalk.artifactbundle/other").mkdir(parents=True)
        (plugin / "catwalk.artifactbundle/other/catwalk").write_text("")
        (plugin / "catwalk.artifactbundle/info.json").write_text(json.dumps({"schemaVersion": "1.0", "artifacts": {"catwalk": {
            "type": "executable", "version": "0.1.0",
            "variants": [{"path": "other/catwalk", "supportedTriples": ["riscv64-unknown-linux-gnu"]}]}}}))
        manifest = (plugin / "Package.swift").read_text()
        (plugin / "Package.swift").write_text(
            re.sub(r'url: "ADDRESS",\s+checksum: "CHECKSUM"', 'path: "catwalk.artifactbundle"', manifest)
        )
        self.publish(plugin)
        result = self.run_plugin(self.package("Other processor", "5.9", plugin), "measure")
        self.assertEqual(result.returncode, 1)
        self.assertIn("error: This release of catwalk has no program for this system and processor", result.stderr)

    def test_an_interrupted_command_leaves_nothing_running(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            with self.subTest(number.name):
                folder = self.package(f"Interrupted {number.name}", "6.3")
                # Never read, so that the program waits for its output to be taken.
                (folder / "Sources/Cats/Many.swift").write_text("".join(f"struct S{i} {{}}\n" for i in range(20_000)))
                running = subprocess.Popen(
                    self.command(folder, "measure", "--format", "json"), cwd=self.folder, stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL, start_new_session=True,
                )
                self.addCleanup(end, running)
                self.assertTrue(until(lambda: programs(folder), 300), "no program was started")
                running.send_signal(number)
                running.stdout.close()
                running.wait(timeout=60)
                self.assertTrue(until(lambda: not programs(folder), 60), "the program goes on")


def end(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def programs(folder):
    """The identifiers of the bundle's programs that run for that package."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            command = (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if os.fsencode(folder) in command.split(b"\0")[0] and b"artifactbundle" in command.split(b"\0")[0]:
            found.append(int(entry.name))
    return found
