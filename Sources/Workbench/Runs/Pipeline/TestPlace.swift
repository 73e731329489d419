import Complexity

/// Where the `@Test` of a test function stands.
struct TestPlace: Hashable, Sendable {
    /// Relative to the subject's root.
    let file: String

    let line: Int
}

extension TestPlace {
    /// The size of the function that the `@Test` belongs to; `nil` if it stands in none of the files.
    func function(in files: [SourceFile]) -> (codeLines: Int, cyclomatic: Int)? {
        guard let file = files.first(where: { $0.path == self.file }),
            let body = file.bodies.bodies.last(where: isOfTest)
        else { return nil }
        return (file.lines.counts(in: body.lines).code, body.cyclomatic.value)
    }

    /// The attribute stands on the line where the declaration starts, or behind other attributes.
    private func isOfTest(_ body: Body) -> Bool {
        body.kind == .function && body.start.line <= line && line <= body.position.line
    }
}
