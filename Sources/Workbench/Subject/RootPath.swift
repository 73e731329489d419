import Foundation

/// A path relative to a subject's root, and where it really leads once its links are followed.
struct RootPath {
    /// Absolute, with neither links nor `..`.
    let resolved: String

    private let root: String

    init(_ path: String, in root: URL) {
        resolved = Self.resolve(root.appending(path: path))
        self.root = Self.resolve(root)
    }

    /// Whether it stays below the root; the root itself does not count.
    var isInside: Bool { resolved.hasPrefix(root == "/" ? root : root + "/") && resolved != root }

    var isDirectory: Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: resolved, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    private static func resolve(_ url: URL) -> String {
        url.standardizedFileURL.resolvingSymlinksInPath().path
    }
}
