import Report

/// What one tree came to.
struct TreeFigures: Hashable, Codable, Sendable {
    /// By the architecture, shared layer or target; empty if nothing could be measured.
    let sizes: [String: CodeSize]
    /// What could not be measured, and why.
    let problem: String?
}

extension Snapshot {
    /// The size of each part.
    var sizes: [String: CodeSize] {
        figures.compactMapValues { figures in
            func count(_ name: String) -> Int? { figures[name]?.value.flatMap { Int(exactly: $0) } }
            guard let files = count("files"), let codeLines = count("lines.code") else { return nil }
            let kinds = ["classes", "structs", "enums", "actors", "protocols"].map { count("declarations.\($0)") }
            return CodeSize(
                files: files,
                codeLines: codeLines,
                types: kinds.contains(nil) ? nil : kinds.compactMap(\.self).reduce(0, +),
                edges: count("coupling.declared.edges")
            )
        }
    }
}
