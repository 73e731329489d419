"""The stand-in for the SDK of macOS: C headers from a wheel, Swift modules from this toolchain's own interfaces.

Nothing of others is kept in this repository: all of it is made at run time, in the cache.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import CannotTell
from .toolchain import digest

# This version's headers are those of the SDK of macOS 26.4, which Xcode 26.4 (Swift 6.3) has.
WHEEL = "ziglang==0.16.0"
HEADERS = "ziglang/lib/libc/include/any-darwin-any/"

# Built for the oldest system, so that a module of any deployment target may import them.
OLDEST = "10.13"

# Modules of which the toolchain has no textual interface, only a binary module for Linux: one is printed from it.
# Foundation on a Mac is one module, in swift-corelibs-foundation it is five.
FOUNDATION = ["FoundationEssentials", "FoundationInternationalization", "Foundation", "FoundationNetworking", "FoundationXML"]
# Interfaces that are for other systems than macOS.
LINUX_ONLY = {"Glibc", "Musl", "Cxx", "CxxStdlib", "_Volatile"}
# C modules that the Linux Foundation and Dispatch were built with and that are not shipped. (Almost) empty ones do: what
# needs them is not public.
MISSING_C_MODULES = {
    "_CFURLSessionInterface": "typedef enum { CFURLSessionSocketTypeNone } CFURLSessionSocketType;\n",
    "_CFXMLInterface": "",
    "_DispatchOverlayShims": "",
}

DECLARATION_ATTRIBUTES = re.compile(r"^\s*@[A-Za-z_.]+(\(.*\))?$")
TYPE = re.compile(r"^(?:@\w+(?:\([^)]*\))? )*(?:public |open |final )+(?:struct|class|enum|protocol|actor|typealias) (\w+)", re.M)
IMPORT = re.compile(r"^(?:@_exported |@_implementationOnly |public |internal |package )*import (\w+)", re.M)


class SDK:
    """In the folder: `sdk` (headers), `resources` (the compiler's resource folder: shims, modules), `interfaces`."""

    def __init__(self, toolchain, cache, support, say):
        self.toolchain = toolchain
        self.support = support
        self.say = say
        own = [path.read_bytes() for path in sorted([Path(__file__), *support.iterdir()]) if path.is_file()]
        self.key = digest(toolchain.version, toolchain.host_triple, WHEEL, *own)
        self.folder = cache / f"sdk-{self.key}"
        self.root = self.folder / "sdk"
        self.resources = self.folder / "resources"
        self.modules = self.resources / "macosx"
        self.interfaces = self.folder / "interfaces"
        self.dropped = {}
        self.missing = {}
        done = self.folder / "done"  # has the modules of which no stand-in could be made, and why
        if done.exists():
            self.missing = json.loads(done.read_text())
        else:
            shutil.rmtree(self.folder, ignore_errors=True)
            self.folder.mkdir(parents=True)
            self.make(cache)
            done.write_text(json.dumps(self.missing))
            for old in cache.glob("sdk-*"):
                if old != self.folder:
                    shutil.rmtree(old, ignore_errors=True)

    @property
    def flags(self):
        """What each run of the Swift frontend needs to see this SDK."""
        host = self.toolchain.resources / "host" / "plugins"
        return [
            "-sdk", str(self.root), "-resource-dir", str(self.resources),
            "-module-cache-path", str(self.folder / "clang-modules"), "-disable-objc-interop",
            "-Xcc", f"-fmodule-map-file={self.resources / 'shims' / 'module.modulemap'}",
            "-I", str(self.resources / "shims"),
            "-plugin-path", str(host), "-plugin-path", str(host / "testing"),
        ]

    def has(self, module):
        return (self.modules / f"{module}.swiftmodule").exists()

    # MARK: what is made

    def make(self, cache):
        self.say("making the stand-in for the SDK of macOS (once)")
        headers = self.root / "usr" / "include"
        headers.mkdir(parents=True)
        unpack_headers(cache, headers, self.say)
        shutil.copy(self.support / "module.modulemap", headers)
        self.modules.mkdir(parents=True)
        self.interfaces.mkdir()
        (self.resources / "clang").symlink_to(self.toolchain.resources / "clang")
        (self.resources / "shims").symlink_to(self.toolchain.resources / "shims")
        notes = self.resources / "apinotes"
        notes.mkdir()
        shutil.copy(self.support / "Darwin.apinotes", notes)

        texts = self.toolchain_interfaces()
        # The standard library takes longest; meanwhile the modules without an interface are printed, for Linux.
        with ThreadPoolExecutor(2) as pool:
            library = pool.submit(self.build, "Swift", texts.pop("Swift"))
            printed = pool.submit(self.printed_interfaces).result()
            library.result()
            self.build("SwiftOnoneSupport", texts.pop("SwiftOnoneSupport"))
            first = {"_Concurrency", "_StringProcessing", "_RegexParser", "_Builtin_float"}
            list(pool.map(lambda name: self.build(name, texts.pop(name)), sorted(first & texts.keys())))
            self.build("Darwin", self.darwin(headers))
            self.build("ObjectiveC", self.own("ObjectiveC", "import Swift\n"))
            self.build("os", self.own("os", "import Swift\n@_exported import os\n", "-import-underlying-module"))
            rest = {name: text for name, text in texts.items() if not name.startswith("_Test") and name != "Testing"}
            jobs = [pool.submit(self.build, name, text, optional=True) for name, text in sorted(rest.items())]
            jobs.append(pool.submit(self.build_printed, printed))
            for job in jobs:
                job.result()
        for name in ["_TestDiscovery", "_TestingInterop", "Testing", "_Testing_Foundation"]:
            if name in texts:
                self.build(name, texts[name], optional=name != "Testing")
        crossing = self.modules / "Testing.swiftcrossimport"
        if self.has("_Testing_Foundation"):
            crossing.mkdir()
            shutil.copy(self.linux / "Testing.swiftcrossimport" / "Foundation.swiftoverlay", crossing)
        log = [f"{name}: left out {len(lines)} declarations\n" + "".join(f"    {line}\n" for line in lines)
               for name, lines in sorted(self.dropped.items())]
        log += [f"{name}: no stand-in: {why}\n" for name, why in sorted(self.missing.items())]
        (self.folder / "left-out.txt").write_text("".join(log))

    @property
    def linux(self):
        return self.toolchain.resources / "linux"

    def toolchain_interfaces(self):
        """The interfaces that the toolchain brings, retargeted: their availability for macOS is Apple's own."""
        texts = {}
        for path in sorted(self.linux.glob(f"*.swiftmodule/{self.toolchain.host_triple}.swiftinterface")):
            name = path.parent.name.removesuffix(".swiftmodule")
            if name in LINUX_ONLY:
                continue
            text = path.read_text()
            text = re.sub(r"^((?:@_exported )?import )Glibc$", r"\1Darwin", text, flags=re.M)
            # Bodies are missing where they are for Darwin alone, and without them the attribute is an error. What is
            # declared, and since when, stays.
            text = re.sub(r"^ *@backDeployed\(.*\)\n", "", text, flags=re.M)
            # Linux' mutex asks for the thread's number in inlined code; the shims declare that for Linux alone.
            text = text.replace("_swift_stdlib_gettid()", "(0 as Swift.UInt32)")
            texts[name] = self.retargeted(one_foundation(text))
        if "Swift" not in texts:
            raise CannotTell(f"The toolchain has no {self.linux}/Swift.swiftmodule/*.swiftinterface.")
        return texts

    def retargeted(self, text):
        def flags(match):
            line = re.sub(r"-target \S+", f"-target {self.toolchain.triple(OLDEST)} -disable-availability-checking", match[0])
            return line.replace(" -O ", " -Onone ")
        return re.sub(r"^// swift-module-flags: .*$", flags, text, count=1, flags=re.M)

    def header(self, name, *flags):
        return (
            "// swift-interface-format-version: 1.0\n"
            f"// swift-compiler-version: {self.toolchain.version}\n"
            f"// swift-module-flags: -target {self.toolchain.triple(OLDEST)} -disable-availability-checking"
            " -disable-objc-interop -enable-library-evolution -swift-version 5 -Onone"
            " -enable-experimental-feature LifetimeDependence -enable-experimental-feature Lifetimes"
            f" -module-name {name} {' '.join(flags)}\n"
        )

    def own(self, name, imports, *flags):
        """One of this folder's interfaces."""
        return self.header(name, *flags) + imports + (self.support / f"{name}.interface").read_text()

    def darwin(self, headers):
        """Swift's overlay of Darwin, from its overlay of Glibc, which has the same sources."""
        text = (self.linux / "Glibc.swiftmodule" / f"{self.toolchain.host_triple}.swiftinterface").read_text()
        body = text[list(IMPORT.finditer(text))[-1].end():]
        body = re.sub(r"^(public typealias sighandler_t .*\n|extension Glibc\.POSIXErrorCode .*\n)", "", body, flags=re.M)
        body = re.sub(r"^public var SIG_\w+: .* \{\n  get\n\}\n", "", body, flags=re.M)
        body = re.sub(r"^public enum POSIXErrorCode .*?^\}\n", "", body, flags=re.M | re.S)
        body = re.sub(r"\b(SwiftGlibc|SwiftOverlayShims|Glibc)\.", "", body)
        errors = re.findall(r"^#define\s+(E\w+)\s+\d+", (headers / "sys" / "errno.h").read_text(), flags=re.M)
        cases = "".join(f"  case {name}\n" for name in dict.fromkeys(errors) if name != "ELAST")
        codes = (
            "public enum POSIXErrorCode : Swift.Int32, Swift.Sendable {\n" + cases
            + "  public static var EWOULDBLOCK: POSIXErrorCode {\n    get\n  }\n"
            "  public init?(rawValue: Swift.Int32)\n  public typealias RawValue = Swift.Int32\n"
            "  public var rawValue: Swift.Int32 {\n    get\n  }\n}\n"
            "extension POSIXErrorCode : Swift.Equatable {}\nextension POSIXErrorCode : Swift.Hashable {}\n"
            "extension POSIXErrorCode : Swift.RawRepresentable {}\n"
        )
        imports = "import Swift\n@_exported import Darwin\n"
        return self.own("Darwin", imports, "-import-underlying-module") + codes + body

    # MARK: modules without an interface

    def printed_interfaces(self):
        """The text of Foundation's five modules, of Dispatch and the like, as the Linux compiler prints it."""
        binary = f"{self.toolchain.host_triple}.swiftmodule"
        paths = {name: self.linux / f"{name}.swiftmodule" / binary for name in [*FOUNDATION, "Dispatch", "XCTest"]}
        paths["PackagePlugin"] = self.toolchain.resources / "pm" / "PluginAPI" / "PackagePlugin.swiftmodule"
        texts = {}
        with tempfile.TemporaryDirectory() as folder:
            stubs = Path(folder) / "module.modulemap"
            stubs.write_text("".join(f'module {name} {{ header "{name}.h" }}\n' for name in MISSING_C_MODULES))
            for name, header in MISSING_C_MODULES.items():
                (Path(folder) / f"{name}.h").write_text(header)
            for name, path in paths.items():
                if not path.exists():
                    continue
                interface = Path(folder) / f"{name}.swiftinterface"
                done = subprocess.run(
                    [*self.toolchain.frontend, "-merge-modules", "-emit-module", str(path), "-module-name", name,
                     "-swift-version", "5", "-enable-library-evolution", "-Xcc", f"-fmodule-map-file={stubs}",
                     "-o", str(Path(folder) / f"{name}.swiftmodule"), "-emit-module-interface-path", str(interface)],
                    capture_output=True, text=True, errors="replace")
                if interface.exists():
                    texts[name] = interface.read_text()
                else:
                    self.missing[name] = first_error(done.stderr)
        return texts

    def build_printed(self, texts):
        if "Dispatch" in texts:
            both = [texts["Dispatch"], (self.support / "Dispatch.interface").read_text()]
            self.build("Dispatch", self.converted("Dispatch", both, ["@_exported import Darwin"]), lossy=True)
        parts = [texts[name] for name in FOUNDATION if name in texts]
        if "Foundation" in texts:
            # Some types are declared twice: the two modules below Foundation have placeholders of its types, and it has
            # unavailable ones of those above it.
            above = FOUNDATION.index("Foundation") + 1
            types = {name: set(TYPE.findall(texts.get(name, ""))) for name in FOUNDATION}
            moved = set().union(*(types[name] for name in FOUNDATION[above:]))
            parts = [without_types(texts[name], moved if name == "Foundation" else types["Foundation"] - moved)
                     for name in FOUNDATION if name in texts]
            exported = ["Darwin", "Dispatch", "ObjectiveC"]
            imports = [f"@_exported import {name}" for name in exported] + ["import Observation", "import Synchronization"]
            self.build("Foundation", self.converted("Foundation", parts, imports), lossy=True)
        if "XCTest" in texts:
            self.build("XCTest", self.converted("XCTest", [texts["XCTest"]], ["@_exported import Foundation"]),
                       lossy=True, optional=True)
        if "PackagePlugin" in texts:
            self.build("PackagePlugin", self.converted("PackagePlugin", [texts["PackagePlugin"]], ["import Foundation"]),
                       lossy=True, optional=True)

    def converted(self, name, texts, imports):
        """One module for macOS of printed interfaces for Linux."""
        body = ""
        for text in texts:
            body += text[list(IMPORT.finditer(text))[-1].end():] + "\n"
        body = one_foundation(body)
        # Class and module have one name, and the class wins.
        body = re.sub(r"(?<![\w.])XCTest\.(?=[A-Z])", "", body)
        # PackagePlugin: this depends on the tools version of each package that uses it.
        body = re.sub(r"^ *@available\(_PackageDescription.*\)\n", "", body, flags=re.M)
        body = re.sub(r"\b(SwiftGlibc|Glibc|SwiftOverlayShims)\.", "Darwin.", body)
        body = re.sub(r"\bCDispatch\.(mode_t|off_t|timespec)\b", r"Darwin.\1", body)
        body = body.replace("CDispatch.dispatch_fd_t", "Swift.Int32")
        # Printed of a binary module, accessors have no body, stored properties have an attribute of another kind of
        # module, and constants of the module are variables, which Swift 6 refuses to share.
        body = body.replace("@_transparent get\n", "get\n").replace("@_hasStorage ", "")
        body = re.sub(r"^@_hasInitialValue public var ", "public let ", body, flags=re.M)
        return self.header(name) + "\n".join(imports) + "\nimport Swift\nimport _Concurrency\nimport _StringProcessing\n" + body

    # MARK: building one

    def build(self, name, text, lossy=False, optional=False):
        """Compiles the interface. A lossy one is rid of the declarations that do not compile; they are kept in a list."""
        interface = self.interfaces / f"{name}.swiftinterface"
        if lossy:
            text = without_hidden_properties(text)
        interface.write_text(text)
        folder = self.modules / f"{name}.swiftmodule"
        module = folder / f"{self.toolchain.arch}-apple-macos.swiftmodule"
        # A folder that stands there and is empty would be taken for the module by those built at the same time.
        made = self.folder / f"{name}.made"
        for _ in range(40 if lossy else 1):
            done = subprocess.run(
                [*self.toolchain.frontend, "-compile-module-from-interface", "-target", self.toolchain.triple(OLDEST),
                 *self.flags, *(["-parse-stdlib"] if " -parse-stdlib " in text else []),
                 "-module-name", name, str(interface), "-o", str(made)],
                capture_output=True, text=True, errors="replace")
            if done.returncode == 0:
                folder.mkdir()
                made.rename(module)
                return
            errors = {int(line): says for line, says in re.findall(
                re.escape(str(interface)) + r":(\d+):\d+: error: (.*)", done.stderr) if line != "1"}
            lines = text.split("\n")
            dead = lines_of_declarations(lines, errors) if lossy else set()
            if not dead:
                break
            self.dropped.setdefault(name, []).extend(
                f"{lines[line - 1].strip()}  // {says}" for line, says in sorted(errors.items()))
            text = "\n".join(line for number, line in enumerate(lines) if number not in dead)
            interface.write_text(text)
        self.missing[name] = first_error(done.stderr)
        if not optional:
            raise CannotTell(f"The stand-in for the module {name} of macOS does not compile: {self.missing[name]}")


def first_error(text):
    found = re.search(r"^(?!.*\.swiftinterface:1:1: ).*error: (.*)", text, re.M)
    return found[1] if found else (text.strip().splitlines() or ["the compiler said nothing"])[-1]


def one_foundation(text):
    return re.sub(r"(?<![\w.])(" + "|".join(FOUNDATION) + r")\.", "Foundation.", text)


def without_types(text, names):
    """Without the top-level types of these names."""
    lines = text.split("\n")
    numbers = [number for number, line in enumerate(lines, 1) if (found := TYPE.match(line)) and found[1] in names]
    dead = lines_of_declarations(lines, numbers)
    return "\n".join(line for number, line in enumerate(lines) if number not in dead)


def without_hidden_properties(text):
    """Stored properties that aren't public: printed for the layout of the type, of types that are nobody's business."""
    lines = text.split("\n")
    hidden = re.compile(r"^\s+(@\S+ )*(final |weak |unowned\S* |lazy )*(private|fileprivate|internal)\b.*?\b(let|var) ")
    numbers = [number for number, line in enumerate(lines, 1)
               if hidden.match(line) and "@usableFromInline" not in lines[number - 2]]
    dead = lines_of_declarations(lines, numbers)
    return "\n".join(line for number, line in enumerate(lines) if number not in dead)


def lines_of_declarations(lines, numbers):
    """The indices of all lines of the declarations that begin (or end) at these lines, with their attributes."""
    def depth(line):
        code = re.sub(r'"(\\.|[^"\\])*"', "", line)
        return code.count("{") - code.count("}")

    dead = set()
    for number in numbers:
        start = number - 1
        inside = depth(lines[start])
        while inside < 0 and start > 0:
            start -= 1
            inside += depth(lines[start])
        if lines[start].startswith("// swift") or IMPORT.match(lines[start]):
            continue
        inside, end = depth(lines[start]), start
        while inside > 0 and end + 1 < len(lines):
            end += 1
            inside += depth(lines[end])
        while start > 0 and DECLARATION_ATTRIBUTES.match(lines[start - 1]):
            start -= 1
        dead.update(range(start, end + 1))
    return dead


def unpack_headers(cache, target, say):
    """The headers out of the wheel, which pip finds where it is set up to look."""
    kept = cache / f"headers-{WHEEL.replace('==', '-')}"
    if not kept.exists():
        say(f"downloading {WHEEL} with pip for the C headers (about 100 MB, once)")
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "-d", folder, WHEEL],
                capture_output=True, text=True, errors="replace")
            wheels = list(Path(folder).glob("*.whl"))
            if done.returncode or not wheels:
                says = done.stderr.strip().splitlines()
                raise CannotTell(f"pip could not download {WHEEL}, which has the C headers of macOS: {says[-1] if says else ''}")
            with zipfile.ZipFile(wheels[0]) as wheel:
                names = [name for name in wheel.namelist() if name.startswith(HEADERS) and not name.endswith("/")]
                if not names:
                    raise CannotTell(f"The wheel {WHEEL} has no {HEADERS}.")
                part = kept.with_suffix(".part")
                shutil.rmtree(part, ignore_errors=True)
                for name in names:
                    path = part / name.removeprefix(HEADERS)
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(wheel.read(name))
                part.rename(kept)
    shutil.copytree(kept, target, dirs_exist_ok=True)
