import Extraction
import Foundation
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
        in package: ExtractedPackage,
        with toolchain: Toolchain,
        changing file: ChangeableFile
    ) async throws -> ArchitectureRun {
        let module = try BuiltModule(name: architecture.sources.name, of: package, with: toolchain)
        var testCases: Int?
        if let tests = architecture.tests {
            // Every name matches the empty expression, so that scenarios and unit tests are one group.
            let all = TestSelection(target: tests.name, group: .scenarios, scenarioTests: "")
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
        guard let tests = architecture.tests else { return }
        let program = try package.testing(tests.name, with: toolchain)
        let arguments = program.arguments + ["--filter", #"^\#(tests.name)\."#]
        testRuns.append(
            try await ToolTime.taken { _ = try await program.tool.run(arguments, in: package.directory).checked() }
        )
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
