import Subject

extension Draft {
    /// The configuration, in YAML; what was guessed and why stands beside it.
    public var text: String {
        let parts = [head, sharedPart, supportPart, architecturesPart, testsPart, rolesPart, rulesPart]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }
}

extension Draft {
    private var head: [String] {
        let baseline = architectures.first.map(\.name) ?? ""
        return [
            "# What catwalk measures here: a first guess, to be checked and completed by hand.", "",
            "name: \(YAMLText(name))",
            "baseline: \(YAMLText(baseline))    # the architecture that ratios are taken against",
        ]
    }

    private var sharedPart: [String] {
        if shared.isEmpty { return [] }
        let drawing = userInterface.map(\.name)
        return ["shared:    # what the architectures import"] + shared.map { "  - " + Self.module($0) }
            + (drawing.isEmpty
                ? []
                : ["", "ui: \(YAMLText.list(drawing))    # what a test reaches without these is free of the UI"])
    }

    private var supportPart: [String] {
        support.isEmpty
            ? []
            : ["support:    # what their tests import, too; built, not measured"]
                + support.map { "  - " + Self.module($0) }
    }

    private var architecturesPart: [String] {
        ["architectures:"]
            + architectures.flatMap { architecture in
                let tests = architecture.tests.map { ["    tests: " + Self.module($0, isTests: true)] }
                return [
                    "  - name: \(YAMLText(architecture.name))", "    sources: " + Self.module(architecture.sources),
                ] + (tests ?? [])
            }
    }

    private var testsPart: [String] {
        let hint =
            scenarios == nil
            ? "no test is named so yet: the tests that run whole scenarios"
            : "a regular expression: the tests that run whole scenarios"
        let scenarios = ["scenarios: \(YAMLText(scenarios ?? "ScenarioTests"))    # \(hint)"]
        return scenes.isEmpty ? scenarios : scenarios + ["", "scenes: \(YAMLText.list(scenes))"]
    }

    private var rolesPart: [String] {
        if roles.isEmpty { return [] }
        let lines = roles.map { role in
            let patterns = role.patterns.map { "'\($0.replacing("'", with: "''"))'" }.joined(separator: ", ")
            let reason = role.types.map { "\($0) \($0 == 1 ? "type" : "types")" } ?? "a folder that all have"
            return "  \(YAMLText(role.name)): [\(patterns)]    # \(reason)"
        }
        return ["roles:    # the first that fits wins"] + lines
    }

    private var rulesPart: [String] {
        let lines = RuleProposals(draft: self).lines
        return lines.isEmpty
            ? []
            : ["# Rules to choose from; take the \"# \" away from those that hold.", "#", "# rules:"]
                + lines.map { "# " + $0 }
    }

    /// Its path, with its name where that does not follow from it.
    private static func module(_ module: FoundModule, isTests: Bool = false) -> String {
        let last = ModuleName.identifier(
            for: module.folder.split(separator: "/").last.map(String.init) ?? module.folder
        )
        let usual = isTests && !last.hasSuffix("Tests") ? last + "Tests" : last
        return usual == module.name
            ? "\(YAMLText(module.folder))" : "{name: \(YAMLText(module.name)), path: \(YAMLText(module.folder))}"
    }
}
