import Foundation

extension URL {
    /// The place that the path leads to once all its links are followed, as the system names it.
    ///
    /// Foundation's `resolvingSymlinksInPath()` and `standardizedFileURL` take `/private` away on macOS, and the
    /// compiler and the package manager leave it: their paths would not be found below it. What is not there stands
    /// where its folder is; so does a link that leads nowhere.
    public var followingLinks: URL {
        let hint: DirectoryHint = hasDirectoryPath ? .isDirectory : .inferFromPath
        if let real = realpath(path, nil) {
            defer { free(real) }
            return URL(filePath: String(cString: real), directoryHint: hint)
        }
        let place = absoluteURL.standardized
        if place.path == "/" { return place }
        return place.deletingLastPathComponent().followingLinks
            .appending(path: place.lastPathComponent, directoryHint: hint)
    }
}
