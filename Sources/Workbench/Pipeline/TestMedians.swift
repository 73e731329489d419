import Complexity
import Formulas

/// How large and how branched a test function is, in the middle of all that ran.
struct TestMedians: Sendable {
    /// Code lines, from the first attribute to the closing brace; none without test functions.
    let lines: Double?

    let cyclomatic: Double?

    /// `places` are those of the functions' `@Test`.
    init(of places: [TestPlace], in files: [SourceFile]) {
        let found = places.compactMap { place in
            files.first { $0.path == place.file }.flatMap { file in
                file.bodies.bodies.last { $0.isTest(at: place.line) }.map { (file, $0) }
            }
        }
        lines = found.map { file, body in Double(file.lines.counts(in: body.lines).code) }.median
        cyclomatic = found.map { Double($1.cyclomatic.value) }.median
    }
}

extension Body {
    /// The attribute stands on the line where the declaration starts, or behind other attributes.
    fileprivate func isTest(at line: Int) -> Bool {
        kind == .function && start.line <= line && line <= position.line
    }
}
