import Foundation
import Pipeline
import Report
import Subject
import Support
import Toolchain

/// Measures a folder at two revisions, from its sources alone, and compares what they come to.
///
/// Each revision is checked out to a temporary folder, which is gone afterwards. A file that is the same in both is
/// measured once, and nothing at all if nothing can differ that is measured. If the later one has a configuration its
/// subject is measured, at the earlier one by its own configuration if that can be read, else by the later one's; otherwise all
/// Swift code, target by target.
public struct RevisionRun: Sendable {
    private let range: RevisionRange
    private let folder: URL
    private let environment: [String: String]
    /// More would hide what else is told.
    private static let namedPaths = 20

    public struct Outcome: Hashable, Sendable {
        public let changes: SnapshotChanges
        /// What could not be measured in one of them; the comparison is of the rest.
        public let problems: [String]
        /// What a reader should know.
        public let notices: [String]
    }

    /// `environment` is that of the process, in which `git` is looked for.
    public init(_ range: RevisionRange, of folder: URL, environment: [String: String]) {
        self.range = range
        self.folder = folder
        self.environment = environment
    }

    /// The comparison, with what a reader should know about it.
    public func run() async throws -> Outcome {
        let repository = try await GitRepository(of: folder, in: environment)
        let start =
            range.startsAtMergeBase
            ? try await repository.mergeBase(of: range.before, and: range.after) : range.before
        let trees = (try await repository.tree(of: start), try await repository.tree(of: range.after))
        try await repository.expectSize(of: trees.0, at: start)
        try await repository.expectSize(of: trees.1, at: range.after)
        let difference = try await repository.difference(between: trees.0, and: trees.1)
        let current = try? await repository.tree(of: "HEAD")
        let isDirty = try await repository.isDirty()
        let notices = isDirty && (current == trees.0 || current == trees.1) ? [GitRepository.uncommitted] : []
        guard difference.mayChangeFigures else {
            let nothing = Snapshot(engine: "", figures: [:], files: [:])
            return Outcome(changes: SnapshotChanges(from: nothing, to: nothing), problems: [], notices: notices)
        }
        return try await TemporaryFolder.use { temporary in
            func write(_ tree: String, of revision: String, to name: String) async throws -> URL {
                let folder = temporary.appending(path: name, directoryHint: .isDirectory)
                try await repository.write(tree, of: revision, to: folder)
                return folder
            }
            let before = try await write(trees.0, of: start, to: "before")
            let after = try await write(trees.1, of: range.after, to: "after")
            let earlier = try await measureEarlier(start, in: before, after: after)
            let known = earlier.outcome.known.only(difference.same)
            let second = try await measure(earlier.parts, of: range.after, in: after, knowing: known)
            try Task.checkCancellation()
            let loosened = LoosenedRules(from: before, to: after).notices
            let leftOut = Set(second.leftOut).subtracting(earlier.outcome.leftOut)
            let unheld =
                earlier.parts == .architectures
                ? UnheldCode(in: after, of: second).paths(in: difference).subtracting(leftOut) : []
            let hidden =
                told("Left out now, and not before", leftOut.printed)
                + told(
                    "Changed in code in which no rule holds",
                    unheld.count > Self.namedPaths ? unheld.byFolder(upTo: Self.namedPaths) : unheld.printed
                )
            return Outcome(
                changes: SnapshotChanges(from: earlier.outcome.snapshot, to: second.snapshot),
                problems: earlier.outcome.problems.map { "\(start): \($0)" }
                    + second.problems.map { "\(range.after): \($0)" },
                notices: (loosened + hidden).map { "\(range.after): \($0)" } + notices
                    + [earlier.notice, second.leftOutNote.map { "\(range.after): \($0)" }].compactMap(\.self)
            )
        }
    }

    /// A few on each line: GitHub's summary cuts long lines.
    private func told(_ kind: String, _ paths: [String]) -> [String] {
        stride(from: 0, to: paths.count, by: 5).map { first in
            "\(kind): \(paths[first...].prefix(5).joined(separator: ", "))."
        }
    }

    /// By its own configuration, else by that of the later revision, else target by target.
    private func measureEarlier(
        _ revision: String,
        in folder: URL,
        after: URL
    ) async throws -> (outcome: StaticRun.Outcome, parts: Series.Parts, notice: String?) {
        guard after.hasConfiguration else {
            return (try await measure(.targets, of: revision, in: folder), .targets, nil)
        }
        let configurations = folder.hasConfiguration ? [folder, after] : [after]
        var reasons = folder.hasConfiguration ? [] : ["It has no \(Subject.configurationName)."]
        for configuration in configurations {
            do {
                let outcome = try await measure(.architectures, of: revision, in: folder, configuredIn: configuration)
                let notice = reasons.first.map {
                    "\(revision): \($0) So it was measured by the \(Subject.configurationName) of \(range.after)."
                }
                return (outcome, .architectures, notice)
            } catch RevisionError.notMeasured(_, let reason) {
                reasons.append(reason)
            }
        }
        let outcome = try await measure(.targets, of: revision, in: folder)
        let notice =
            "\(revision): \(reasons[0]) That of \(range.after) does not fit it either: \(reasons[1]) So all Swift code was "
            + "compared, target by target."
        return (outcome, .targets, notice)
    }

    private func measure(
        _ parts: Series.Parts,
        of revision: String,
        in folder: URL,
        configuredIn configuration: URL? = nil,
        knowing known: KnownFiles = KnownFiles()
    ) async throws -> StaticRun.Outcome {
        do {
            return try await StaticRun(root: folder, configuredIn: configuration).run(parts, knowing: known)
        } catch let error as CancellationError {
            throw error
        } catch {
            // The folder is gone when somebody reads this.
            let reason = "\(error)".replacing(folder.path, with: revision)
            throw RevisionError.notMeasured(revision: revision, reason: reason)
        }
    }
}

extension Set<String> {
    /// The paths, sorted.
    fileprivate var printed: [String] { sorted().map { "\(PrintablePath($0))" } }

    /// How many of the paths lie in each folder, of two names at most, sorted; a path that lies there alone by itself.
    fileprivate func byFolder(upTo limit: Int) -> [String] {
        let folders = Dictionary(grouping: self) {
            $0.split(separator: "/").dropLast().prefix(2).joined(separator: "/")
        }
        let told = folders.sorted { $0.key < $1.key }.map { folder, paths in
            paths.count == 1
                ? "\(PrintablePath(paths[0]))"
                : "\(PrintablePath(folder.isEmpty ? "." : folder))/ (\(paths.count) files)"
        }
        let more = told.count - limit
        return more > 0 ? told.prefix(limit) + ["\(more) more folders"] : told
    }
}

extension TreeDifference {
    /// Whether code, a configuration or what that names may differ.
    ///
    /// Claims are YAML, what is accepted and the budgets of costs are JSON, and what a link leads to may have any name.
    fileprivate var mayChangeFigures: Bool {
        let endings = [".yml", ".yaml", ".json"]
        let hasLinks = hadLinks || !links.isEmpty
        return changed.contains { path in hasLinks || path.isSource || endings.contains(where: path.hasSuffix) }
    }
}
