/// Where a figure stands below its architecture, name by name: `roles.View.lines.code`.
package struct FigurePath: Hashable, Sendable {
    package let names: [String]

    package init(_ names: some Sequence<String>) { self.names = Array(names) }

    /// Reads what `text` writes.
    package init(text: String) {
        // Without a regular expression, which takes many times as long: a snapshot has thousands of paths.
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
        names = pieces.enumerated().flatMap { index, piece in
            let isQuoted = !index.isMultiple(of: 2) && index < pieces.count - 1
            return isQuoted ? [String(piece)] : piece.split(separator: ".").map(String.init)
        }
    }

    /// As a formula has it: a name that is no identifier stands in backticks.
    package var text: String { names.formulaText }

    /// Whether the path is of this form, in which `*` stands for any name.
    func matches(_ path: FigurePath) -> Bool {
        names.count == path.names.count && zip(names, path.names).allSatisfy { $0 == "*" || $0 == $1 }
    }
}

extension FigurePath {
    /// The names of matrices, whose cells that are not there are 0.
    private static let matrices: Set = ["matrix", "sceneMatrix"]

    /// The matrix that the figure is a cell of; `nil` if it is none.
    var matrix: FigurePath? {
        let end = names.dropLast().firstIndex(where: Self.matrices.contains)
        return end.map { FigurePath(names[...$0]) }
    }
}
