import Foundation
import Gate
import Pipeline
import Report
import Survey

/// Measures trees one after the other in one folder: of each, only what differs from the one before is written and read.
struct HistoryWalk {
    private let repository: GitRepository
    private let subject: HistorySubject
    private let folder: URL

    /// The last tree that was measured, and its files.
    private var known: (tree: String, files: Known)?

    private enum Known {
        case sources(SubjectSources)
        case survey(KnownFiles)
    }

    init(of subject: HistorySubject, in repository: GitRepository, at folder: URL) {
        self.subject = subject
        self.repository = repository
        self.folder = folder
    }

    /// What a commit's tree comes to; what hinders that is part of the figures.
    ///
    /// Throws nothing but a cancellation.
    mutating func figures(of tree: String, at commit: String) async throws -> TreeFigures {
        do {
            let revision = CheckedOut(name: commit, folder: folder)
            try await repository.write(tree, of: commit, to: folder)
            let changed = try await changes(to: tree)
            let (figures, files) = try await measure(revision, changed: changed)
            try Task.checkCancellation()
            known = (tree, files)
            return figures
        } catch let error as CancellationError {
            throw error
        } catch {
            // The folder has another name in every run.
            return TreeFigures(sizes: [:], problem: "\(error)".replacing("\(folder.path)", with: commit))
        }
    }
}

extension HistoryWalk {
    private func changes(to tree: String) async throws -> Set<String> {
        guard let known else { return [] }
        return try await repository.paths(differingIn: known.tree, and: tree)
    }

    private func measure(_ revision: CheckedOut, changed: Set<String>) async throws -> (TreeFigures, Known) {
        switch (subject.parts, known?.files) {
        case (.targets, let known):
            guard case .survey(let files)? = known else { return try await survey(knowing: KnownFiles()) }
            return try await survey(knowing: files.without(changed))
        case (.architectures, let known):
            let sources: SubjectSources? = if case .sources(let files)? = known { files.without(changed) } else { nil }
            let outcome = try await subject.configuring(revision) {
                try await StaticRun(root: revision.folder).run(knowing: sources)
            }
            return (TreeFigures(sizes: outcome.measurement.snapshot.sizes, problem: nil), .sources(outcome.sources))
        }
    }

    private func survey(knowing files: KnownFiles) async throws -> (TreeFigures, Known) {
        let run = try await SurveyRun(["."], in: folder).run(knowing: files)
        let problem = run.survey.problems.first.map { "\($0)" }
        return (TreeFigures(sizes: Snapshot(of: run.survey).sizes, problem: problem), .survey(run.known))
    }
}
