import Foundation

/// A revision's files in a folder of their own.
struct CheckedOut: Hashable, Sendable {
    static let configurationName = ".catwalk.yml"

    /// What people call the revision.
    let name: String

    let folder: URL

    var hasConfiguration: Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: Self.configurationName).path)
    }
}
