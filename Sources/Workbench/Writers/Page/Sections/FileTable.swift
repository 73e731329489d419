import Report

/// The files of all architectures, which all their figures come from.
struct FileTable: Sendable {
    /// What the paths of all files start with, with its last slash; `./` if they have no folder in common.
    let folder: String
    let rows: [Row]

    struct Row: Sendable {
        let index: Int
        let position: Int

        /// Whether it is the first one of its architecture.
        let isFirst: Bool

        /// Below the folder.
        let path: String
        let role: String?
        let cells: [FigureCell]

        /// Where the regions start that no test ran: lines and columns.
        let gaps: String
    }

    init(of columns: [Column]) {
        let folder = Self.commonFolder(of: columns.flatMap(\.figures.sources).map(\.path))
        self.folder = folder
        rows = columns.flatMap { column in
            column.figures.sources.enumerated().map { position, source in
                let coverage = [source.coverage?.unit, source.coverage?.all].map { FigureCell(shareOf: $0?.regions) }
                return Row(
                    index: column.index,
                    position: position,
                    isFirst: position == 0,
                    path: source.path.hasPrefix(folder) ? String(source.path.dropFirst(folder.count)) : source.path,
                    role: source.role,
                    cells: [FigureCell(source.lines.code)] + coverage,
                    gaps: (source.gaps ?? []).map { "\($0.line):\($0.column)" }.joined(separator: ", ")
                )
            }
        }
    }

    private static func commonFolder(of paths: [String]) -> String {
        let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
        guard let first = folders.first else { return "" }
        let common = folders.dropFirst().reduce(first) { common, next in
            common.prefix(zip(common, next).prefix { $0 == $1 }.count)
        }
        return common.isEmpty ? "./" : common.map { $0 + "/" }.joined()
    }
}
