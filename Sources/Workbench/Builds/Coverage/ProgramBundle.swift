import Foundation

/// The programs that a bundle of Apple's holds: an `.app`, a `.framework` or an `.xctest`; any other path is one
/// itself.
public struct ProgramBundle: Hashable, Sendable {
    private let path: String
    private static let extensions: Set = ["app", "framework", "xctest", "appex"]

    public init(_ path: String) {
        self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// The bundle's programs that are there; the path itself if none is, so that whoever reads it says so.
    ///
    /// On macOS a bundle's program lies in `Contents/MacOS`, on iOS in the bundle. A debug build of Xcode 16 or later
    /// keeps the app's code in `NAME.debug.dylib` beside the program.
    public func programs(isFile: (String) -> Bool) -> [String] {
        let url = URL(filePath: path, directoryHint: .notDirectory)
        guard Self.extensions.contains(url.pathExtension) else { return [path] }
        let name = url.deletingPathExtension().lastPathComponent
        let folders = ["Contents/MacOS/", "", "Versions/Current/", "Versions/A/"]
        for folder in folders {
            let program = "\(path)/\(folder)\(name)"
            let found = ["\(program).debug.dylib", program].filter(isFile)
            if !found.isEmpty { return found }
        }
        return [path]
    }
}
