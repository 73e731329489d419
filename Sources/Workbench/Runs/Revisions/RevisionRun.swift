import Foundation
import Pipeline
import Report
import Toolchain

/// Measures a folder at two revisions, from its sources alone, and compares what they come to.
///
/// Each revision is checked out to a temporary folder, which is gone afterwards. A file that is the same in both is
/// measured once, and nothing at all when no source differs. Where both revisions have a configuration its subject is
/// measured, otherwise all Swift code, target by target.
public struct RevisionRun: Sendable {
    private let range: RevisionRange
    private let folder: URL
    private let environment: [String: String]

    /// `environment` is that of the process: where `git` is looked for.
    public init(_ range: RevisionRange, of folder: URL, environment: [String: String]) {
        self.range = range
        self.folder = folder
        self.environment = environment
    }

    /// The comparison, with what a reader should know about it.
    public func run() async throws -> RevisionOutcome {
        let repository = try await GitRepository(of: folder, in: environment)
        let start =
            range.startsAtMergeBase
            ? try await repository.mergeBase(of: range.before, and: range.after) : range.before
        let trees = (try await repository.tree(of: start), try await repository.tree(of: range.after))
        let changed = try await repository.paths(differingIn: trees.0, and: trees.1)
        let current = try? await repository.tree(of: "HEAD")
        let isDirty = try await repository.isDirty()
        let notices = isDirty && (current == trees.0 || current == trees.1) ? [RevisionOutcome.uncommitted] : []
        guard changed.contains(where: { $0.isSource || $0.hasSuffix(CheckedOut.configurationName) }) else {
            let nothing = Snapshot(engine: "", figures: [:], files: [:])
            return RevisionOutcome(changes: SnapshotChanges(from: nothing, to: nothing), problems: [], notices: notices)
        }
        return try await TemporaryFolder.use { temporary in
            let before = CheckedOut(
                name: start,
                folder: temporary.appending(path: "before", directoryHint: .isDirectory)
            )
            let after = CheckedOut(
                name: range.after,
                folder: temporary.appending(path: "after", directoryHint: .isDirectory)
            )
            try await repository.write(trees.0, of: before.name, to: before.folder)
            try await repository.write(trees.1, of: after.name, to: after.folder)
            let haveConfiguration = before.hasConfiguration && after.hasConfiguration
            let parts: Series.Parts = haveConfiguration ? .architectures : .targets
            let first = try await measure(parts, of: before, knowing: KnownFiles())
            let second = try await measure(parts, of: after, knowing: first.known.without(changed))
            try Task.checkCancellation()
            return RevisionOutcome(
                changes: SnapshotChanges(from: first.snapshot, to: second.snapshot),
                problems: first.problems.map { "\(before.name): \($0)" }
                    + second.problems.map { "\(after.name): \($0)" },
                notices: notices
            )
        }
    }

    private func measure(
        _ parts: Series.Parts,
        of revision: CheckedOut,
        knowing known: KnownFiles
    ) async throws -> StaticRun.Outcome {
        do {
            return try await StaticRun(root: revision.folder).run(parts, knowing: known)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw RevisionError.notMeasured(revision: revision.name, reason: "\(error)")
        }
    }
}
