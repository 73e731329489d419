import Support

/// How large and how branched a test function is, in the middle of all that ran.
struct TestMedians: Sendable {
    /// Code lines, from the first attribute to the closing brace; `nil` without test functions.
    let lines: Double?

    let cyclomatic: Double?

    /// Those that stand in none of the files are left out.
    init(of places: [TestPlace], in files: [SourceFile]) {
        let functions = places.compactMap { $0.function(in: files) }
        lines = functions.map { Double($0.codeLines) }.median
        cyclomatic = functions.map { Double($0.cyclomatic) }.median
    }
}
