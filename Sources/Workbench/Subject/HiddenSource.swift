import Foundation
import Support

/// Swift whose file's name begins with a dot, or that lies below a folder whose name does.
///
/// No package's build takes it, but a target of Xcode can list it.
public enum HiddenSource {
    /// Whether Swift is there: the file itself, or one in the folder; no link is followed.
    public static func exists(at place: URL) -> Bool {
        var pending = [(path: place.path, depth: 0)]
        while let (path, depth) = pending.popLast() {
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFREG where path.isSource: return true
            // Whatever is deeper is looked at by nobody, so it may be Swift.
            case S_IFDIR where depth == FolderDepth.limit: return true
            case S_IFDIR:
                let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                pending += names.map { ("\(path)/\($0)", depth + 1) }
            default: break
            }
        }
        return false
    }
}
