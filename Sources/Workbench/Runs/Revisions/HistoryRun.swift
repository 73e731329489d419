import Foundation
import Report

/// Measures the commits that led to today's, from their sources alone, and says how large each part was at each.
///
/// Of a commit with several parents the first one is followed, which is what the branch was before a merge. A tree that
/// several commits have is measured once, and one that was measured by an earlier run not at all. The others are dealt
/// out to as many walks as there are processors, each in a temporary folder of its own.
public struct HistoryRun: Sendable {
    private let start: HistoryStart
    private let folder: URL
    private let environment: [String: String]
    private let cache: HistoryCache
    private let progress: @Sendable (HistoryProgress) -> Void

    private static let head = "HEAD"

    /// - Parameters:
    ///   - start: the first commit, which need not be there where it is a number.
    ///   - folder: what is measured, in a git repository.
    ///   - environment: of the process; where `git` is looked for.
    ///   - cache: what earlier runs have measured.
    ///   - progress: called before the first tree is measured, and after each.
    public init(
        since start: HistoryStart,
        of folder: URL,
        environment: [String: String],
        cache: HistoryCache,
        progress: @escaping @Sendable (HistoryProgress) -> Void = { _ in }
    ) {
        self.start = start
        self.folder = folder
        self.environment = environment
        self.cache = cache
        self.progress = progress
    }

    /// Measures the commits into a series.
    ///
    /// A commit that can't be measured is in it with the reason; throws if none can be.
    public func run() async throws -> HistoryOutcome {
        let repository = try await GitRepository(of: folder, in: environment)
        let commits = try await commits(in: repository)
        let subject = try await HistorySubject(of: try await repository.tree(of: Self.head), in: repository)
        let trees = try await trees(of: commits, in: repository, for: subject)
        let figures = try await figures(of: trees, in: repository, for: subject)
        let past = zip(commits, trees).map { head, tree in
            PastCommit(head, figures: tree.map { figures[$0.key] ?? .missing } ?? .missing)
        }
        guard past.contains(where: { $0.sizes != nil }) else {
            throw RevisionError.nothingMeasured(commits: past.count, reason: past.last?.problem ?? "")
        }
        return HistoryOutcome(
            series: Series(of: subject.parts, commits: past),
            notices: try await notices(on: commits, in: repository)
        )
    }
}

extension HistoryRun {
    /// The oldest first.
    private func commits(in repository: GitRepository) async throws -> [CommitHead] {
        let last = try await repository.commit(Self.head)
        switch start {
        case .commits(let count):
            return try await repository.commits(to: last, limit: count).reversed()
        case .revision(let name):
            let first = try await repository.commit(name)
            guard try await repository.isAncestor(first, of: last) else {
                throw RevisionError.noAncestor(name, of: Self.head)
            }
            return try await repository.commits(to: first, limit: 1)
                + repository.commits(to: last, after: first).reversed()
        }
    }

    /// One for each commit; `nil` if it does not have the folder.
    private func trees(
        of commits: [CommitHead],
        in repository: GitRepository,
        for subject: HistorySubject
    ) async throws -> [HistoryTree?] {
        var trees: [HistoryTree?] = []
        for commit in commits {
            do {
                let tree = try await repository.tree(of: commit.hash)
                let key = try await subject.key(of: tree, in: repository)
                trees.append(HistoryTree(hash: tree, commit: commit.hash, key: key))
            } catch RevisionError.noFolder {
                trees.append(nil)
            }
        }
        return trees
    }

    /// By the trees' keys.
    private func figures(
        of trees: [HistoryTree?],
        in repository: GitRepository,
        for subject: HistorySubject
    ) async throws -> [String: TreeFigures] {
        var figures: [String: TreeFigures] = [:]
        var unknown: [HistoryTree] = []
        for tree in trees.compactMap(\.self) where figures[tree.key] == nil {
            figures[tree.key] = cache[tree.key]
            if figures[tree.key] == nil, !unknown.contains(where: { $0.key == tree.key }) { unknown.append(tree) }
        }
        let walks = ParallelWalks(subject: subject, repository: repository, cache: cache, progress: progress)
        return figures.merging(try await walks.figures(of: unknown)) { $1 }
    }

    private func notices(on commits: [CommitHead], in repository: GitRepository) async throws -> [String] {
        let isCutOff: Bool
        if case .commits(let count) = start, count > commits.count {
            isCutOff = try await repository.isShallow()
        } else {
            isCutOff = false
        }
        return (try await repository.isDirty() ? [RevisionOutcome.uncommitted] : [])
            + (isCutOff ? [HistoryOutcome.shallow] : [])
    }
}

extension TreeFigures {
    fileprivate static let missing = TreeFigures(sizes: [:], problem: "The folder is not in it.")
}

extension PastCommit {
    fileprivate init(_ head: CommitHead, figures: TreeFigures) {
        self.init(
            hash: head.hash,
            date: head.date,
            title: head.title,
            sizes: figures.sizes.isEmpty ? nil : figures.sizes,
            problem: figures.problem
        )
    }
}
