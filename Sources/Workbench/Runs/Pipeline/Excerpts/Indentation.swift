import Report

/// The white space that all lines of an excerpt start with.
enum Indentation {
    /// The lines without what indents them all; lines of white space alone don't matter.
    static func removed(from lines: [[Excerpt.Run]]) -> [[Excerpt.Run]] {
        let depth = lines.compactMap(ownDepth).min() ?? 0
        return lines.map { removed(depth, from: $0) }
    }

    private static func ownDepth(of line: [Excerpt.Run]) -> Int? {
        let text = line.map(\.text).joined()
        let depth = text.prefix { $0 == " " || $0 == "\t" }.count
        return depth == text.count ? nil : depth
    }

    private static func removed(_ depth: Int, from line: [Excerpt.Run]) -> [Excerpt.Run] {
        guard let first = line.first, depth > 0 else { return line }
        let rest = first.text.dropFirst(depth)
        let head = rest.isEmpty ? [] : [Excerpt.Run(kind: first.kind, text: String(rest))]
        let missing = depth - min(depth, first.text.count)
        return head + (missing > 0 ? removed(missing, from: Array(line.dropFirst())) : Array(line.dropFirst()))
    }
}
