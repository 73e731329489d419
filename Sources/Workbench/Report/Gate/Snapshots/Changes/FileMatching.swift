import Lines

/// Tells which of the files that are new are files that have gone, under another name.
struct FileMatching {
    let before: [String: FileSnapshot]
    let after: [String: FileSnapshot]

    /// What has changed, in the order of paths.
    var changes: [FileChange] {
        let gone = before.keys.filter { after[$0] == nil }.sorted()
        let new = after.keys.filter { before[$0] == nil }.sorted()
        let old = oldPaths(of: new, among: gone)
        let renamed = Set(old.values)
        let stayed = before.keys.filter { after[$0] != nil && after[$0] != before[$0] }
        let paths = stayed + new + gone.filter { !renamed.contains($0) }
        return paths.sorted().map { path in
            FileChange(path: path, oldPath: old[path], before: before[old[path] ?? path], after: after[path])
        }
    }
}

extension FileMatching {
    /// What two files have in common that may be one.
    private struct Likeness: Hashable {
        let owner: String?
        var names: [String]?
        var count: Int?
        var lines: LineCounts?
        var size: [Int]?
    }

    /// How sure it is that two files are one, the surest first; `nil` for a file that this can't be told of.
    private static let likenesses: [@Sendable (FileSnapshot) -> Likeness?] = [
        { $0.hasNames ? Likeness(owner: $0.owner, names: $0.names, lines: $0.lines) : nil },
        { $0.hasNames ? Likeness(owner: $0.owner, names: $0.names) : nil },
        { Likeness(owner: $0.owner, count: $0.names.count, size: $0.size) },
    ]

    private func oldPaths(of new: [String], among gone: [String]) -> [String: String] {
        var old: [String: String] = [:]
        var taken: Set<String> = []
        for likeness in Self.likenesses {
            // Of several the first in the order of paths is taken first.
            var free: [Likeness: [String]] = [:]
            for path in gone.reversed() where !taken.contains(path) {
                if let like = before[path].flatMap(likeness) { free[like, default: []].append(path) }
            }
            for path in new where old[path] == nil {
                guard let like = after[path].flatMap(likeness), let found = free[like]?.popLast() else { continue }
                old[path] = found
                taken.insert(found)
            }
        }
        return old
    }
}

extension FileSnapshot {
    fileprivate var names: [String] { (types ?? []) + (tests ?? []) }

    fileprivate var hasNames: Bool { !names.isEmpty }

    fileprivate var size: [Int] { [lines.code, lines.comment, lines.blank, lines.logical, cyclomatic, cognitive] }
}
