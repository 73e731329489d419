import Report

/// The files of an architecture, which all its figures come from.
struct FileTable: Sendable {
    let index: Int
    let name: String
    let figures: String
    let count: Words

    /// What the paths of all files start with.
    let folder: String
    let rows: [Row]

    struct Row: Sendable {
        /// Below the folder.
        let path: String
        let role: String?
        let cells: [FigureCell]

        /// Where the regions start that no test ran: lines and columns.
        let gaps: String
    }

    init(of column: Column, words: WordTable) {
        let sources = column.figures.sources
        let folder = Self.commonFolder(of: sources.map(\.path))
        index = column.index
        name = column.name
        figures = column.path("sources")
        count = words("tests.file-count", ["count": Words(sources.count)])
        self.folder = folder
        rows = sources.enumerated().map { index, source in
            Row(
                path: String(source.path.dropFirst(folder.count)),
                role: source.role,
                cells: [
                    FigureCell(".\(index).lines.code", source.lines.code),
                    FigureCell(".\(index).coverage.unit.regions", share: source.coverage?.unit.regions),
                    FigureCell(".\(index).coverage.all.regions", share: source.coverage?.all.regions),
                ],
                gaps: (source.gaps ?? []).map { "\($0.line):\($0.column)" }.joined(separator: ", ")
            )
        }
    }

    /// With its last slash; empty where the files have no folder in common.
    static func commonFolder(of paths: [String]) -> String {
        let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
        guard let first = folders.first else { return "" }
        let common = folders.dropFirst().reduce(first) { common, next in
            common.prefix(zip(common, next).prefix { $0 == $1 }.count)
        }
        return common.map { $0 + "/" }.joined()
    }
}
