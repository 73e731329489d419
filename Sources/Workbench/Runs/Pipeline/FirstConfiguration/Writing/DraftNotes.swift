import Support
import Toolchain

extension Draft {
    /// For a terminal: what was guessed, and what a person has to check.
    public var notes: PrintableText {
        let guessed = PlainTable(textColumns: 2, rows: guesses).text
        let checks: [PrintableText] = checks.map { "  - \($0)\n" }
        let excluded = PathNote(leftOut: excluded, way: "To measure it, write '!NAME' under exclude.")
        let note: PrintableText = excluded.map { "\n\($0.description)\n" } ?? ""
        return
            "Guessed:\n\(guessed)\n\(coverage.description)\n\nCheck:\n\(checks.joined())\(note)"
    }

    /// The command that makes the first report, for a folder as it was given.
    ///
    /// It builds nothing if it is known that the system lacks what the sources import. What no package has may have been
    /// built by Xcode, whose index is taken then.
    public func nextCommand(for path: String, on host: HostSystem = .current) -> String {
        let folder = path == "." ? "" : " \(path.quotedForShell)"
        let needsMore = imports.needMore(than: host, for: built)
        let isForXcode = needsMore || built.contains { !$0.isInPackage }
        let index = isForXcode ? indexStore.map { " --index-store \($0.quotedForShell)" } : nil
        return "catwalk report\(folder)\(index ?? (needsMore ? " --engine syntax" : ""))"
    }
}

extension String {
    /// As a shell takes it for one word.
    fileprivate var quotedForShell: String {
        wholeMatch(of: /[A-Za-z0-9_.\/~+@:,%-]+/) == nil ? "'\(replacing("'", with: "'\\''"))'" : self
    }
}

extension Draft {
    private var guesses: [[String]] {
        let drawing = userInterface.layers.map(\.name) + userInterface.globs
        let lists: [(String, [String])] = [
            ("architectures", architectures.map(\.name)),
            ("shared layers", shared.map(\.name)),
            ("user interface", userInterface.isUnknown ? ["unknown"] : drawing),
            ("support", support.map(\.name)),
            ("tests", architectures.compactMap(\.tests?.name)),
            ("scenes", scenes),
            ("roles", roles.map { role in role.name + (role.types.map { " (\($0))" } ?? "") }),
            ("left out", coverage.leftOut.map(\.description)),
        ]
        return lists.map { [$0, $1.isEmpty ? "none" : $1.joined(separator: ", ")] }
    }

    private var checks: [String] {
        projectChecks + screenChecks + apartChecks + architectureChecks + sourceChecks + userInterfaceChecks
            + guessChecks + ruleChecks
    }

    private var projectChecks: [String] {
        problems.projects.map { path, reason in
            "\(path): \(reason) Then remove the configuration, and run catwalk init again."
        }
    }

    private var screenChecks: [String] {
        otherScreens.map { screens in
            "architectures: Only \(screens.taken) is compared. \(screens.others.joined(separator: ", ")) "
                + "\(screens.others.count == 1 ? "has" : "have") folders for \(screens.patterns.joined(separator: ", ")) too, "
                + "and an architecture is one folder. For a comparison of all, move them to one folder for each architecture."
        }
    }

    private var apartChecks: [String] {
        apart.isEmpty
            ? []
            : [
                "architectures: apart from usual names such as ContentView, no screen of \(apart.joined(separator: ", ")) is "
                    + "called like one of another architecture. They may be different apps."
            ]
    }

    private var architectureChecks: [String] {
        let single =
            "architectures: nothing is like \(baseline.name), so it is the only one. Name the others if there are some."
        let several = "baseline: \(baseline.name) is a guess from names. Name the one to compare with."
        return [architectures.count == 1 ? single : several]
            + lookAlikes.map { "architectures: \($0.module.folder) looks like one too, but \($0.reason)." }
            + (unplaced.isEmpty || architectures.count == 1
                ? []
                : [
                    "architectures: \(Self.some(unplaced)): nothing tells what this is, so it is left out. If it is an "
                        + "architecture like the others, add it."
                ])
            + otherFolders.map { architecture, folders in
                "architectures: the target of \(architecture) has files in \(Self.some(folders)), too. An architecture is one "
                    + "folder, so they are left out. If the others need them too, add them under shared."
            }
    }

    /// The folders of modules that nothing speaks of, neither the configuration nor a reason to leave them out.
    private var unplaced: [String] {
        let told = lookAlikes.map(\.module.folder) + otherFolders.flatMap(\.folders)
        let chosen = architectures.map(\.sources.folder) + (shared + support).map(\.folder)
        let known = Set(told + chosen)
        return imports.modules.filter { module in
            !module.isTest && !module.isPlugin && !module.isDemo && !module.isPart && module.host == nil
                && !known.contains(module.folder)
                && !module.files.allSatisfy { coverage.assembly.contains($0.path) }
                // What imports two architectures chooses between them, and is none.
                && architectures.count { module.imports.contains($0.sources.importedName) } < 2
        }
        .map(\.folder)
    }

    /// Of each architecture those of its target's folders that belong to no layer.
    private var otherFolders: [(architecture: String, folders: [String])] {
        let layers = Set(shared.map(\.folder))
        return architectures.map {
            ($0.name, imports.rest(of: $0.sources).map(\.folder).filter { !layers.contains($0) })
        }
        .filter { !$0.1.isEmpty }
    }

    /// What a report builds.
    private var built: [FoundModule] {
        architectures.map(\.sources) + architectures.compactMap(\.tests) + shared + support
    }

    private var sourceChecks: [String] {
        let foreign = imports.foreign(to: built)
        let untested = architectures.filter { $0.tests == nil }.map(\.name)
        let unused = coverage.unusedTests
        var checks: [String] = []
        if !coverage.assembly.isEmpty {
            checks.append(
                "files: \(Self.some(coverage.assembly)): this puts the app together around the architectures. It is neither "
                    + "something that they share nor one of them, so it is left out."
            )
        }
        if !coverage.uncompiled.isEmpty {
            checks.append(
                "files: \(Self.some(coverage.uncompiled)): in no target of the Xcode project around them, so they are left out."
            )
        }
        if !foreign.isEmpty {
            checks.append(
                "imports: \(foreign.joined(separator: ", ")): no Swift module here, nor a usual one of the toolchain. "
                    + "catwalk report builds without other packages, so it will measure the sources alone."
            )
        }
        if !untested.isEmpty {
            checks.append(
                "tests: none were found for \(untested.joined(separator: ", ")). Name their folder if there are some."
                    + (unused.isEmpty ? "" : " Not used: \(unused.joined(separator: ", ")).")
            )
        }
        return checks + testCodeChecks
    }

    private var testCodeChecks: [String] {
        var checks: [String] = []
        if !sharedTestCode.loose.isEmpty {
            checks.append(
                "support: \(Self.some(sharedTestCode.loose)): the tests of the architectures name types in this, and it "
                    + "lies loose around their folders. Support is folders, so it is left out. Move it to a folder beside "
                    + "theirs, and name that under support."
            )
        }
        if !sharedTestCode.unnamed.isEmpty {
            checks.append(
                "support: \(Self.some(sharedTestCode.unnamed)): beside the tests of the architectures, which name no type in "
                    + "this, so it is left out. If they need it, name its folder under support."
            )
        }
        return checks
    }

    private var userInterfaceChecks: [String] {
        var checks: [String] = []
        if userInterface.isUnknown {
            checks.append("ui: nothing tells what draws. Name it, or write ui: [] if nothing does.")
        }
        if !userInterface.unsure.isEmpty {
            checks.append("ui: only their names say that these draw: \(Self.some(userInterface.unsure)).")
        }
        if !userInterface.uncovered.isEmpty {
            checks.append(
                "ui: these draw, and no pattern fits them alone: \(Self.some(userInterface.uncovered)). Name their folders."
            )
        }
        return checks
    }

    /// A line's worth of names.
    private static func some(_ names: [String]) -> String {
        names.count <= 6
            ? names.joined(separator: ", ")
            : names.prefix(5).joined(separator: ", ") + " and \(names.count - 5) more"
    }

    private var guessChecks: [String] {
        let noScenarios =
            "scenarios: no test is named so. If some play the same in every architecture, the key scenarios tells them "
            + "from the other tests."
        return [
            scenarios.map { "scenarios: the tests named \($0), told from their name." } ?? noScenarios,
            roles.isEmpty
                ? "roles: no type has a name that tells one. Write them down, with globs for the types' names."
                : "roles: told from how names end. Order them, and limit them to architectures with in: where they differ.",
        ]
    }

    private var ruleChecks: [String] {
        let kept = "rules: today's code keeps the proposals in the comments. Uncomment those that you want."
        let untold = ProposedRule.untold(for: self)
        let mixed =
            "rules: \(ProposedRule.viewRule) says nothing of \(untold.joined(separator: ", ")): types that draw lie there "
            + "among others, and a rule names whole layers."
        return (rules.kept.isEmpty ? [] : [kept]) + (untold.isEmpty ? [] : [mixed])
            + rules.broken.map { rule in
                rule.architectures.isEmpty
                    ? "rules: \(rule.name) is not proposed, because the shared layers use each other in a circle."
                    : "rules: \(rule.name) is not proposed for \(rule.architectures.joined(separator: ", ")), "
                        + "because today's code breaks it\(rule.breach.map { ", first in \($0)" } ?? "")."
            }
    }
}

extension AlikeModules.Reason: CustomStringConvertible {
    /// Follows "but".
    var description: String {
        switch self {
        case .imported(let user): "\(user) imports it"
        case .nothingInCommon: "it has no scene and hardly a type in common with the others"
        case .besides(let other): "\(other) beside it is more like the others"
        case .smallerGroup: "it is not like these"
        }
    }
}
