#!/usr/bin/env python3
"""The first hour with a package of one's own: MVC, MVVM and a store on a shared Core, which nobody has prepared for catwalk.

Once with Swift Testing and once with XCTest: `init`, `report`, `check`, a rule that is broken and accepted. Nothing is
edited but the rule. The figures of both have to be the same. Then scenarios that assert nothing, of which the page may not
say that the architectures behave alike. Last the same app as one module, with a folder for each architecture.
"""

import json
import re
import shutil
import sys

from checks import CATWALK, ROOT, check, run, write

# Kept between runs, so that no more is built than has changed.
PLACE = ROOT / ".build/first-hour"

MANIFEST = """\
// swift-tools-version: 6.3
import PackageDescription
let package = Package(name: "Shop", targets: [
    .target(name: "Core"),
    .target(name: "MVC", dependencies: ["Core"]),
    .target(name: "MVVM", dependencies: ["Core"]),
    .target(name: "Store", dependencies: ["Core"]),
    .testTarget(name: "MVCTests", dependencies: ["MVC"]),
    .testTarget(name: "MVVMTests", dependencies: ["MVVM"]),
    .testTarget(name: "StoreTests", dependencies: ["Store"]),
])
"""

ONE_MODULE = """\
// swift-tools-version: 6.3
import PackageDescription
let package = Package(name: "Shop", targets: [
    .target(name: "Shop"),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
])
"""

SOURCES = {
    "Core/Item.swift": """\
public struct Item: Sendable, Equatable {
    public let name: String
    public let price: Int
}

public protocol Catalogue: Sendable {
    func items() -> [Item]
}

public struct FixedCatalogue: Catalogue {
    public init() {}
    public func items() -> [Item] { [Item(name: "Tea", price: 3), Item(name: "Cup", price: 7)] }
}
""",
    "Core/Screen.swift": """\
open class Screen {
    public private(set) var lines: [String] = []
    public init() {}
    public func draw(_ lines: [String]) { self.lines = lines }
}
""",
    "MVC/List/ListViewController.swift": """\
import Core

public final class ListViewController: Screen {
    private let catalogue: any Catalogue

    public init(_ catalogue: any Catalogue) {
        self.catalogue = catalogue
        super.init()
    }

    public func load() {
        var total = 0
        for item in catalogue.items() { total += item.price }
        draw([total > 5 ? "much" : "little"])
    }
}
""",
    "MVVM/List/ListViewModel.swift": """\
import Core

public final class ListViewModel {
    private let catalogue: any Catalogue

    public init(_ catalogue: any Catalogue) { self.catalogue = catalogue }

    public var line: String { catalogue.items().reduce(0) { $0 + $1.price } > 5 ? "much" : "little" }
}
""",
    "MVVM/List/ListViewController.swift": """\
import Core

public final class ListViewController: Screen {
    private let model: ListViewModel

    public init(_ catalogue: any Catalogue) {
        model = ListViewModel(catalogue)
        super.init()
    }

    public func load() { draw([model.line]) }
}
""",
    "Store/List/ListStore.swift": """\
import Core

public enum ListAction { case load, clear }

public final class ListStore {
    public private(set) var total = 0
    private let catalogue: any Catalogue

    public init(_ catalogue: any Catalogue) { self.catalogue = catalogue }

    public func send(_ action: ListAction) {
        switch action {
        case .load: total = catalogue.items().reduce(0) { $0 + $1.price }
        case .clear: total = 0
        }
    }
}
""",
    "Store/List/ListViewController.swift": """\
import Core

public final class ListViewController: Screen {
    private let store: ListStore

    public init(_ catalogue: any Catalogue) {
        store = ListStore(catalogue)
        super.init()
    }

    public func load() {
        store.send(.load)
        draw([store.total > 5 ? "much" : "little"])
    }
}
""",
}

TESTS = {
    "swift-testing": """\
import Core
import Testing
@testable import {name}

struct ListTests {{
    @Test func loads() {{
        let screen = ListViewController(FixedCatalogue())
        screen.load()
        #expect(screen.lines == ["much"])
    }}
}}
""",
    "xctest": """\
import Core
import XCTest
@testable import {name}

final class ListTests: XCTestCase {{
    func testLoads() {{
        let screen = ListViewController(FixedCatalogue())
        screen.load()
        XCTAssertEqual(screen.lines, ["much"])
    }}
}}
""",
}

SCENARIOS = """\
import Core
import Testing
@testable import {name}

struct PlayScenarioTests {{
    @Test(arguments: ["a cat comes", "a cat goes"])
    func plays(_ story: String) {{
        let screen = ListViewController(FixedCatalogue())
        screen.load()
        {assertion}
    }}
}}
"""


class Package:
    def __init__(self, kind, manifest=MANIFEST, sources=SOURCES):
        self.folder = PLACE / kind
        for name in (".catwalk.yml", ".catwalk-baseline.json", "Reports", "Sources", "Tests"):
            path = self.folder / name
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        self.write("Package.swift", manifest)
        write(self.folder / "Sources", sources)

    def write(self, path, text):
        write(self.folder, {path: text})

    def tests(self, text, file="ListTests", **values):
        for name in ("MVC", "MVVM", "Store"):
            self.write(f"Tests/{name}Tests/{file}.swift", text.format(name=name, **values))

    def run(self, *arguments, status=0):
        result = run([CATWALK, *arguments], cwd=self.folder)
        if result.returncode != status:
            sys.exit(f"{arguments}: {result.returncode} instead of {status}\n{result.stdout}{result.stderr}")
        return result.stdout

    def report(self):
        self.run("report")
        return json.loads((self.folder / "Reports/report.json").read_text()), (self.folder / "Reports/index.html").read_text()


def expect(condition, what):
    if not condition:
        sys.exit(f"Not so: {what}")


def figures(report):
    """What the test library may not change: its tests' own lines differ."""
    return [{**each, "tests": {key: each["tests"][key] for key in ("count", "cases", "files", "functions")}} for each in report["architectures"]]


def first_hour(kind):
    package = Package(kind)
    package.tests(TESTS[kind])
    package.run("init")
    report, page = package.report()
    expect([each["name"] for each in report["architectures"]] == ["MVC", "MVVM", "Store"], "three architectures")
    expect([each["tests"]["count"] for each in report["architectures"]] == [1, 1, 1], "each runs one test")
    expect("it is not known whether the architectures behave alike" in page, "the page claims no likeness")
    expect("Scenarios passed" not in page, "no column of scenarios")
    package.run("check")

    configuration = (package.folder / ".catwalk.yml").read_text()
    rule = "rules:\n  - name: views-keep-off\n    in: [MVVM]\n    forbidden: {from: ViewController, to: ViewModel}\n"
    package.write(".catwalk.yml", re.sub(r"(?m)^#.*\n", "", configuration) + rule)
    broken = package.run("check", status=1)
    expect("[views-keep-off]" in broken, "the rule is broken")
    package.run("check", "--update")
    package.run("check")
    package.run("report")
    expect(len((package.folder / ".catwalk-baseline.json").read_text()) < 1000, "the baseline is small")
    return figures(report)


def likeness():
    package = Package("swift-testing")
    package.tests(TESTS["swift-testing"])
    package.tests(SCENARIOS, "PlayScenarioTests", assertion="_ = screen.lines")
    expect("PlayScenario" in package.run("init"), "init finds the scenarios")
    report, page = package.report()
    expect(report["scenarioLikeness"] == "unasserted", "they assert nothing")
    expect("no assertion was found" in page and "they behave alike there" not in page, "the page says so")
    package.tests(SCENARIOS, "PlayScenarioTests", assertion='#expect(screen.lines == ["much"])')
    report, page = package.report()
    expect(report["scenarioLikeness"] == "same-tests", "the same tests with an assertion")
    expect("they behave alike there" in page, "the page says that")


def one_module():
    """No name may stand twice in a module, so each architecture's have its own in front."""
    folders = {"Core": "", "MVC": "MVC", "MVVM": "MVVM", "Store": "Redux"}
    sources = {}
    for path, text in SOURCES.items():
        folder, *_, file = path.split("/")
        name = folders[folder]
        text = re.sub(r"\bList(?=[A-Z])", f"{name}List", text.replace("import Core\n", ""))
        sources[f"Shop/{name}/{name}{file}" if name else f"Shop/{file}"] = text
    package = Package("one-module", ONE_MODULE, sources)
    for name in ("MVC", "MVVM", "Redux"):
        text = TESTS["swift-testing"].format(name="Shop").replace("import Core\n", "")
        package.write(f"Tests/ShopTests/{name}/{name}ListTests.swift", re.sub(r"\bList(?=[A-Z])", f"{name}List", text))
    package.run("init")
    report, _ = package.report()
    architectures = report["architectures"]
    expect([each["name"] for each in architectures] == ["MVC", "MVVM", "Redux"], "a folder each")
    expect([each["name"] for each in report["shared"]] == ["Shop"], "what is left is shared")
    expect([each["tests"]["count"] for each in architectures] == [1, 1, 1], "each runs its own test")
    expect(all(each["coverage"]["all"]["lines"]["covered"] > 0 for each in architectures), "and covers its own code")
    # MVC has one type. In Redux the controller uses the store, and both the actions: the controller writes only `.load`,
    # whose type syntax does not know.
    expect([each["coupling"]["declared"]["edges"] for each in architectures] == [0, 1, 3], "edges counted by hand")
    package.run("report", "--engine", "syntax")
    alone = json.loads((package.folder / "Reports/report.json").read_text())["architectures"]
    expect([each["coupling"]["declared"]["edges"] for each in alone] == [0, 1, 2], "the same edges from syntax, but one")
    # Each controller is a screen, and each asks the catalogue: edges out of the architecture into what is left.
    for each in (*architectures, *alone):
        expect(each["coupling"]["declared"]["martin"]["whole"]["efferent"] > 0, f"{each['name']} uses what is left")


@check(__doc__)
def main(*_):
    expect(first_hour("swift-testing") == first_hour("xctest"), "both libraries give the same figures")
    likeness()
    one_module()
    return "The first hour: 3 packages"
