import Foundation
import TestFolder

/// The pages that are published beside the sources.
enum Documentation {
    static let folder = Repository.url(of: "Documentation")

    /// The names of all pages, sorted.
    static var pages: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }.sorted()
        }
    }

    static func text(of page: String) throws -> String {
        try String(contentsOf: folder.appending(path: page), encoding: .utf8)
    }

    /// The texts of the page's code blocks that stand after a heading, in order.
    static func blocks(of page: String, after heading: String) throws -> [String] {
        let text = try text(of: page)
        guard let section = text.range(of: heading).map({ text[$0.upperBound...] }) else { return [] }
        return section.matches(of: #/(?s)```[a-z]*\n(.*?)```/#).map { String($0.output.1) }
    }

    /// What a page's links to other pages lead to, `compiler-index.md#what-syntax-misses`.
    static func links(of page: String) throws -> [String] {
        try text(of: page).matches(of: #/\]\(([a-z-]*\.md[^)]*)\)/#).map { String($0.output.1) }
    }

    /// The anchors of a page's headings.
    static func anchors(of page: String) throws -> [String] {
        try text(of: page).matches(of: #/(?m)^#+ (.+)$/#).map { heading in
            heading.output.1.lowercased()
                .filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
                .replacing(" ", with: "-")
        }
    }
}
