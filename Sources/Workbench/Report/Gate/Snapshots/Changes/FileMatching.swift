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
    /// How sure it is that two files are one, the surest first.
    private static let likenesses: [@Sendable (FileSnapshot, FileSnapshot) -> Bool] = [
        { $0.hasNames && $0.names == $1.names && $0.lines == $1.lines },
        { $0.hasNames && $0.names == $1.names },
        { $0.size == $1.size && $0.names.count == $1.names.count },
    ]

    private func oldPaths(of new: [String], among gone: [String]) -> [String: String] {
        var old: [String: String] = [:]
        var free = gone
        for isLike in Self.likenesses {
            for path in new where old[path] == nil {
                let found = free.firstIndex { candidate in
                    guard let before = before[candidate], let after = after[path], before.owner == after.owner else {
                        return false
                    }
                    return isLike(before, after)
                }
                if let found { old[path] = free.remove(at: found) }
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
