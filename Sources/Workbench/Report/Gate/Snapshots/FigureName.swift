/// The names that lead to a figure as one: `roles.View.lines.code`.
///
/// It is written as in a formula: a name that is no identifier stands in backticks.
enum FigureName {
    /// Of these, cells that are not there are 0.
    static let matrices: Set<String> = ["matrix", "sceneMatrix"]

    /// What the names of all cells of a matrix start with; `nil` for what is no cell.
    static func matrix(of name: String) -> String? {
        matrices.lazy.compactMap { name.firstRange(of: ".\($0).") }.first.map { String(name[..<$0.upperBound]) }
    }

    /// The names as they are written, backticks included.
    static func parts(of text: String) -> [String] {
        text.matches(of: #/`[^`]*`|[^.`]+/#).map { String($0.output) }
    }
}

extension Figure {
    /// To nine decimals, which is what machines with different logarithms agree on.
    var settled: Figure { Figure(value.map { ($0 * 1e9).rounded() / 1e9 }) }
}
