import CompiledCode
import Foundation
import TestFolder
import Testing
import Toolchain
import Twins

@testable import Pipeline
@testable import Report

@Suite(.serialized)
struct CheckRunTests {
    /// A folder without `swift`, so that nothing can be built and no index read.
    private let noToolchain = ["PATH": "/nowhere"]

    @Test("Without a toolchain there is no index, and the error says what checks all the same")
    func noIndex() async throws {
        let folder = try Twins.copy(named: "CheckRun")
        let run = CheckRun(root: folder.url, environment: noToolchain, references: .build, measuresFigures: false) {
            _ in
        }
        let error = try await #require(throws: CheckError.self) { try await run.run() }
        #expect(error.description.contains("/nowhere"))
        #expect(
            error.description.hasSuffix(
                "\nWithout the compiler's index, catwalk check --engine syntax can check, and sees less."
            )
        )
    }

    @Test("If this machine lacks what a build needs, syntax tells, unless the index was asked for")
    func lacking() async throws {
        let folder = try Twins.copy(named: "CheckRunLacking")
        let kit = try folder.write("import UIKit\n", to: "Sources/Left/Greet/Kit.swift").path
        let tools = try TestFolder()
        for name in ["llvm-cov", "llvm-profdata"] { try tools.writeProgram("", to: "usr/bin/\(name)") }
        try tools.writeProgram(
            """
            case "$*" in
                *-print-target-info*)
                    echo '{"compilerVersion": "9", "paths": {"runtimeResourcePath": "\(tools.url.path)/usr/lib/swift"}}' ;;
                *--show-bin-path*) echo /products ;;
                *) echo "\(kit):1:8: error: no such module 'UIKit'"; exit 1 ;;
            esac
            """,
            to: "usr/bin/swift"
        )
        func run(_ references: CheckRun.References) -> CheckRun {
            CheckRun(
                root: folder.url,
                environment: ["PATH": "\(tools.url.path)/usr/bin:/usr/bin:/bin"],
                references: references,
                measuresFigures: false
            ) { _ in }
        }
        let outcome = try await run(.buildIfPossible).run()
        #expect(outcome.rules.count == 1)
        #expect(
            outcome.warnings.first == """
                The sources import UIKit, which is neither in the toolchain here nor among the folders that .catwalk.yml \
                names. So nothing was built, and who refers to whom is told from the syntax alone.
                """
        )
        let error = try await #require(throws: CheckError.self) { try await run(.build).run() }
        #expect(error.lack == .module("UIKit"))
    }

    @Test("By syntax it needs no toolchain, and finds what is named")
    func syntax() async throws {
        let folder = try Twins.copy(named: "CheckRun")
        try folder.write(
            "import Base\n\nstruct HomeView {\n    let name: Name\n}\n",
            to: "Sources/Right/Greet/HomeView.swift"
        )
        let run = CheckRun(root: folder.url, environment: noToolchain, references: .syntax, measuresFigures: false) {
            _ in
        }
        let outcome = try await run.run()
        #expect(outcome.rules.count == 1)
        #expect(outcome.violations.map(\.key.description) == ["view-does-not-use-base: Right.HomeView uses Base.Name"])
        #expect(outcome.violations.map(\.position.line) == [4])
    }

    @Test(
        "Code that the compiler sees and no rule would be held against is an error: a breach in it could go unseen",
        arguments: [
            (
                "public struct Home {\n#if compiler(>=99)\n} extension Home {\n#endif\n}\n",
                "The compiler takes these files, but Catwalk can't read them to their end: Right/Home.swift:5:1. So a"
            ),
            // Between two operators the parser reads a regular expression, as Swift 6 does.
            (
                "prefix operator /\npostfix operator /\nprefix func / (i: Int) -> Int { i }\n"
                    + "postfix func / (i: Int) -> Int { i }\n"
                    + "struct Room { let a = /1; func f() {} }; struct Home { let name = Name(); let b = 1/ }\n",
                "The compiler finds types or extensions here that Catwalk does not see: Right/Home.swift:7:49. So a breach"
            ),
            (
                "prefix operator /\npostfix operator /\nprefix func / (i: Int) -> Int { i }\n"
                    + "postfix func / (i: Int) -> Int { i }\nstruct Home {}\n"
                    + "struct Room { func g() { _ = /1 } }; extension Home { func f() { _ = Name(); _ = 1/ } }\n",
                "The compiler finds types or extensions here that Catwalk does not see: Right/Home.swift:8:48. So a breach"
            ),
            (
                "protocol PreviewProvider {}\nstruct Home: PreviewProvider { let name = Name() }\nfunc run() { _ = Home() }\n",
                "What is no preview uses a preview here: Right/Home.swift:5:18. No rule is held in"
            ),
        ]
    )
    func unseen(_ home: String, problem: String) async throws {
        let code = try await Self.home(home, languageMode: 5)
        let error = try await #require(throws: CheckError.self) { try await Self.checkByIndex(code).run() }
        #expect(error.description.hasPrefix(problem))
        // Syntax knows of no types that it does not see.
        #expect(try await Self.check(code, by: .syntax).run().violations.isEmpty)
    }

    @Test("In a branch of #if that the build left out, syntax tells what breaks a rule, and no figure counts it")
    func leftOut() async throws {
        let code = try await Self.home(
            "#if FANCY\nstruct Home {\n#if DEEP\nlet name = Name()\n#endif\n}\n#else\nstruct Home {}\n#endif\n"
                + "func draw() {\n#if FANCY\n_ = Home()\n#endif\n}\n"
        )
        let run = try await Self.checkByIndex(code, measuresFigures: true)
        let outcome = try await run.run()
        #expect(outcome.violations.map(\.key.description) == ["home: Right.Home uses Base.Name"])
        #expect(outcome.violations.map(\.position.line) == [6])
        let snapshot = try #require(outcome.measurement).snapshot
        #expect(snapshot.figures["Right"]?["coupling.declared.edges"] == Figure(0))
    }

    /// A view in a module that a rule keeps from using `Name`, compiled.
    private static func home(_ home: String, languageMode: Int = 6) async throws -> CompiledCode {
        let texts = [
            ("Base/Name.swift", "public struct Name { public init() {} }\n"),
            ("Right/Home.swift", "import Base\n\n" + home),
        ]
        let code = try await CompiledCode(texts, languageMode: languageMode)
        try code.folder.write(
            """
            name: One
            baseline: Right
            shared: [Base]
            architectures: [{name: Right, sources: Right}]
            roles: {View: '*Home'}
            rules:
              - {name: home, forbidden: {from: View, to: Base}}
            gate: {exact: true}

            """,
            to: ".catwalk.yml"
        )
        return code
    }

    private static func checkByIndex(_ code: CompiledCode, measuresFigures: Bool = false) async throws -> CheckRun {
        let library = try await Toolchain.indexLibrary(in: ProcessInfo.processInfo.environment)
        let store = IndexArtifact(at: code.store.path, in: code.folder.url, library: library)
        return check(code, by: .store(store), measuresFigures: measuresFigures)
    }

    private static func check(
        _ code: CompiledCode,
        by references: CheckRun.References,
        measuresFigures: Bool = false
    ) -> CheckRun {
        CheckRun(
            root: code.folder.url,
            environment: ProcessInfo.processInfo.environment,
            references: references,
            measuresFigures: measuresFigures
        ) { _ in }
    }

    @Test("An anti-pattern that something is missing for was not looked for, and the report says what")
    func unsought() async throws {
        func absences(_ keys: String, _ file: String = "A.swift") async throws -> [String] {
            let folder = try TestFolder()
            try folder.write("struct A {}\n", to: "App/\(file)")
            try folder.write("import XCTest\n", to: "AppTests/T.swift")
            let text = "name: One\nbaseline: App\narchitectures: [{name: App, sources: App"
            try folder.write(text + keys, to: ".catwalk.yml")
            let outcome = try await ReportRun(root: folder.url, environment: [:], basis: .artifacts()) { _ in }.run()
            return (outcome.report.measured[0].habitsNotLookedFor ?? []).map { "\($0.habit) \($0.reason.rawValue)" }
        }
        #expect(
            try await absences("}]\n") == [
                "fullPatternForTrivialScene no-scenes", "logicInPresenter no-scenes", "hardWiredDependency no-index",
                "bypassedLayer no-scenes", "protocolForTrifle no-tests",
            ]
        )
        let roles = "roles: {View: V, Presenter: P, Interactor: I, Router: R}\n"
        let whole = ", tests: AppTests}]\nscenes: [Load]\n"
        #expect(
            try await absences(whole + roles, "Load/A.swift") == [
                "hardWiredDependency no-index", "bypassedLayer no-index",
            ]
        )
        #expect(
            try await absences(whole + "roles: {Presenter: P, Interactor: I}\n", "Load/A.swift") == [
                "fullPatternForTrivialScene no-roles", "hardWiredDependency no-index", "bypassedLayer no-roles",
            ]
        )
        // A scene that no file of the architecture is in is none of it.
        #expect(try await absences(whole + roles).contains("logicInPresenter no-scenes"))
    }

    @Test("Figures are measured when they are wanted, or a budget wants them, and without rules, too")
    func figures() async throws {
        let folder = try Twins.copy(named: "CheckRun")
        let configuration = try folder.text(of: ".catwalk.yml")
        let rules = try #require(configuration.range(of: "rules:"))
        try folder.write(String(configuration[..<rules.lowerBound]), to: ".catwalk.yml")
        func outcome(measuresFigures: Bool) async throws -> CheckRun.Outcome {
            try await CheckRun(
                root: folder.url,
                environment: noToolchain,
                references: .syntax,
                measuresFigures: measuresFigures
            ) { _ in }.run()
        }
        #expect(try await outcome(measuresFigures: true).measurement == nil)
        let gateless = try folder.text(of: ".catwalk.yml")
        try folder.write(gateless + "gate: {exact: true}\n", to: ".catwalk.yml")
        #expect(try await outcome(measuresFigures: false).measurement == nil)
        let snapshot = try #require(try await outcome(measuresFigures: true).measurement).snapshot
        // Counted in the fixture by hand.
        #expect(snapshot.engine == "syntax")
        #expect(snapshot.figures["Left"]?["lines.code"] == Figure(20))
        #expect(snapshot.figures["Left"]?["roles.View.lines.code"] == Figure(9))
        #expect(snapshot.figures["Right"]?["tests.functions"] == Figure(2))
        #expect(snapshot.figures["Right"]?["tests.doubles"] == Figure(1))
        #expect(snapshot.figures["Base"]?["files"] == Figure(1))
        #expect(snapshot.figures.values.allSatisfy { $0.keys.allSatisfy { !$0.hasPrefix("bodies") } })
        let edges = snapshot.edges.keys.filter { $0.owner == "Right" }.sorted().map { "\($0.from) \($0.to)" }
        #expect(edges == ["GreetPresenter Base.Name", "GreetPresenter Right.GreetView", "GreetScreen Right.GreetView"])
        #expect(
            snapshot.files["Tests/Right/GreetPresenterTests.swift"]?.tests == ["GreetPresenterTests.named(_:)"]
        )

        try folder.write(gateless + "gate: {budgets: [Left.files < 9]}\n", to: ".catwalk.yml")
        #expect(try await outcome(measuresFigures: true).measurement != nil)
    }
}
