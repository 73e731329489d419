import Foundation
import Gate
import Pipeline
import Survey

/// Two revisions that are checked out, and what is not the same in them.
struct RevisionPair: Sendable {
    let before: CheckedOut
    let after: CheckedOut

    /// The paths of all files that differ.
    let changed: Set<String>

    struct Snapshots: Sendable {
        let before: Snapshot
        let after: Snapshot

        /// In sentences.
        let problems: [String]
    }

    var haveConfiguration: Bool { before.hasConfiguration && after.hasConfiguration }

    /// The architectures and shared layers of the subject that the configurations describe.
    func subjects() async throws -> Snapshots {
        let first = try await measure(before, knowing: nil)
        let second = try await measure(after, knowing: first.sources.without(changed))
        return Snapshots(before: first.measurement.snapshot, after: second.measurement.snapshot, problems: [])
    }

    /// All Swift code, target by target.
    func surveys() async throws -> Snapshots {
        let first = try await SurveyRun(["."], in: before.folder).run(knowing: KnownFiles())
        let second = try await SurveyRun(["."], in: after.folder).run(knowing: first.known.without(changed))
        return Snapshots(
            before: Snapshot(of: first.survey),
            after: Snapshot(of: second.survey),
            problems: first.survey.problems.map { "\(before.name): \($0)" }
                + second.survey.problems.map { "\(after.name): \($0)" }
        )
    }
}

extension RevisionPair {
    private func measure(_ revision: CheckedOut, knowing sources: SubjectSources?) async throws -> StaticRun.Outcome {
        do {
            return try await StaticRun(root: revision.folder).run(knowing: sources)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw RevisionError.notMeasured(revision: revision.name, reason: "\(error)")
        }
    }
}
