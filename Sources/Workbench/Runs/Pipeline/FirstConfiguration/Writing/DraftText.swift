import Subject
import Support

extension Draft {
    /// The configuration, in YAML; what was guessed and why stands beside it.
    public var text: String {
        text(of: parts + [rulesPart])
    }

    /// The configuration without its comments on rules, and with these.
    func text(with rules: [ProposedRule]) -> String {
        let lines = rules.flatMap(\.lines).map { "  \($0)" as YAMLText }
        return text(of: parts + (lines.isEmpty ? [] : [["rules:"] + lines]))
    }

    private func text(of parts: [[YAMLText]]) -> String {
        parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n").description
    }

    private var parts: [[YAMLText]] {
        [
            head, list("shared:    # what the architectures import, or are compiled with", of: shared),
            userInterfacePart, modelPart,
            list("support:    # what their tests import or share; built, not measured", of: support), architecturesPart,
            testsPart, rolesPart, excludePart,
        ]
    }
}

extension Draft {
    private var head: [YAMLText] {
        let leftOut = coverage.leftOut.map { "#   \(YAMLText(verbatim: Self.oneLine([$0.description])))" as YAMLText }
        let note: [YAMLText] = leftOut.isEmpty ? [] : ["# Left out:"] + leftOut
        let projects = problems.projects.map { path, reason -> YAMLText in
            """
            # \(YAMLText(verbatim: Self.oneLine([path]))): \(YAMLText(verbatim: Self.oneLine([reason]))) Then remove this \
            file, and run catwalk init again.
            """
        }
        return [
            "# What catwalk measures here: a first guess, to be checked and completed by hand."
        ] + projects + [
            "# \(YAMLText(verbatim: coverage.description))"
        ] + note + [
            "", "name: \(name)", "baseline: \(baseline.name)    # the architecture that ratios are taken against",
        ]
    }

    /// Names for a comment, which a line end would end.
    private static func oneLine(_ names: [String]) -> String {
        names.map { "\(PrintablePath($0))" }.joined(separator: ", ")
    }

    private var userInterfacePart: [YAMLText] {
        if userInterface.isUnknown {
            return ["# ui: ['*View']    # what draws; adds which code the tests reach without the UI"]
        }
        if userInterface.isNone { return ["ui: []    # nothing draws: no UIKit, AppKit, SwiftUI or WatchKit"] }
        let places = userInterface.layers.map(\.name) + userInterface.globs
        let reason: YAMLText = "    # what a test reaches without these is free of the UI"
        return places.count < 7
            ? ["ui: \(YAMLText.list(places))\(reason)"] : ["ui:\(reason)"] + places.map { "  - \($0)" }
    }

    private var modelPart: [YAMLText] {
        let layers = shared.filter { layer in !userInterface.layers.contains { $0.folder == layer.folder } }
        let example = layers.max { $0.codeLines < $1.codeLines }.map(\.name) ?? "*Model"
        return ["# model: \(YAMLText.list([example]))    # what the app is about; adds the code that decides"]
    }

    private var architecturesPart: [YAMLText] {
        let notes = otherScreens.map { screens -> YAMLText in
            """
            # Only \(YAMLText(verbatim: Self.oneLine([screens.taken]))) is compared: an architecture is one folder. What is \
            in \(YAMLText(verbatim: Self.oneLine(screens.others))) counts as shared.
            """
        }
        let apart: [YAMLText] =
            apart.isEmpty
            ? []
            : [
                "# May not be the same app: no screen of \(YAMLText(verbatim: Self.oneLine(apart))) is called like another's."
            ]
        return ["architectures:"] + notes + apart
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
        let scenes: YAMLText =
            scenes.isEmpty
            ? "# scenes: [Home]    # folders that are screens; adds what each takes, and who knows whom among them"
            : "scenes: \(YAMLText.list(scenes))"
        return [scenarios, scenes].compactMap(\.self)
    }

    private var rolesPart: [YAMLText] {
        if roles.isEmpty { return [] }
        let lines: [YAMLText] = roles.map { role in
            let reason = role.types.map { "\($0) \($0 == 1 ? "type" : "types")" } ?? "a folder that all have"
            let patterns = YAMLText.list(role.patterns)
            let value: YAMLText =
                role.limits.isEmpty ? patterns : "{patterns: \(patterns), in: \(YAMLText.list(role.limits))}"
            return "  \(role.name): \(value)    # \(YAMLText(verbatim: reason))"
        }
        return ["roles:    # the first that fits wins"] + lines
    }

    private var excludePart: [YAMLText] {
        coverage.excluded.isEmpty
            ? []
            : ["exclude:"]
                + coverage.excluded.map { path in
                    coverage.assembly.contains(path)
                        ? "  - \(path)    # puts the app together; neither model nor architecture"
                        : "  - \(path)    # in no target of the Xcode project around it"
                }
    }

    private var rulesPart: [YAMLText] {
        if rules.kept.isEmpty { return [] }
        let head: [YAMLText] = [
            "# Rules that today's code keeps; take the \"# \" away from those that are meant to hold.", "#", "# rules:",
        ]
        return head + rules.kept.flatMap(\.lines).map { "#   \($0)" }
    }

    private func list(_ key: YAMLText, of modules: [FoundModule]) -> [YAMLText] {
        modules.isEmpty ? [] : [key] + modules.map { "  - \(Self.module($0))" }
    }

    /// Its path, with its name if that does not follow from it.
    private static func module(_ module: FoundModule, isTests: Bool = false) -> YAMLText {
        let last = ModuleName.identifier(for: String(module.folder.lastPart))
        let usual = isTests && !last.hasSuffix("Tests") ? last + "Tests" : last
        return usual == module.name
            ? "\(module.folder)" : "{name: \(module.name), path: \(module.folder)}"
    }
}

extension [SurveyProblem] {
    /// The projects of Xcode that were not understood, with the reasons: a better guess can be made without these.
    var projects: [(path: String, reason: String)] {
        compactMap { if case .project(let path, let reason) = $0 { (path, reason) } else { nil } }
    }
}
