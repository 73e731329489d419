import Foundation
import Support

/// A path relative to a subject's root, and where it really leads once its links are followed.
public struct RootPath {
    /// Absolute, with neither links nor `..`.
    private let location: URL
    private let root: URL

    init(_ path: String, in root: URL) {
        location = root.appending(path: path).followingLinks
        self.root = root.followingLinks
    }

    /// The path without `.` and `..`; `nil` if it is absolute or leads out of the root by itself.
    public static func normalized(_ path: String) -> String? {
        guard path.unicodeScalars.first != "/" else { return nil }
        var parts: [String] = []
        for part in path.pathParts where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    /// The parts of the absolute path it leads to.
    var resolved: [String] { location.pathComponents }

    /// Whether it stays below the root; the root itself does not count.
    var isInside: Bool { resolved.count > root.pathComponents.count && resolved.starts(with: root.pathComponents) }

    var isDirectory: Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: location.path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }
}
