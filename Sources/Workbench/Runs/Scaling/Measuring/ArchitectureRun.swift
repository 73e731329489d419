import Extraction
import Foundation
import Pipeline
import Rebuilds
import Report
import Subject
import Support
import Toolchain

/// Builds and tests one architecture with one number of pairs, after everything was built once.
struct ArchitectureRun {
    let architecture: Architecture
    let pairs: Int
    let package: ExtractedPackage
    let toolchain: Toolchain
    let module: BuiltModule
    /// The one that is changed, in the app that was written.
    var file: ChangeableFile
    /// In bytes.
    let objectSize: Int
    /// All of its tests; `nil` without any.
    let tests: TestSelection?
    /// `nil` without tests.
    let testCases: Int?
    /// One for each round, as the two that follow.
    private(set) var cleanBuilds: [ToolTime] = []
    private(set) var rebuilds: [ToolTime] = []
    /// Empty without tests.
    private(set) var testRuns: [ToolTime] = []

    /// Runs all tests of what is built; throws when one fails.
    static func prepare(
        _ architecture: Architecture,
        pairs: Int,
        in packaged: PackagedSubject,
        with toolchain: Toolchain,
        changing file: ChangeableFile
    ) async throws -> ArchitectureRun {
        let package = packaged.package
        let module = try BuiltModule(name: architecture.sources.name, of: package, with: toolchain)
        // Every name matches the empty expression, so that scenarios and unit tests are one group.
        let tests = architecture.tests.map { tests in
            TestSelection(
                target: tests.name,
                group: .scenarios,
                scenarioTests: "",
                xcTests: packaged.xcTests(of: tests)
            )
        }
        var testCases: Int?
        if let all = tests {
            let outcome = try await all.run(in: package, with: toolchain)
            if outcome.functions == 0, outcome.failures.isEmpty { throw ExtractionError.noTests(all) }
            if !outcome.failures.isEmpty {
                let name = architecture.name
                throw ScalingError.testsFailed(architecture: name, pairs: pairs, failures: outcome.failures)
            }
            testCases = outcome.cases
        }
        return ArchitectureRun(
            architecture: architecture,
            pairs: pairs,
            package: package,
            toolchain: toolchain,
            module: module,
            file: file,
            objectSize: try await module.objectSize(),
            tests: tests,
            testCases: testCases
        )
    }

    /// Takes each time once: of a clean build, of a build after one change, and of the tests.
    mutating func takeRound(_ round: Int) async throws {
        try module.clean()
        cleanBuilds.append(try await ToolTime.taken { try await module.build() })
        try file.add(SourceChange(.body, number: round))
        rebuilds.append(try await ToolTime.taken { try await module.build() })
        // After a build that fails nothing else is built from what is left.
        try file.restore()
        guard let tests else { return }
        testRuns.append(try await ToolTime.taken { try await tests.execute(in: package, with: toolchain) })
    }

    /// What came of all rounds; `figures` are the architecture's own.
    func point(with figures: ArchitectureFigures) -> ScalePoint {
        ScalePoint(
            pairs: pairs,
            files: figures.files,
            codeLines: figures.lines.code,
            declared: ScalePoint.Graph(figures.coupling.declared),
            resolved: ScalePoint.Graph(figures.coupling.resolved),
            objectSize: objectSize,
            testCases: testCases,
            cleanBuild: cleanBuilds,
            rebuild: rebuilds,
            testRun: testRuns
        )
    }
}

extension ScalePoint.Graph {
    fileprivate init(_ figures: GraphFigures) {
        self.init(edges: figures.edges, propagationCost: figures.propagationCost.value)
    }
}
