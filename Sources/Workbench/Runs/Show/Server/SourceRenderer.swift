import Files
import Foundation

/// Renders sources one after the other, whoever asks, so that the other processors stay with those who ask for other things.
actor SourceRenderer {
    private let root: URL
    private let render: @Sendable (String, Data, Int) throws -> String
    private var latest: Rendering?

    private struct Rendering {
        let path: String
        let line: Int
        let source: Data
        let html: String
    }

    /// In bytes.
    private static let sizeLimit = 4 << 20

    /// `render` takes a source's path, what stands in it, and the line that was asked for.
    init(root: URL, render: @escaping @Sendable (String, Data, Int) throws -> String) {
        self.root = root
        self.render = render
    }

    /// A source around a line; `nil` if it can't be read, or if the task was cancelled before its turn came.
    ///
    /// Callers that wait for the same place get one rendering.
    func part(for path: String, line: Int) -> String? {
        guard !Task.isCancelled, let source = try? EnclosedFile(path, in: root).contents(upTo: Self.sizeLimit) else {
            return nil
        }
        if let latest, latest.path == path, latest.line == line, latest.source == source { return latest.html }
        guard let html = try? render(path, source, line) else { return nil }
        latest = Rendering(path: path, line: line, source: source, html: html)
        return html
    }
}
