import Foundation
import Report
import TestFolder
import Testing
import Twins

@testable import Pipeline

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
        #expect(outcome.rules == 1)
        #expect(outcome.violations.map(\.key.description) == ["view-does-not-use-base: Right.HomeView uses Base.Name"])
        #expect(outcome.violations.map(\.position.line) == [4])
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
