import Report
import Support
import Words

/// How architectures grow with their scenes, for a terminal, a page on GitHub, a spreadsheet or a program.
public struct ScaleWriter: Sendable {
    private let scale: Scale
    private let words: WordTable

    public init(of scale: Scale, words: WordTable = .standard) {
        self.scale = scale
        self.words = words
    }

    /// For a terminal: a sentence and a table for each measure.
    public var text: PrintableText {
        let parts: [PrintableText] = ScaleTable.all(of: scale).map { table in
            "\(said.finding(table.finding).en)\n\n\(PlainTable(textColumns: 1, rows: [header(of: table)] + rows(of: table)).text)"
        }
        return (["\(heading)\n"] + parts + ["\(said.reading.en)\n"]).joined(separator: "\n")
    }

    /// For GitHub: a section for each measure.
    public var markdown: String {
        let parts: [MarkdownText] = ScaleTable.all(of: scale).map { table in
            """
            ## \(said.title(of: table.measure).en)

            \(said.finding(table.finding).en)

            \(MarkdownTable(header: header(of: table), rows: rows(of: table)).text)
            """
        }
        return (["# \(heading)\n\n\(said.reading.en)\n"] + parts).joined(separator: "\n").description
    }

    /// For a spreadsheet: a line for each figure, with the law that was fitted to those of its measure.
    public var commaSeparated: String {
        let header = ["measure", "architecture", "pairs", "value", "exponent", "standardError", "rSquared", "trend"]
        let lines = scale.growth.flatMap { growth in
            let law = [growth.law?.exponent, growth.law?.standardError, growth.law?.rSquared]
            return growth.figures.map { figure in
                [growth.measure.rawValue, growth.architecture].map(CommaSeparatedCell.init)
                    + [CommaSeparatedCell(figure.pairs)]
                    + ([figure.value] + law).map(CommaSeparatedCell.init) + [CommaSeparatedCell(growth.trend.rawValue)]
            }
        }
        return ([header.map(CommaSeparatedCell.init)] + lines).map(CommaSeparatedText.line).joined()
    }

    /// For programs: every sample, unrounded, keys in alphabetical order.
    public func json() throws -> String { try scale.json() }
}

extension ScaleWriter {
    private var heading: String { words("scale.heading", ["name": Words(scale.name)]).en }

    private var said: ScaleWords { ScaleWords(words) }

    private func header(of table: ScaleTable) -> [String] { table.columns.map { said.title(of: $0).en } }

    private func rows(of table: ScaleTable) -> [[String]] {
        table.growth.map { growth in table.columns.map { $0.text(of: growth, words: said).en } }
    }
}
