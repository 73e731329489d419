import Extraction
import Foundation
import Pipeline
import Rebuilds
import Report
import Subject
import Support
import Toolchain

/// Measures all architectures with one number of pairs.
struct SizeRun {
    let scaled: ScaledSubject

    /// One for each architecture, in their order.
    let decisions: [Decision]

    let pairs: Int

    /// How many sizes came before this one.
    let step: Int

    let rounds: Int
    let toolchain: Toolchain
    let progress: @Sendable (ScaleStep) -> Void

    /// One for each architecture, in their order.
    func points() async throws -> [ScalePoint] {
        progress(.building(pairs: pairs))
        let packaged = try await PackagedSubject.read(scaled.write(pairs: pairs))
        let package = packaged.package
        try package.write()
        try await build(package)
        let figures = try await packaged.figures(with: toolchain)
        let runs = zip(packaged.subject.architectures, decisions).map { run(of: $0, changing: $1, in: package) }
        var cases: [Int?] = []
        var objectSizes: [Int] = []
        for run in runs {
            progress(.testing(architecture: run.name, pairs: pairs))
            cases.append(try await run.tests?.cases())
            objectSizes.append(try await run.module.objectSize())
        }
        let costs = try await costs(of: runs)
        return runs.indices.map { place in
            ScalePoint(
                pairs: pairs,
                figures: figures[place],
                objectSize: objectSizes[place],
                testCases: cases[place],
                costs: costs[place]
            )
        }
    }
}

extension SizeRun {
    /// Of more than one pair it throws in the words of this command, because the subject itself may be fine.
    private func build(_ package: ExtractedPackage) async throws {
        do {
            try await package.build(with: toolchain, withCoverage: false)
        } catch ExtractionError.buildFailed(let errors) where pairs > 1 {
            throw ScalingError.notBuilt(pairs: pairs, errors)
        }
    }

    private func run(
        of architecture: Architecture,
        changing decision: Decision,
        in package: ExtractedPackage
    ) -> ArchitectureRun {
        let name = architecture.name
        let tests = architecture.tests.map { module in
            ScaledTests(architecture: name, target: module.name, pairs: pairs, package: package, toolchain: toolchain)
        }
        return ArchitectureRun(
            name: name,
            module: BuiltModule(name: architecture.sources.name, of: package, with: toolchain),
            tests: tests,
            decision: decision,
            changedFile: scaled.folder(pairs: pairs).appending(path: decision.path)
        )
    }

    /// The architectures take turns, each round and each size in another order, so that what drifts hits all alike.
    private func costs(of runs: [ArchitectureRun]) async throws -> [[RoundCosts]] {
        var costs = Array(repeating: [RoundCosts](), count: runs.count)
        for round in 1...rounds {
            for place in Rotation.order(of: Array(runs.indices), inRound: step + round) {
                progress(.timing(architecture: runs[place].name, pairs: pairs, round: round))
                costs[place].append(try await runs[place].costs(inRound: round))
            }
        }
        return costs
    }
}
