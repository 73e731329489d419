import Parsing
import Report

/// Cuts out of a source what a reader needs to see around one of its lines.
struct SourceExcerpts {
    private let file: ParsedFile
    private let declarations: [ClosedRange<Int>]
    private let colors: SourceColors

    init(of file: ParsedFile) {
        self.file = file
        declarations = DeclarationLines(of: file).ranges
        colors = SourceColors(of: file)
    }

    /// The largest short declaration around the line, or else a few lines, without their common indentation.
    ///
    /// `nil` if the file has no such line.
    func excerpt(around line: Int) -> Excerpt? {
        guard line >= 1, line <= file.lines.count else { return nil }
        let range = shownLines(around: line)
        let depth = range.compactMap(colors.indentation).min() ?? 0
        let lines = range.map { colors.runs(ofLine: $0, without: depth) }
        return Excerpt(file: file.path, line: line, firstLine: range.lowerBound, lines: lines)
    }

    /// The excerpts of all places whose file is given, by path; in the order of the places.
    static func all(at places: [SourcePlace], in files: [String: ParsedFile]) -> [Excerpt] {
        let linesByFile = Dictionary(grouping: places, by: \.file)
        let excerpts = linesByFile.flatMap { path, places -> [Excerpt] in
            guard let excerpts = files[path].map(SourceExcerpts.init) else { return [] }
            return places.compactMap { excerpts.excerpt(around: $0.line) }
        }
        return excerpts.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }
}

extension SourceExcerpts {
    /// A declaration of at most so many lines is shown whole.
    private static let wholeLines = 8
    private static let linesBefore = 1
    private static let linesAfter = 3

    private func shownLines(around line: Int) -> ClosedRange<Int> {
        let around = declarations.filter { $0.contains(line) }
        if let whole = around.filter({ $0.count <= Self.wholeLines }).max(by: { $0.count < $1.count }), whole.count > 1
        {
            return whole
        }
        // The head of a long declaration starts with its attributes, not with what stands above it.
        let heads = around.map(\.lowerBound).filter { (line - Self.linesBefore...line).contains($0) }
        let first = heads.max() ?? max(1, line - Self.linesBefore)
        return first...min(file.lines.count, line + Self.linesAfter)
    }
}
