import Report

/// What one tree came to.
struct TreeFigures: Hashable, Codable, Sendable {
    /// By the architecture, shared layer or target, then by their names; empty if nothing could be measured.
    let figures: [String: [String: Figure]]
    /// What could not be measured, and why.
    let problem: String?

    /// The size of each part, with what is wanted beside it.
    func sizes(with wanted: [HistoryFigure]) -> [String: CodeSize] {
        figures.compactMapValues { own in
            func count(_ name: String) -> Int? { own[name]?.value.flatMap { Int(exactly: $0) } }
            guard let files = count("files"), let codeLines = count("lines.code") else { return nil }
            let kinds = ["classes", "structs", "enums", "actors", "protocols"].map { count("declarations.\($0)") }
            let values = wanted.map { ($0.name, Figure($0.value(in: own))) }
            return CodeSize(
                files: files,
                codeLines: codeLines,
                types: kinds.contains(nil) ? nil : kinds.compactMap(\.self).reduce(0, +),
                edges: count("coupling.declared.edges"),
                figures: wanted.isEmpty ? nil : Dictionary(values) { first, _ in first }
            )
        }
    }
}
