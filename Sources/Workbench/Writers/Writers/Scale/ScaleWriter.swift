import Report
import Support

/// How architectures grow with their scenes, for a terminal, a page on GitHub, a spreadsheet or a program.
public struct ScaleWriter: Sendable {
    private let scale: Scale

    public init(of scale: Scale) {
        self.scale = scale
    }

    /// For a terminal: a sentence and a table for each measure.
    public var text: PrintableText {
        let parts: [PrintableText] = ScaleTable.all(of: scale).map { table in
            "\(table.finding.text)\n\n\(PlainTable(textColumns: 1, rows: [table.header] + table.rows).text)"
        }
        return (["\(heading)\n"] + parts + ["\(ScaleFinding.reading)\n"]).joined(separator: "\n")
    }

    /// For GitHub: a section for each measure.
    public var markdown: String {
        let parts: [MarkdownText] = ScaleTable.all(of: scale).map { table in
            """
            ## \(table.measure.title)

            \(table.finding.text)

            \(MarkdownTable(header: table.header, rows: table.rows).text)
            """
        }
        return (["# \(heading)\n\n\(ScaleFinding.reading)\n"] + parts).joined(separator: "\n").description
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
    private var heading: String { "\(scale.name): figures by the number of pairs of scenes" }
}
