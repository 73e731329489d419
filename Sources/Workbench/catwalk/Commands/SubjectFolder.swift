import ArgumentParser
import Foundation
import Support

/// The folder of a subject as it is given on the command line.
enum SubjectFolder {
    static func validate(_ path: String) throws {
        try expectPath(path)
        if !isDirectory(path) {
            throw ValidationError(
                "There is no folder \(PrintablePath(path)). Give the folder that has the .catwalk.yml."
            )
        }
    }

    /// An empty path would be taken for this folder, though it comes from a variable that was never set.
    static func expectPath(_ path: String) throws {
        if path.isEmpty { throw ValidationError("The path is empty. Give the path of a folder; a dot is this folder.") }
    }

    static func url(of path: String) -> URL {
        URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
    }

    static func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
