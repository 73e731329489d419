import Extraction
import Foundation
import Pipeline
import Rebuilds
import Report
import Support
import Toolchain

/// Measures all architectures with one number of pairs.
struct SizeRun {
    let scaled: ScaledSubject
    /// What is changed, one for each architecture, in their order.
    let sources: [ChangeableSource]
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
        var runs: [ArchitectureRun] = []
        for (architecture, source) in zip(packaged.subject.architectures, sources) {
            tell("Testing \(architecture.name)")
            runs.append(
                try await ArchitectureRun.prepare(
                    architecture,
                    pairs: pairs,
                    in: packaged,
                    with: toolchain,
                    changing: ChangeableFile(source, at: scaled.folder(pairs: pairs).appending(path: source.path))
                )
            )
        }
        // The architectures take turns, each round and each size in another order, so that what drifts hits all alike.
        for round in 1...rounds {
            for place in Rotation.order(of: Array(runs.indices), inRound: step + round) {
                tell("Timing \(runs[place].architecture.name), round \(round)")
                try await runs[place].takeRound(round)
            }
        }
        return zip(runs, figures).map { $0.point(with: $1) }
    }
}

extension SizeRun {
    private func tell(_ step: String) { progress(Step("Pairs: \(pairs). \(step)")) }

    /// If there is more than one pair it throws in the words of this command, because the subject itself may be fine.
    private func build(_ packaged: PackagedSubject) async throws {
        do {
            try await packaged.build(with: toolchain, withCoverage: false)
        } catch ExtractionError.buildFailed(let errors) where pairs > 1 {
            throw ScalingError.notBuilt(pairs: pairs, errors)
        }
    }
}
