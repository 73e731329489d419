import Foundation
import Report
import Testing
import Words
import Writers

@testable import Page

struct MadeUpLanguageTests {
    /// Each string of the table with its letters replaced by marks.
    private static let words = WordTable.standard.changed { $0.replacing(#/\p{L}/#, with: "▒") }

    private static let report = Report.madeUp.costing(.madeUp)

    /// What stands in every language as it is: units, letters that formulas have for figures, and how a language calls
    /// itself.
    private static let signs: Set = ["s", "µs", "A", "Ca", "Ce", "D", "I", "F", "R", "log", "Catwalk", "English"]

    /// Titles and authors that are the same in every language.
    private static var neutral: Set<String> {
        let definitions = Measure.all.map(\.definition) + PartMeasure.all.map(\.definition)
        let titles = Measure.all.map(\.title) + PartMeasure.all.map(\.title)
        return words(
            in: (definitions.compactMap(\.source) + titles).filter(\.isNeutral).map(\.en).joined(separator: " ")
        )
    }

    private enum Form: CaseIterable {
        case page, markdown, terminal

        var text: String {
            get throws {
                switch self {
                case .page: try PageWriter.text(for: report, words: words)
                case .markdown: MarkdownWriter.text(for: report, words: words)
                case .terminal:
                    TerminalWriter(style: TerminalStyle(isColored: false), words: words).text(for: report).description
                }
            }
        }
    }

    @Test("In a made-up language no English word is left but names of code", arguments: Form.allCases)
    private func marks(form: Form) throws {
        let shown = Self.visible(try form.text)
        let names = try Self.names().union(Self.signs).union(Self.neutral)
        #expect(Self.words(in: shown).subtracting(names) == [])
        #expect(shown.contains("▒"))
    }

    /// What is read of a page or a text: neither style nor script, no tags but the names in them, no diagrams' code.
    private static func visible(_ text: String) -> String {
        let labels = text.matches(of: #/(?:aria-label|title|alt)="([^"]*)"/#).map { String($0.output.1) }
        return text.replacing(#/<style>[\s\S]*?</style>|<script>[\s\S]*?</script>/#, with: " ")
            .replacing(#/<[a-zA-Z!\/][^>]*>|&[a-z#0-9]+;/#, with: " ")
            .replacing(#/```mermaid[\s\S]*?```/#, with: " ")
            + labels.joined(separator: " ")
    }

    /// The words of the report's own texts: names of code, and what its authors and its machine called something.
    private static func names() throws -> Set<String> {
        let json = try JSONSerialization.jsonObject(with: Data(try report.json().utf8))
        return words(in: texts(of: json).joined(separator: " "))
    }

    private static func texts(of json: Any) -> [String] {
        switch json {
        case let text as String: [text]
        case let list as [Any]: list.flatMap(texts)
        case let object as [String: Any]:
            object.filter { !["explanation", "key"].contains($0.key) }.values.flatMap(texts)
        default: []
        }
    }

    private static func words(in text: String) -> Set<String> {
        Set(text.matches(of: #/[A-Za-zµ]+/#).map { String($0.output) })
    }
}
