import Foundation

/// What stands beside a file or folder while its replacement is written: `.report.md.catwalk-` and something unique.
public enum TemporaryName {
    private static let mark = ".catwalk-"

    /// A new one beside what it will replace.
    public static func url(for target: URL, isFolder: Bool = false) -> URL {
        target.deletingLastPathComponent().appending(
            path: prefix(for: target) + UUID().uuidString,
            directoryHint: isFolder ? .isDirectory : .notDirectory
        )
    }

    /// Removes those that a run left behind which was killed; only a run that has the lock may.
    public static func removeLeftovers(of target: URL) {
        let folder = target.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let prefix = prefix(for: target)
        for name in names where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
        {
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }

    /// Whether it is the name of what a run writes, or of what a killed one left.
    public static func isTemporary(_ name: String) -> Bool {
        guard name.hasPrefix("."), let mark = name.range(of: mark, options: .backwards) else { return false }
        return UUID(uuidString: String(name[mark.upperBound...])) != nil
    }

    /// The names that `isTemporary` recognises, as a pattern for git.
    public static let gitPattern = ".*\(mark)????????-????-????-????-????????????"

    private static func prefix(for target: URL) -> String { ".\(target.lastPathComponent)\(mark)" }
}
