import Subject
import Support

extension Draft {
    /// The configuration, in YAML; what was guessed and why stands beside it.
    public var text: String {
        let parts = [
            head, list("shared:    # what the architectures import", of: shared), userInterfacePart,
            list("support:    # what their tests import, too; built, not measured", of: support), architecturesPart,
            testsPart, rolesPart, rulesPart,
        ]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
            .description
    }
}

extension Draft {
    private var head: [YAMLText] {
        [
            "# What catwalk measures here: a first guess, to be checked and completed by hand.", "",
            "name: \(name)",
            "baseline: \(baseline.name)    # the architecture that ratios are taken against",
        ]
    }

    private var userInterfacePart: [YAMLText] {
        let places = userInterface.map(\.name) + drawingTypes
        if places.isEmpty { return [] }
        return [
            "ui: \(YAMLText.list(places))    # what a test reaches without these is free of the UI"
        ]
    }

    private var architecturesPart: [YAMLText] {
        ["architectures:"]
            + architectures.flatMap { architecture -> [YAMLText] in
                let tests: [YAMLText]? = architecture.tests.map { ["    tests: \(Self.module($0, isTests: true))"] }
                return [
                    "  - name: \(architecture.name)", "    sources: \(Self.module(architecture.sources))",
                ] + (tests ?? [])
            }
    }

    private var testsPart: [YAMLText] {
        let scenarios = scenarios.map { pattern -> YAMLText in
            "scenarios: \(pattern)    # a regular expression: the tests that run whole scenarios"
        }
        let scenes: YAMLText? = scenes.isEmpty ? nil : "scenes: \(YAMLText.list(scenes))"
        return [scenarios, scenes].compactMap(\.self)
    }

    private var rolesPart: [YAMLText] {
        if roles.isEmpty { return [] }
        let lines: [YAMLText] = roles.map { role in
            let reason = role.types.map { "\($0) \($0 == 1 ? "type" : "types")" } ?? "a folder that all have"
            return "  \(role.name): \(YAMLText.list(role.patterns))    # \(YAMLText(verbatim: reason))"
        }
        return ["roles:    # the first that fits wins"] + lines
    }

    private var rulesPart: [YAMLText] {
        if rules.isEmpty { return [] }
        return ["# Rules to choose from; take the \"# \" away from those that hold.", "#", "# rules:"]
            + rules.map { "# \($0)" }
    }

    private func list(_ key: YAMLText, of modules: [FoundModule]) -> [YAMLText] {
        modules.isEmpty ? [] : [key] + modules.map { "  - \(Self.module($0))" }
    }

    /// Its path, with its name if that does not follow from it.
    private static func module(_ module: FoundModule, isTests: Bool = false) -> YAMLText {
        let last = ModuleName.identifier(for: module.folder.split(separator: "/").last.map(String.init) ?? "")
        let usual = isTests && !last.hasSuffix("Tests") ? last + "Tests" : last
        return usual == module.name
            ? "\(module.folder)" : "{name: \(module.name), path: \(module.folder)}"
    }
}
