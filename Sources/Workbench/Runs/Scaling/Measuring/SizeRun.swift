import Extraction
import Foundation
import Pipeline
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
    let progress: @Sendable (Step) -> Void

    /// One for each architecture, in their order.
    func points() async throws -> [ScalePoint] {
        tell("Writing and building")
        let packaged = try await PackagedSubject.read(scaled.write(pairs: pairs))
        try await build(packaged)
        let figures = try await packaged.figures(with: toolchain)
        let runs = zip(packaged.subject.architectures, decisions).map { architecture, decision in
            ArchitectureRun(
                architecture: architecture,
                pairs: pairs,
                package: packaged.package,
                toolchain: toolchain,
                decision: decision,
                changedFile: scaled.folder(pairs: pairs).appending(path: decision.path)
            )
        }
        var sizes: [(testCases: Int?, objectSize: Int)] = []
        for run in runs {
            tell("Testing \(run.architecture.name)")
            sizes.append((try await run.testCases(), try await run.objectSize()))
        }
        let costs = try await costs(of: runs)
        return runs.indices.map { place in
            let coupling = figures[place].coupling
            return ScalePoint(
                pairs: pairs,
                files: figures[place].files,
                codeLines: figures[place].lines.code,
                declared: ScalePoint.Graph(coupling.declared),
                resolved: ScalePoint.Graph(coupling.resolved),
                objectSize: sizes[place].objectSize,
                testCases: sizes[place].testCases,
                cleanBuild: costs[place].map(\.cleanBuild),
                rebuild: costs[place].map(\.rebuild),
                testRun: costs[place].compactMap(\.testRun)
            )
        }
    }
}

extension SizeRun {
    private func tell(_ step: String) { progress(Step("Pairs: \(pairs). \(step)")) }

    /// Of more than one pair it throws in the words of this command, because the subject itself may be fine.
    private func build(_ packaged: PackagedSubject) async throws {
        do {
            try await packaged.build(with: toolchain, withCoverage: false)
        } catch ExtractionError.buildFailed(let errors) where pairs > 1 {
            throw ScalingError.notBuilt(pairs: pairs, errors)
        }
    }

    /// The architectures take turns, each round and each size in another order, so that what drifts hits all alike.
    private func costs(of runs: [ArchitectureRun]) async throws -> [[ArchitectureRun.Costs]] {
        var costs = Array(repeating: [ArchitectureRun.Costs](), count: runs.count)
        for round in 1...rounds {
            for place in Rotation.order(of: Array(runs.indices), inRound: step + round) {
                tell("Timing \(runs[place].architecture.name), round \(round)")
                costs[place].append(try await runs[place].costs(inRound: round))
            }
        }
        return costs
    }
}

extension ScalePoint.Graph {
    fileprivate init(_ figures: GraphFigures) {
        self.init(edges: figures.edges, propagationCost: figures.propagationCost.value)
    }
}
