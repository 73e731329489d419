import Foundation

/// What a page of the documentation shows, so that a test can redo it.
enum DocumentedExample {
    /// The texts of the page's code blocks that stand after a heading, in order.
    static func blocks(of page: String, after heading: String) throws -> [String] {
        let file = URL(filePath: #filePath).resolvingSymlinksInPath()
            .appending(path: "../../../../Documentation/\(page)").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        guard let section = text.range(of: heading).map({ text[$0.upperBound...] }) else { return [] }
        return section.matches(of: #/(?s)```[a-z]*\n(.*?)```/#).map { String($0.output.1) }
    }
}
