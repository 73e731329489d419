import Files
import Foundation
import Support

/// A folder that holds generated files and nothing else; what is in it already as it should be is left alone.
public struct GeneratedFolder {
    private let url: URL

    private let manager = FileManager.default

    public init(at url: URL) {
        self.url = url
    }

    /// Writes the files, and removes all others.
    public func write(_ files: [GeneratedFile]) throws(BuildingError) {
        do {
            let wanted = Set(files.map { url.appending(path: $0.path).path })
            for file in manager.enumerator(at: url, includingPropertiesForKeys: [.isDirectoryKey]) ?? .init() {
                guard let file = file as? URL, !wanted.contains(file.path) else { continue }
                if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
                try manager.removeItem(at: file)
            }
            for file in files { try write(file) }
        } catch {
            throw .file(.notWritten(path: url.path, SystemReason(error)))
        }
    }

    private func write(_ file: GeneratedFile) throws {
        let location = url.appending(path: file.path, directoryHint: .notDirectory)
        if let text = try? String(contentsOf: location, encoding: .utf8), text == file.text { return }
        try manager.createDirectory(at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.text.write(to: location, atomically: true, encoding: .utf8)
    }
}
