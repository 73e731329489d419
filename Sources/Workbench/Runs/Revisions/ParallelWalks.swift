import Foundation
import Toolchain

/// Deals trees out to as many walks as there are processors, each in a temporary folder of its own.
struct ParallelWalks: Sendable {
    let subject: HistorySubject
    let repository: GitRepository
    let cache: HistoryCache
    let progress: @Sendable (HistoryProgress) -> Void

    /// The figures by the trees' keys; each is kept as soon as it is known, so that an interruption costs the rest alone.
    func figures(of trees: [HistoryTree]) async throws -> [String: TreeFigures] {
        if trees.isEmpty { return [:] }
        progress(HistoryProgress(done: 0, total: trees.count))
        let counter = HistoryProgress.Counter(of: trees.count)
        return try await TemporaryFolder.use { temporary in
            try await withThrowingTaskGroup(of: [String: TreeFigures].self) { group in
                for (number, part) in parts(of: trees).enumerated() {
                    let place = temporary.appending(path: "\(number)", directoryHint: .isDirectory)
                    group.addTask { try await figures(of: part, at: place, counter: counter) }
                }
                return try await group.reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
            }
        }
    }
}

extension ParallelWalks {
    /// Neighbours stay together, because they differ least.
    private func parts(of trees: [HistoryTree]) -> [[HistoryTree]] {
        let count = min(ProcessInfo.processInfo.activeProcessorCount, trees.count)
        return (0..<count).map { Array(trees[trees.count * $0 / count..<trees.count * ($0 + 1) / count]) }
    }

    private func figures(
        of trees: [HistoryTree],
        at place: URL,
        counter: HistoryProgress.Counter
    ) async throws -> [String: TreeFigures] {
        var walk = HistoryWalk(subject: subject, repository: repository, folder: place)
        var figures: [String: TreeFigures] = [:]
        for tree in trees {
            let found = try await walk.figures(of: tree.hash, at: tree.commit)
            // What failed may not fail again.
            if !found.sizes.isEmpty { cache.keep(found, for: tree.key) }
            figures[tree.key] = found
            let state = await counter.next()
            if state.isNotable { progress(state) }
        }
        try Task.checkCancellation()
        return figures
    }
}
