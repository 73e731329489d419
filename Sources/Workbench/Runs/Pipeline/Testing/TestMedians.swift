import Complexity
import Report
import Support

/// How large and how branched a test function is, in the middle of all that ran.
struct TestMedians: Sendable {
    /// Code lines, from the first attribute to the closing brace; `nil` without test functions.
    let lines: Double?
    let cyclomatic: Double?

    /// The places are those of the functions' `@Test`; those in other files are left out.
    init(of places: [SourcePlace], in files: [SourceFile]) {
        let functions = places.compactMap { place in
            files.first { $0.path == place.file }.flatMap { file in
                file.bodies.bodies.last { $0.isOfTest(at: place.line) }.map { (file, $0) }
            }
        }
        lines = functions.map { file, body in Double(file.lines.counts(in: body.lines).code) }.median
        cyclomatic = functions.map { Double($0.1.cyclomatic.value) }.median
    }
}

extension Body {
    /// The attribute stands on the line where the declaration starts, or behind other attributes.
    fileprivate func isOfTest(at line: Int) -> Bool {
        kind == .function && start.line <= line && line <= position.line
    }
}
