import Foundation
import Pipeline

/// The files of a commit.
struct HistoryTree: Sendable {
    let hash: String
    /// The first commit that has it.
    let commit: String
    /// The name that its figures are kept under.
    let key: String
}

/// Measures trees one after the other in one folder: of each, only what differs from the one before is written and
/// read.
struct HistoryWalk {
    let subject: HistorySubject
    let repository: GitRepository
    let folder: URL
    /// The last tree that was measured, and its files.
    private(set) var last: (tree: String, files: KnownFiles)?

    /// What a commit's tree comes to; what hinders that is part of the figures.
    ///
    /// Throws nothing but a cancellation.
    mutating func figures(of tree: String, at commit: String) async throws -> TreeFigures {
        do {
            try await repository.expectSize(of: tree, at: commit)
            try await repository.write(tree, of: commit, to: folder)
            var known = KnownFiles()
            if let last { known = last.files.only(try await repository.difference(between: last.tree, and: tree).same) }
            let outcome = try await subject.configuring(folder) {
                try await StaticRun(root: folder).run(subject.parts, knowing: known)
            }
            try Task.checkCancellation()
            last = (tree, outcome.known)
            return TreeFigures(figures: outcome.snapshot.figures, problem: outcome.problems.first.map { "\($0)" })
        } catch let error as CancellationError {
            throw error
        } catch {
            // The folder has another name in every run.
            return TreeFigures(figures: [:], problem: "\(error)".replacing("\(folder.path)", with: commit))
        }
    }
}
