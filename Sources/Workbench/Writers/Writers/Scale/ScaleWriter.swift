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
        let parts: [PrintableText] = tables.map { "\($0.finding.en)\n\n\($0.text.plain())" }
        return (["\(heading)\n"] + parts + ["\(reading)\n"]).joined(separator: "\n")
    }

    /// For GitHub: a section for each measure.
    public var markdown: String {
        let parts: [MarkdownText] = tables.map { table in
            "## \(table.title.en)\n\n\(table.finding.en)\n\n\(table.text.markdown)"
        }
        return (["# \(heading)\n\n\(reading)\n"] + parts).joined(separator: "\n").description
    }

    /// For a spreadsheet: a line for each figure, with the law that was fitted to those of its measure.
    public var commaSeparated: String {
        let header = [
            "measure", "architecture", "pairs", "value", "exponent", "standardError", "rSquared", "trend", "staysFrom",
        ]
        let lines = scale.growth.flatMap { growth in
            let law = [growth.law?.exponent, growth.law?.standardError, growth.law?.rSquared]
            return growth.figures.map { figure in
                [growth.measure.rawValue, growth.architecture].map(CommaSeparatedCell.init)
                    + [CommaSeparatedCell(figure.pairs)]
                    + ([figure.value] + law).map(CommaSeparatedCell.init) + [CommaSeparatedCell(growth.trend.rawValue)]
                    + [growth.staysFrom.map(Double.init)].map(CommaSeparatedCell.init)
            }
        }
        return ([header.map(CommaSeparatedCell.init)] + lines).map(CommaSeparatedText.line).joined()
    }

    /// For programs: every sample, unrounded, keys in alphabetical order.
    public func json() throws -> String { try scale.json() }
}

extension ScaleWriter {
    private var heading: String { words("scale.heading", ["name": Words(scale.name)]).en }

    private var reading: String { ScaleWords.reading(in: words).en }

    private var tables: [ScaleTable] { ScaleTable.all(of: scale, words: words) }
}

extension ScaleTable {
    fileprivate var text: TextTable {
        TextTable(header: header.map(\.en), rows: rows.map { [$0.name] + $0.cells.map(\.en) })
    }
}
