import Foundation

/// A file that is on the disk whole before anything leads to it.
enum WholeFile {
    /// Writes a file that is not there yet, with the permissions of one that it will replace.
    static func write(_ text: String, to location: URL, like old: URL) throws {
        try Data(text.utf8).write(to: location, options: .withoutOverwriting)
        let handle = try FileHandle(forWritingTo: location)
        defer { try? handle.close() }
        try handle.synchronize()
        let files = FileManager.default
        guard files.fileExists(atPath: old.path) else { return }
        let permissions = try files.attributesOfItem(atPath: old.path)[.posixPermissions]
        try files.setAttributes([.posixPermissions: permissions ?? 0o644], ofItemAtPath: location.path)
    }
}
