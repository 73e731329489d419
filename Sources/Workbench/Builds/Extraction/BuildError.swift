import Files
import Foundation
import Support

/// An error that stopped a build.
public struct BuildError: Hashable, Sendable {
    /// As it was printed: `path:line:column: error: message`, or `<unknown>:0: error: message` for one of no file.
    public let line: String
    /// Without its place.
    public let message: String
    /// `nil` if it is of no file.
    public let place: Place?
    /// In its line, in bytes from 1; 1 if it is not known.
    let column: Int

    public struct Place: Hashable, Sendable {
        public let file: String
        /// From 1.
        public let line: Int
    }

    init(_ line: some StringProtocol) {
        self.line = String(line)
        let parts = self.line.wholeMatch(of: /(.+?):(\d+):(?:(\d+):)? error: (.*)/)
        message = parts.map { String($0.4) } ?? self.line
        column = parts.flatMap { parts in parts.3.flatMap { Int($0) } } ?? 1
        place = parts.flatMap { parts in
            Int(parts.2).flatMap { $0 > 0 ? Place(file: String(parts.1), line: $0) : nil }
        }
    }
}

extension BuildError {
    /// Its line of the sources, up to its place and from there on; `nil` if it has no place in a file below the root.
    func source(in root: URL) -> (before: String, after: String)? {
        guard let place else { return nil }
        let root = root.followingLinks
        let file = URL(filePath: place.file, relativeTo: root).followingLinks.path
        guard file.hasPrefix(root.path + "/"),
            let data = try? EnclosedFile(String(file.dropFirst(root.path.count + 1)), in: root)
                .contents(upTo: Self.sourceLimit)
        else { return nil }
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard place.line <= lines.count, column > 0, column <= lines[place.line - 1].count else { return nil }
        let line = lines[place.line - 1]
        return (
            String(decoding: line.prefix(column - 1), as: UTF8.self),
            String(decoding: line.dropFirst(column - 1), as: UTF8.self)
        )
    }

    /// In bytes; longer files are not parsed either.
    private static let sourceLimit = 4 << 20
}
