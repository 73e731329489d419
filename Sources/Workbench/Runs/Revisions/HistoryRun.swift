import Foundation
import Report
import Support
import Toolchain

/// Measures the commits that led to today's, from their sources alone, and says how large each part was at each.
///
/// Of a commit with several parents the first one is followed, which is what the branch was before a merge. A tree that
/// several commits have is measured once, and one that was measured by an earlier run not at all. The others are dealt
/// out to as many walks as there are processors, each in a temporary folder of its own.
public struct HistoryRun: Sendable {
    private let start: HistoryStart
    private let folder: URL
    private let wanted: [HistoryFigure]
    private let environment: [String: String]
    private let cache: HistoryCache
    private let progress: @Sendable (HistoryProgress) -> Void

    private static let head = "HEAD"

    public struct Outcome: Hashable, Sendable {
        public let series: Series
        /// What a reader should know.
        public let notices: [String]

        static let shallow =
            "The clone is shallow, so the history is cut off: git fetch --unshallow brings the rest; on GitHub, give "
            + "actions/checkout fetch-depth: 0."
    }

    /// - Parameters:
    ///   - start: the first commit, which need not be there if it is a number.
    ///   - folder: what is measured, in a git repository.
    ///   - wanted: what is told beside the sizes.
    ///   - environment: that of the process, in which `git` is looked for.
    ///   - cache: what earlier runs have measured.
    ///   - progress: called before the first tree is measured, and after each.
    public init(
        since start: HistoryStart,
        of folder: URL,
        telling wanted: [HistoryFigure] = [],
        environment: [String: String],
        cache: HistoryCache,
        progress: @escaping @Sendable (HistoryProgress) -> Void = { _ in }
    ) {
        self.start = start
        self.folder = folder
        self.wanted = wanted
        self.environment = environment
        self.cache = cache
        self.progress = progress
    }

    /// Measures the commits into a series.
    ///
    /// A commit that can't be measured is in it with the reason; throws if none can be.
    public func run() async throws -> Outcome {
        let repository = try await GitRepository(of: folder, in: environment)
        let commits = try await commits(in: repository)
        let subject = try await HistorySubject(of: try await repository.tree(of: Self.head), in: repository)
        let trees = try await trees(of: commits, in: repository, for: subject)
        let figures = try await figures(of: trees.compactMap(\.self), in: repository, for: subject)
        let past = zip(commits, trees).map { head, tree -> PastCommit in
            let found = tree.flatMap { figures[$0.key] }
            let sizes = found?.sizes(with: wanted) ?? [:]
            return PastCommit(
                hash: head.hash,
                date: head.date,
                title: head.title,
                sizes: sizes.isEmpty ? nil : sizes,
                problem: found == nil ? "The folder is not in it." : found?.problem
            )
        }
        guard past.contains(where: { $0.sizes != nil }) else {
            throw RevisionError.nothingMeasured(commits: past.count, reason: past.last?.problem ?? "")
        }
        if let unknown = wanted.first(where: { figure in !past.contains { $0.has(figure) } }) {
            throw RevisionError.noFigure(unknown.name)
        }
        return Outcome(
            series: Series(of: subject.parts, commits: past, telling: wanted.map(\.name)),
            notices: try await notices(on: commits, in: repository)
        )
    }
}

extension HistoryRun {
    /// The oldest first.
    private func commits(in repository: GitRepository) async throws -> [GitRepository.Commit] {
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
        of commits: [GitRepository.Commit],
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
        of trees: [HistoryTree],
        in repository: GitRepository,
        for subject: HistorySubject
    ) async throws -> [String: TreeFigures] {
        var figures: [String: TreeFigures] = [:]
        var unknown: [HistoryTree] = []
        for tree in trees where figures[tree.key] == nil {
            figures[tree.key] = cache[tree.key]
            if figures[tree.key] == nil, !unknown.contains(where: { $0.key == tree.key }) { unknown.append(tree) }
        }
        if unknown.isEmpty { return figures }
        let parts = Self.parts(of: unknown)
        let counter = Locked(HistoryProgress(done: 0, total: unknown.count))
        progress(counter.value)
        return try await TemporaryFolder.use { [figures] temporary in
            try await withThrowingTaskGroup(of: [String: TreeFigures].self) { group in
                for (number, part) in parts.enumerated() {
                    let place = temporary.appending(path: "\(number)", directoryHint: .isDirectory)
                    let walk = HistoryWalk(subject: subject, repository: repository, folder: place)
                    group.addTask { try await measure(part, by: walk, counter: counter) }
                }
                return try await group.reduce(into: figures) { all, part in all.merge(part) { first, _ in first } }
            }
        }
    }

    /// One part for each processor; neighbours stay together, because they differ least.
    private static func parts(of trees: [HistoryTree]) -> [[HistoryTree]] {
        let count = min(ProcessInfo.processInfo.activeProcessorCount, trees.count)
        return (0..<count).map { Array(trees[trees.count * $0 / count..<trees.count * ($0 + 1) / count]) }
    }

    /// Keeps the figures of each tree as soon as they are known, so that an interruption costs the rest alone.
    private func measure(
        _ trees: [HistoryTree],
        by walk: HistoryWalk,
        counter: Locked<HistoryProgress>
    ) async throws -> [String: TreeFigures] {
        var walk = walk
        var figures: [String: TreeFigures] = [:]
        for tree in trees {
            let found = try await walk.figures(of: tree.hash, at: tree.commit)
            // What failed may not fail again.
            if !found.figures.isEmpty { cache.keep(found, for: tree.key) }
            figures[tree.key] = found
            let state = counter.withValue { $0.next() }
            if state.isNotable { progress(state) }
        }
        try Task.checkCancellation()
        return figures
    }

    private func notices(on commits: [GitRepository.Commit], in repository: GitRepository) async throws -> [String] {
        var isCutOff = false
        if case .commits(let count) = start, count > commits.count { isCutOff = try await repository.isShallow() }
        return (try await repository.isDirty() ? [GitRepository.uncommitted] : [])
            + (isCutOff ? [Outcome.shallow] : [])
    }
}
