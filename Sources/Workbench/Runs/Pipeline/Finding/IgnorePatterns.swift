import Files
import Foundation
import Support
import Toolchain

/// The patterns by which a repository says what git ignores.
struct IgnorePatterns {
    private let places: GitPlaces
    private let root: URL

    /// The patterns that count for what lies below `root`.
    init(of places: GitPlaces, seenFrom root: URL) {
        self.places = places
        self.root = root
    }

    /// Throws if a pattern has so many stars that git may try it on a path for ever.
    func expectFewStars() throws(FileFault) {
        for file in files {
            guard let data = try file.contents(upTo: Self.sizeLimit) else { continue }
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            if let line = lines.firstIndex(where: { $0.count { $0 == "*" } > Self.mostStars }) {
                throw .slowPattern(path: file.url.path, line: line + 1)
            }
        }
    }

    /// In bytes.
    private static let sizeLimit = 1 << 20
    /// The time grows with the path's length to the power of their number.
    private static let mostStars = 6
    private static let mostEntries = 100_000

    private static let name = ".gitignore"

    /// The files of patterns: of the folders around the root first, then in it, as many as are found among so many
    /// entries.
    private var files: [EnclosedFile] {
        var files = [EnclosedFile("info/exclude", in: places.common)]
        for place in sequence(
            first: root.followingLinks,
            next: { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
        ) {
            files.append(EnclosedFile(Self.name, in: place))
            if place.path == places.top.path { break }
        }
        let entries = FileManager.default.enumerator(atPath: root.path)
        var count = 0
        while let path = entries?.nextObject() as? String, count < Self.mostEntries {
            count += 1
            if path.hasSuffix("/\(Self.name)") { files.append(EnclosedFile(path, in: root)) }
            if FolderDepth.isExceeded(by: path) { entries?.skipDescendants() }
        }
        return files
    }
}
