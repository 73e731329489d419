import Support

extension Draft {
    /// For a terminal: what was guessed, and what a person has to check.
    public var notes: PrintableText {
        let width = guesses.map(\.key.count).max() ?? 0
        let guessed: [PrintableText] = guesses.map { key, value in
            "  \(key.padding(toLength: width + 2, withPad: " ", startingAt: 0))\(value)\n"
        }
        let checks: [PrintableText] = checks.map { "  - \($0)\n" }
        return "Guessed:\n\(guessed.joined())\nCheck:\n\(checks.joined())"
    }
}

extension Draft {
    private var guesses: [(key: String, value: String)] {
        let lists: [(String, [String])] = [
            ("architectures", architectures.map(\.name)),
            ("shared layers", shared.map(\.name)),
            ("user interface", userInterface.map(\.name)),
            ("support", support.map(\.name)),
            ("tests", architectures.compactMap(\.tests?.name)),
            ("scenes", scenes),
            ("roles", roles.map { role in role.name + (role.types.map { " (\($0))" } ?? "") }),
            ("left out", leftOut.map(\.name)),
        ]
        return lists.map { key, names in
            (key, names.isEmpty ? "none" : names.joined(separator: ", "))
        }
    }

    private var checks: [String] {
        [baselineCheck, foreignCheck, testsCheck, frameworkCheck, scenariosCheck, roleCheck, ruleCheck]
            .compactMap(\.self)
    }

    private var baselineCheck: String? {
        let name = architectures.first?.name ?? ""
        return architectures.count == 1
            ? "architectures: nothing is like \(name), so it is the only one. Name the others if there are some."
            : "baseline: \(name) comes first by its folder, no more. Name the one to compare with."
    }

    private var foreignCheck: String? {
        let measured = architectures.flatMap { [$0.sources] + [$0.tests].compactMap(\.self) } + shared + support
        let names = imports.foreign(to: measured)
        return names.isEmpty
            ? nil
            : "imports: \(names.joined(separator: ", ")): no Swift module here, nor a usual one of the toolchain. "
                + "catwalk report builds without other packages; catwalk measure needs none."
    }

    private var testsCheck: String? {
        let untested = architectures.filter { $0.tests == nil }.map(\.name)
        return untested.isEmpty
            ? nil
            : "tests: none were found for \(untested.joined(separator: ", ")). Name their folder if there are some."
    }

    private var frameworkCheck: String? {
        let usesXCTest = architectures.contains { $0.tests?.imports.contains("XCTest") == true }
        return usesXCTest
            ? "tests: some are XCTest's, which catwalk report does not run. Only Swift Testing's are." : nil
    }

    private var scenariosCheck: String? {
        scenarios == nil
            ? "scenarios: no test is named so. Give the name of those that play the same in every architecture."
            : "scenarios: the tests named \(scenarios ?? ""), told from their name."
    }

    private var roleCheck: String? {
        roles.isEmpty
            ? "roles: no type has a name that tells one. Write them down, with globs for the types' names."
            : "roles: told from how names end. Order them, and limit them to architectures with in: where they differ."
    }

    private var ruleCheck: String? {
        RuleProposals(draft: self).lines.isEmpty ? nil : "rules: they are proposals in comments, and none holds yet."
    }
}
