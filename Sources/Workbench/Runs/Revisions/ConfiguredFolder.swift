import Foundation

extension URL {
    static let configurationName = ".catwalk.yml"

    /// Whether the folder has a configuration.
    var hasConfiguration: Bool { FileManager.default.fileExists(atPath: appending(path: Self.configurationName).path) }
}
