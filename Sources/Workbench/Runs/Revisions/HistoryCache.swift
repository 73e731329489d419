import Extraction
import Files
import Foundation

/// What was measured of trees, kept in files by their hashes, so that no tree is measured twice.
///
/// A file that can't be read or written costs a measurement, and no more.
public struct HistoryCache: Sendable {
    private let home: WorkingFolder
    private let folder: URL

    /// `maker` tells one version of the measures from another: what one has kept is nothing to the others.
    public init(in home: WorkingFolder, maker: String) {
        self.home = home
        folder = home.url.appending(path: ".history", directoryHint: .isDirectory)
            .appending(path: maker, directoryHint: .isDirectory)
    }

    subscript(key: String) -> TreeFigures? {
        home.isMade ? try? file(for: key).value() : nil
    }

    func keep(_ figures: TreeFigures, for key: String) {
        guard (try? home.prepare()) != nil, let data = try? JSONEncoder().encode(figures) else { return }
        try? file(for: key).replace(with: data)
    }

    private func file(for key: String) -> EnclosedFile { EnclosedFile("\(key).json", in: folder) }
}
