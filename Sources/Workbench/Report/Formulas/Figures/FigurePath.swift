/// Where a figure stands below its architecture, name by name: `roles.View.lines.code`.
package struct FigurePath: Hashable, Sendable {
    package let names: [String]

    package init(_ names: some Sequence<String>) { self.names = Array(names) }

    /// Reads what `text` writes.
    package init(text: String) {
        names = text.matches(of: #/`([^`]*)`|[^.`]+/#).map { String($0.output.1 ?? $0.output.0) }
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
