import Extraction
import Foundation
import Lines
import Report
import TestFolder
import Testing
import Toolchain
import Twins

@testable import Pipeline
@testable import Support

/// Runs over a subject that is really built and tested.
@Suite(.serialized, .buildingTwins(by: .reports))
struct ReportRunTests {
    /// Of the twins as they are, made once for all tests that only read it.
    private static let untouched = Task { try await run(in: Twins.shared(by: .reports)) }

    @Test("The figures of a small subject are those counted by hand")
    func figures() async throws {
        let report = try await Self.untouched.value
        #expect(report.name == "Twins")
        #expect(report.failed.isEmpty)
        #expect(report.violations.isEmpty)
        // Name.swift: a doc comment, a blank line, and six lines that tokens touch.
        let layer = LineCounts(code: 6, comment: 1, blank: 1, logical: 4)
        #expect(report.shared == [SharedLayer(name: "Base", files: 1, lines: layer)])

        let right = try #require(report.measured.last)
        #expect(right.name == "Right")
        #expect(right.declarations == .init(classes: 0, structs: 2, enums: 0, actors: 0, protocols: 1))
        #expect(right.types.map(\.name) == ["GreetPresenter", "GreetScreen", "GreetView"])
        #expect(right.roles.map(\.name) == ["View", "Presenter"])
        #expect(right.scenes.map(\.name) == ["Greet"])
        let tests = try #require(right.tests)
        // One function with two arguments; two scenarios; the spy.
        // Of the code lines 14 stand in the unit tests' file, 9 in the scenarios'.
        // The function has four lines, its attribute's among them, and no branch.
        let expected = TestFigures(
            files: 2,
            functions: 2,
            lines: tests.lines,
            doubles: 1,
            count: 1,
            cases: 2,
            scenarios: 2,
            medianLines: Figure(4),
            medianCyclomatic: Figure(1)
        )
        #expect(tests == expected)
        #expect(tests.lines.code == 23)
    }

    @Test("Both graphs are drawn from the index, and so are CBO and RFC")
    func coupling() async throws {
        let report = try await Self.untouched.value
        let coupling = try #require(report.measured.last?.coupling)
        #expect(coupling.engine == .index)
        // The presenter names and calls the view's protocol, and the screen conforms to it.
        #expect(coupling.declared.edges == 2)
        #expect(coupling.declared.toProtocols == 2)
        // Each node reaches itself, and the presenter and the screen the protocol: 2 + 1 + 2.
        #expect(coupling.declared.ccd == 5)
        // The presenter and the screen are one pair, and the presenter calls the screen through its protocol.
        #expect(
            coupling.collaborations
                == CollaborationFigures(pairs: 1, throughProtocols: 1, assembly: 0, plainValues: 0)
        )
        let cells = coupling.declared.matrix.map { "\($0.from) \($0.to) \($0.edges) \($0.types)" }
        #expect(
            cells == [
                "View View 1 [\"GreetScreen\"]", "Presenter View 1 [\"GreetPresenter\"]",
                "Presenter Base 1 [\"GreetPresenter\"]",
            ]
        )
        // View: one type of two is a protocol, and the presenter depends on it. Presenter: depends on View and Base.
        let roles = coupling.declared.martin.roles
        #expect(roles.map(\.name) == ["View", "Presenter"])
        #expect(roles.map(\.afferent) == [1, 0])
        #expect(roles.map(\.efferent) == [0, 1])
        #expect(roles.map(\.distance.value) == [0.5, 0])
        // As resolved, the presenter uses the screen, too.
        #expect(coupling.resolved.edges == 3)
        #expect(coupling.resolved.ccd == 6)
    }

    @Test("The figures of types are those counted by hand")
    func types() async throws {
        let report = try await Self.untouched.value
        let types = try #require(report.measured.last?.types)
        #expect(types.map(\.name) == ["GreetPresenter", "GreetScreen", "GreetView"])
        // WMC: 1 for each initialiser, 2 for `greet` with its guard, 2 for `show` with its ternary.
        #expect(types.map(\.wmc) == [3, 3, 0])
        // None has two methods.
        #expect(types.map(\.lcom4.value) == [nil, nil, nil])
        // The presenter uses the protocol and the shared Name; the presenter and the screen use the protocol.
        #expect(types.map(\.coupling?.cbo) == [2, 1, 2])
        #expect(types.map(\.coupling?.uses) == [2, 1, 0])
        #expect(types.map(\.coupling?.usedBy) == [0, 0, 2])
        // RFC: `init`, `greet` and the view's `show`; `init` and `show`; `show`.
        #expect(types.map(\.coupling?.rfc) == [3, 2, 1])
    }

    @Test("Neither twin has a habit: the right one's protocol has a double, the left one's screen no protocol")
    func habits() async throws {
        let report = try await Self.untouched.value
        #expect(report.measured.flatMap(\.habits).map(\.explanation) == [])
    }

    @Test("Coverage is told apart by who ran the code, and what nobody ran is named")
    func coverage() async throws {
        let report = try await Self.untouched.value
        let view = try #require(report.measured.last?.sources.last)
        let coverage = try #require(view.coverage)
        #expect(view.path == "Sources/Right/Greet/GreetView.swift")
        // Its unit tests replace the screen by a spy. The scenarios greet nobody, so the other name is never shown.
        #expect(coverage.unit?.functions == CoverageCount(covered: 0, total: 2))
        #expect(coverage.scenarios?.functions == CoverageCount(covered: 2, total: 2))
        #expect(coverage.all.regions.total - coverage.all.regions.covered == 1)
        #expect(view.gaps == [CoveragePlace(line: 9, column: 39)])
        // Neither of its two functions ran.
        #expect(view.unitGaps?.count == coverage.unit?.regions.total)
        // In the left twin the unit tests run the whole greeting, the scenarios the whole refusal.
        #expect(report.measured.first?.coverage?.all.regions.share == 1)
    }

    @Test("An architecture whose scenario fails has no figures; the scenario is named, and the other twin is measured")
    func failingScenario() async throws {
        let folder = try Twins.shared(by: .reports)
        try folder.replace("== \"nobody\"", with: "== \"somebody\"", in: "Tests/Right/GreetScenarioTests.swift")
        let report = try await Self.run(in: folder)
        #expect(report.measured.map(\.name) == ["Left"])
        let failed = try #require(report.failed.first)
        #expect(failed.failures.unit.isEmpty)
        #expect(
            failed.failures.scenarios.map(\.name) == [
                "GreetScenarioTests: the scenarios, case \"nobody comes twice\"",
                "GreetScenarioTests: the scenarios, case \"nobody comes\"",
            ]
        )
        #expect(failed.failures.scenarios.first?.file == "Tests/Right/GreetScenarioTests.swift")
        #expect(failed.failures.scenarios.first?.line == 8)
    }

    @Test("A test that crashes is a failure with its reason, and its architecture has no figures")
    func crash() async throws {
        let folder = try Twins.shared(by: .reports)
        try folder.replace("#expect", with: "fatalError(\"boom\"); #expect", in: "Tests/Left/GreetPresenterTests.swift")
        let failed = try #require(try await Self.run(in: folder).failed.first)
        #expect(failed.name == "Left")
        #expect(failed.failures.unit.map(\.name) == ["GreetPresenterTests: a name is greeted"])
        #expect(failed.failures.unit.first?.message.contains("Fatal error: boom") == true)
    }

    @Test("A subject that does not build is an error with the place in its own sources")
    func brokenBuild() async throws {
        let folder = try Twins.shared(by: .reports)
        try folder.replace("\"nobody\"", with: "nobody", in: "Sources/Left/Greet/GreetScreen.swift")
        let error = try await #require(throws: ExtractionError.self) { try await Self.run(in: folder) }
        #expect(error.blamesSubject)
        #expect(error.description.contains("  Sources/Left/Greet/GreetScreen.swift:6:20: error: "))
    }

    @Test(
        "XCTest's tests count beside Swift Testing's of the same target, and what fails in them fails the architecture",
        .takesLong,
        .needsXCTest
    )
    func xcTest() async throws {
        let folder = try Twins.shared(by: .reports)
        let tests = """
            import XCTest
            @testable import Left
            final class MoreTests: XCTestCase {
                func testMore() { XCTAssertEqual(1 + 1, 2) }
                func testSkipped() throws { throw XCTSkip("later") }
            }
            """
        try folder.write(tests, to: "Tests/Left/MoreTests.swift")
        let left = try #require(try await Self.run(in: folder).measured.first)
        // One of Swift Testing's, and one of XCTest's; the skipped one did not run.
        #expect(left.tests?.count == 2)
        #expect(left.tests?.cases == 2)
        #expect(left.tests?.functions == 4)

        try folder.replace("1 + 1, 2", with: "1 + 1, 3", in: "Tests/Left/MoreTests.swift")
        let failed = try #require(try await Self.run(in: folder).failed.first)
        #expect(failed.failures.unit.map(\.name) == ["MoreTests: testMore"])
        #expect(failed.failures.unit.first?.file == "Tests/Left/MoreTests.swift")
        #expect(failed.failures.unit.first?.line == 4)
    }

    @Test(
        "A test that asks for a program which only the subject's own package builds fails nothing, unless another one fails",
        .takesLong,
        // On a Mac another program runs the tests, and lies elsewhere.
        .enabled(if: !HostSystem.current.runsTestBundles),
        arguments: [true, false]
    )
    func missingProgram(isAlone: Bool) async throws {
        let folder = try Twins.shared(by: .reports)
        let tests = """
            import Foundation
            import Testing
            @Test func startsMath() {
                let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
                Issue.record("No executable at '\\(folder.appending(path: "math").path)'.")
            }
            @Test func counts() { #expect(\(isAlone)) }
            """
        try folder.write(tests, to: "Tests/Left/MathTests.swift")
        try folder.write("let package = Package(targets: [.executableTarget(name: \"math\")])", to: "Package.swift")
        let outcome = try await ReportRun(
            root: folder.url,
            environment: ProcessInfo.processInfo.environment,
            basis: .buildIfPossible
        ) { _ in }.run()
        #expect(outcome.report.failed.isEmpty == isAlone)
        let unbuilt = outcome.report.unbuilt.map { "\($0)" }
        #expect(unbuilt?.contains("asks for the program math") ?? false == isAlone)
        if isAlone { #expect(outcome.report.measured.map(\.name) == ["Left", "Right"]) }
    }

    @Test("Without a pattern for scenarios all tests are unit tests, and nothing is said about scenarios")
    func withoutScenarios() async throws {
        let folder = try Twins.shared(by: .reports)
        try folder.replace("scenarios: 'ScenarioTests'\n", with: "", in: ".catwalk.yml")
        let report = try await Self.run(in: folder)
        let left = try #require(report.measured.first)
        // The unit test's function, and the scenarios' with two cases.
        #expect(left.tests?.count == 2)
        #expect(left.tests?.cases == 3)
        #expect(left.tests?.scenarios == nil)
        #expect(left.coverage?.scenarios == nil)
        #expect(left.coverage?.unit == left.coverage?.all)
        #expect(report.scenarioLikeness == nil)
    }

    @Test("The twins are asked in different ways, so it is not known whether they behave alike")
    func likeness() async throws {
        #expect(try await Self.untouched.value.scenarioLikeness == .different)
    }

    @Test("What needs a module that is not here is measured from its sources, and so is what nothing is to be built of")
    func sourcesAlone() async throws {
        let folder = try Twins.copy(named: "Alone")
        try folder.write("import UIKit\n", to: "Sources/Left/Greet/Kit.swift")
        let environment = ProcessInfo.processInfo.environment
        let run = ReportRun(root: folder.url, environment: environment, basis: .buildIfPossible) { _ in }
        let outcome = try await run.run()
        let left = try #require(outcome.report.measured.first)
        #expect(outcome.notices.first?.hasPrefix("The sources import UIKit, which is neither in the toolchain") == true)
        #expect(left.coupling.engine == .syntax)
        #expect(left.coverage == nil)
        #expect(left.tests?.count == nil)
        #expect(left.tests?.functions == 2)
        #expect(left.lines.code > 0)

        let alone = ReportRun(root: folder.url, environment: [:], basis: .artifacts()) { _ in }
        let report = try await alone.run().report
        #expect(report.measured == outcome.report.measured)
        #expect(report.unbuilt == nil)
        #expect(outcome.report.unbuilt?["en"].hasPrefix("The sources import UIKit, which is neither") == true)
        let built = ReportRun(root: folder.url, environment: environment, basis: .build()) { _ in }
        let error = try await #require(throws: ExtractionError.self) { try await built.run() }
        #expect(error.description.contains("The sources import UIKit, which is neither in the toolchain here"))
    }

    @Test("What other commands have left of a subject is in its report, and claims may speak of it")
    func stored() async throws {
        let folder = try Twins.copy(named: "Stored")
        let claim = "claims:\n- {id: C1, claim: Small., holds: Left.costs.bytesPerApp.median == 2}\n"
        let rule = "  - name: presenter-does-not-use-base\n    forbidden: {from: Presenter, to: Base}\n"
        try folder.write(claim, to: "claims.yml")
        try folder.write(try folder.text(of: ".catwalk.yml") + rule + "claims: claims.yml\n", to: ".catwalk.yml")
        let plain = try await ReportRun(root: folder.url, environment: [:], basis: .artifacts()) { _ in }.run().report
        let left = try #require(plain.measured.first)
        #expect(left.costs == nil && left.growth == nil && plain.generated == nil)
        // Of the same code, so that it counts.
        let point = ScalePoint(
            pairs: 1,
            files: left.files,
            codeLines: left.lines.code,
            declared: .init(edges: 0, propagationCost: nil),
            resolved: .init(edges: 0, propagationCost: nil),
            objectSize: 1,
            testCases: nil,
            cleanBuild: [],
            rebuild: [ToolTime(wall: 2, processor: 3)],
            testRun: []
        )
        let growth = ArchitectureScale(name: "Left", changedFile: "", points: [point])
        let costs = CostFigures(bytesPerApp: MedianInterval(median: 2, low: 1, high: 3))
        let basis = CostBasis()
        let stored = ReportRun.Stored(
            costs: SubjectCosts(basis: basis, architectures: ["Left": costs]),
            scale: Scale(name: "Twins", rounds: 1, architectures: [growth]),
            acceptedBreaches: plain.violations.compactMap(\.key)
        )
        let run = ReportRun(
            root: folder.url,
            environment: [:],
            basis: .artifacts(),
            stored: stored,
            tool: "catwalk 1"
        ) { _ in }
        let report = try await run.run().report
        #expect(report.measured.map(\.costs) == [costs, nil])
        #expect(report.measured.map { $0.growth?.rebuild.map(\.seconds) } == [[3], nil])
        #expect(report.costs == basis)
        #expect(report.claims.map(\.verdict) == [.holdsHere])
        #expect(!report.violations.isEmpty && report.violations.allSatisfy(\.isAccepted))
        #expect(report.generated?.tool == "catwalk 1")
    }

    @Test(
        "What a Mac's compiler says of code for another system, or of an Xcode project's, leads to a report from the sources alone",
        arguments: [
            (
                "'navigationBarTitle' is unavailable in macOS",
                "navigationBarTitle is declared neither in the sources nor on this system."
            ),
            ("'Vista' is only available in macOS 15 or newer", "Vista in the sources needs macOS 15."),
            (
                "cannot find 'Secrets' in scope",
                "The compiler stops at: cannot find 'Secrets' in scope. Some of the sources have no Package.swift and lie in an "
                    + "Xcode project."
            ),
        ]
    )
    func otherSystem(said: String, sentence: String) async throws {
        let folder = try Twins.copy(named: "Phone")
        try folder.write("// !$*UTF8*$!\n{ path = GreetView.swift; }\n", to: "Twins.xcodeproj/project.pbxproj")
        let environment = ProcessInfo.processInfo.environment
        let swift = try #require(Tool.find("swift", in: environment)).executable.path
        let error = "\(folder.url.path)/Sources/Right/Greet/GreetView.swift:2:5: error: \(said)"
        try folder.writeProgram(
            """
            case "$*" in *--show-bin-path*) exec '\(swift)' "$@" ;; build*) echo "\(error)"; exit 1 ;; esac
            exec '\(swift)' "$@"
            """,
            to: "bin/swift"
        )
        let path = folder.url(of: "bin").path + ":" + environment["PATH", default: ""]
        let run = ReportRun(
            root: folder.url,
            environment: environment.merging(["PATH": path]) { $1 },
            basis: .buildIfPossible
        ) { _ in }
        let outcome = try await run.run()
        #expect(outcome.notices.first?.hasPrefix(sentence) == true)
        #expect(outcome.report.unbuilt?["en"].hasPrefix(sentence) == true)
        #expect(outcome.report.measured.map(\.coupling.engine) == [.syntax, .syntax])
    }

    @Test("What another build has left gives the figures that a build here gives; what it does not know is named")
    func artifacts() async throws {
        let folder = try Twins.shared(by: .reports)
        let built = try #require(try await Self.run(in: folder).measured.first)
        let environment = ProcessInfo.processInfo.environment
        let package = "\(WorkingFolder(in: folder.url).path)/Twins"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url(of: "\(package)/Results").path)
        let profile = try #require(names.first { $0.hasPrefix("LeftTests-unit-") && $0.hasSuffix(".profraw") })
        let coverage = CoverageArtifact(
            profile: "\(package)/Results/\(profile)",
            programs: ["\(package)/.build/debug/TwinsPackageTests.xctest"],
            in: folder.url,
            toolchain: try await Toolchain.find(in: environment)
        )
        let index = IndexArtifact(
            at: "\(package)/.build/debug/index/store",
            in: folder.url,
            library: try await Toolchain.indexLibrary(in: environment)
        )
        func report() async throws -> ReportRun.Outcome {
            let basis = ReportBasis.artifacts(index: index, coverage: [coverage])
            return try await ReportRun(root: folder.url, environment: [:], basis: basis) { _ in }.run()
        }
        let outcome = try await report()
        let left = try #require(outcome.report.measured.first)
        #expect(outcome.notices == [])
        #expect(left.coupling == built.coupling)
        #expect(left.types.map(\.coupling) == built.types.map(\.coupling))
        #expect(left.coverage?.all == built.coverage?.unit)
        #expect(left.coverage?.unit == nil)
        #expect(left.tests?.count == nil)

        try folder.write(
            "struct HomeView { let presenter = GreetPresenter() }\n",
            to: "Sources/Left/Greet/HomeView.swift"
        )
        let later = try await report()
        #expect(later.notices.first?.contains("Sources/Left/Greet/HomeView.swift") == true)
        #expect(later.report.measured.first?.coupling.declared.edges == built.coupling.declared.edges + 1)

        // A check takes the same, needs no toolchain to run, and says the same.
        try folder.write(
            "import Base\nstruct HomeView { let name = Name(text: \"\") }\n",
            to: "Sources/Right/Greet/HomeView.swift"
        )
        let check = CheckRun(root: folder.url, environment: [:], references: .store(index), measuresFigures: false) {
            _ in
        }
        let checked = try await check.run()
        #expect(checked.violations.map(\.key.description) == ["view-does-not-use-base: Right.HomeView uses Base.Name"])
        #expect(checked.warnings.first?.contains("Sources/Left/Greet/HomeView.swift") == true)
    }

    @Test("A pattern for scenarios that fits no test is an error of the subject")
    func noScenarios() async throws {
        let folder = try Twins.shared(by: .reports)
        try folder.replace("'ScenarioTests'", with: "'StoryTests'", in: ".catwalk.yml")
        let error = try await #require(throws: ExtractionError.self) { try await Self.run(in: folder) }
        let selection = TestSelection(
            target: "LeftTests",
            group: .scenarios,
            scenarioTests: "StoryTests",
            xcTests: []
        )
        #expect(error == .noTests(selection))

        // If one has some, the other has none, and is measured.
        try folder.replace("'StoryTests'", with: "'LeftTests.GreetScenario'", in: ".catwalk.yml")
        let report = try await Self.run(in: folder)
        #expect(report.measured.map(\.tests?.scenarios) == [2, 0])
        #expect(report.scenarioLikeness == .different)
    }

    @Test(
        "A claim about what no report can have, or a table that the code has left behind, is told before any build",
        arguments: [
            (
                "claims: [{id: C1, claim: More., holds: Right.fils > 1}]",
                "claims.yml:1:40: claims[0].holds: There is no figure Right.fils, which"
            ),
            (
                "protocolPairs: {Views: {protocols: {Right: GreetView, Left: GreetView}, requirements: []}}",
                "claims.yml:1:24: protocolPairs.Views: Left has no protocol GreetView. It has none at all."
            ),
        ]
    )
    func claims(_ text: String, _ message: String) async throws {
        let folder = try Twins.copy(named: "Claims")
        try folder.write(text, to: "claims.yml")
        try folder.write(folder.text(of: ".catwalk.yml") + "claims: claims.yml\n", to: ".catwalk.yml")
        let error = try await #require(throws: ClaimsError.self) { try await Self.run(in: folder) }
        #expect(error.description.hasPrefix(message), "\(error)")
        #expect(try !folder.names().contains(".build"))
    }

    @Test("A broken rule is reported with its place")
    func breach() async throws {
        let folder = try Twins.shared(by: .reports)
        try folder.replace(
            "public struct",
            with: "import Base\nstruct HomeView {\n    let name: Name\n}\n\npublic struct",
            in: "Sources/Left/Greet/GreetScreen.swift"
        )
        let report = try await Self.run(in: folder)
        let violation = try #require(report.violations.first)
        #expect(report.violations.count == 1)
        #expect([violation.rule, violation.from, violation.to] == ["view-does-not-use-base", "HomeView", "Name"])
        #expect([violation.file, "\(violation.line)"] == ["Sources/Left/Greet/GreetScreen.swift", "3"])
    }

    private static func run(in folder: TestFolder) async throws -> Report {
        let run = ReportRun(root: folder.url, environment: ProcessInfo.processInfo.environment) { _ in }
        return try await run.run().report
    }
}

extension TestFolder {
    /// Changes a file in one place.
    fileprivate func replace(_ old: String, with new: String, in path: String) throws {
        let text = try text(of: path)
        precondition(text.contains(old), "\(path) does not contain \(old)")
        try write(text.replacing(old, with: new), to: path)
    }
}
