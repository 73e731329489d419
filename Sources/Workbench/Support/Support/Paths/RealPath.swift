import Foundation

extension URL {
    /// The place that the path leads to once all its links are followed, as the system names it.
    ///
    /// Foundation's `resolvingSymlinksInPath()` and `standardizedFileURL` take `/private` away on macOS, and the compiler and
    /// the package manager leave it: their paths would not be found below it. Of what is not there, Foundation tells.
    public var followingLinks: URL {
        guard let real = realpath(path, nil) else { return standardizedFileURL.resolvingSymlinksInPath() }
        defer { free(real) }
        return URL(filePath: String(cString: real), directoryHint: hasDirectoryPath ? .isDirectory : .inferFromPath)
    }
}
