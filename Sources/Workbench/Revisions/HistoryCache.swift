import Files
import Foundation

/// What was measured of trees, kept in files by their hashes, so that none is measured twice.
///
/// A file that can't be read or written costs a measurement, and no more.
public struct HistoryCache: Sendable {
    private let folder: URL

    /// `maker` tells one version of the measures from another: what one has kept is nothing to the others.
    public init(below home: URL, maker: String) {
        folder = home.appending(path: ".history", directoryHint: .isDirectory)
            .appending(path: maker, directoryHint: .isDirectory)
    }

    subscript(key: String) -> TreeFigures? {
        try? StoredDocument(file(for: key))?.decode()
    }

    func keep(_ figures: TreeFigures, for key: String) {
        guard let data = try? JSONEncoder().encode(figures) else { return }
        try? file(for: key).replace(with: data)
    }

    private func file(for key: String) -> EnclosedFile { EnclosedFile("\(key).json", in: folder) }
}
