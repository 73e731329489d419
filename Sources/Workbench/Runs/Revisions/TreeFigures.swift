import Report

/// What one tree came to.
struct TreeFigures: Hashable, Codable, Sendable {
    /// By the architecture, shared layer or target; empty if nothing could be measured.
    let sizes: [String: CodeSize]
    /// What could not be measured, and why.
    let problem: String?

    /// Whether each part has all of these figures, or was looked at for them.
    func has(_ figures: [HistoryFigure]) -> Bool {
        sizes.values.allSatisfy { size in figures.allSatisfy { size.figures?[$0.name] != nil } }
    }
}

extension Snapshot {
    /// The size of each part, with what else is asked for.
    func sizes(with wanted: [HistoryFigure]) -> [String: CodeSize] {
        let pairs = { (own: [String: Figure]) in wanted.map { ($0.name, Figure($0.value(in: own))) } }
        return figures.compactMapValues { figures in
            func count(_ name: String) -> Int? { figures[name]?.value.flatMap { Int(exactly: $0) } }
            guard let files = count("files"), let codeLines = count("lines.code") else { return nil }
            let kinds = ["classes", "structs", "enums", "actors", "protocols"].map { count("declarations.\($0)") }
            return CodeSize(
                files: files,
                codeLines: codeLines,
                types: kinds.contains(nil) ? nil : kinds.compactMap(\.self).reduce(0, +),
                edges: count("coupling.declared.edges"),
                figures: wanted.isEmpty ? nil : Dictionary(pairs(figures)) { first, _ in first }
            )
        }
    }
}
