import Support

extension Draft {
    /// For a terminal: what was guessed, and what a person has to check.
    public var notes: PrintableText {
        let guessed = PlainTable(textColumns: 2, rows: guesses).text
        let checks: [PrintableText] = checks.map { "  - \($0)\n" }
        let excluded = PathNote(leftOut: excluded, way: "What the key exclude keeps, as '!NAME', is measured.")
        let note: PrintableText = excluded.map { "\n\($0.description)\n" } ?? ""
        return "Guessed:\n\(guessed)\nCheck:\n\(checks.joined())\(note)"
    }
}

extension Draft {
    private var guesses: [[String]] {
        let lists: [(String, [String])] = [
            ("architectures", architectures.map(\.name)),
            ("shared layers", shared.map(\.name)),
            ("user interface", userInterface.map(\.name) + drawingTypes),
            ("support", support.map(\.name)),
            ("tests", architectures.compactMap(\.tests?.name)),
            ("scenes", scenes),
            ("roles", roles.map { role in role.name + (role.types.map { " (\($0))" } ?? "") }),
            ("left out", leftOut.map(\.name)),
        ]
        return lists.map { [$0, $1.isEmpty ? "none" : $1.joined(separator: ", ")] }
    }

    private var checks: [String] {
        let first = architectures.first?.name ?? ""
        let tests = architectures.compactMap(\.tests)
        let foreign = imports.foreign(to: architectures.map(\.sources) + tests + shared + support)
        let untested = architectures.filter { $0.tests == nil }.map(\.name)
        let checks: [(isDue: Bool, text: String)] = [
            (
                architectures.count == 1,
                "architectures: nothing is like \(first), so it is the only one. Name the others if there are some."
            ),
            (
                architectures.count > 1,
                "baseline: \(baseline.name) is a guess from names. Name the one to compare with."
            ),
            (
                !foreign.isEmpty,
                "imports: \(foreign.joined(separator: ", ")): no Swift module here, nor a usual one of the toolchain. "
                    + "catwalk report builds without other packages, so it will measure the sources alone."
            ),
            (
                !untested.isEmpty,
                "tests: none were found for \(untested.joined(separator: ", ")). Name their folder if there are some."
            ),
            (
                scenarios == nil,
                "scenarios: no test is named so. If some play the same in every architecture, the key scenarios tells them "
                    + "from the other tests."
            ),
            (scenarios != nil, "scenarios: the tests named \(scenarios ?? ""), told from their name."),
            (
                roles.isEmpty,
                "roles: no type has a name that tells one. Write them down, with globs for the types' names."
            ),
            (
                !roles.isEmpty,
                "roles: told from how names end. Order them, and limit them to architectures with in: where they differ."
            ),
            (!rules.isEmpty, "rules: they are proposals in comments, and none holds yet."),
        ]
        return checks.filter(\.isDue).map(\.text)
    }
}
