import Files
import Foundation
import Support

/// A source file that is made to be built.
public struct GeneratedFile: Hashable, Sendable {
    /// Relative to the folder of all that is written.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

extension [GeneratedFile] {
    /// Writes the files to a folder, and removes all others from it; what is there already as it should be is left
    /// alone.
    public func write(to folder: URL) throws(BuildingError) {
        let manager = FileManager.default
        do {
            let wanted = Set(map { folder.appending(path: $0.path).path })
            for file in manager.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey]) ?? .init() {
                guard let file = file as? URL, !wanted.contains(file.path) else { continue }
                if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
                try manager.removeItem(at: file)
            }
            for file in self {
                let location = folder.appending(path: file.path, directoryHint: .notDirectory)
                if let text = try? String(contentsOf: location, encoding: .utf8), text == file.text { continue }
                try manager.createDirectory(at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
                let earlier = ModificationTime(ofFileAt: location.path)
                try file.text.write(to: location, atomically: true, encoding: .utf8)
                try ModificationTime.setApart(fileAt: location.path, from: earlier)
            }
        } catch {
            throw .file(.notWritten(path: folder.path, SystemReason(error)))
        }
    }
}
