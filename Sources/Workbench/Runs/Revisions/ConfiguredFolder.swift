import Foundation
import Subject

extension URL {
    /// Whether the folder has a configuration.
    var hasConfiguration: Bool {
        FileManager.default.fileExists(atPath: appending(path: Subject.configurationName).path)
    }
}
