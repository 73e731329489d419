import Files
import Foundation
import Report
import Subject
import Support

/// What a revision holds in another way than an earlier one: a change of the code could hide behind it.
struct LoosenedRules {
    private let before: URL
    private let after: URL
    /// So many of a kind are named.
    private static let named = 3

    /// Both are folders with the files of a revision.
    init(from before: URL, to after: URL) {
        self.before = before
        self.after = after
    }

    /// In sentences; a configuration that can't be read is no part of it, for others say so.
    var notices: [String] { configurationNotices + baselineNotices }

    private var configurationNotices: [String] {
        guard let old = try? Subject.load(from: before) else { return [] }
        guard after.hasConfiguration else {
            return ["It has no \(Subject.configurationName) any more, so no rule is held."]
        }
        guard let new = try? Subject.load(from: after) else { return [] }
        var notices =
            Self.notices(about: "Architectures", from: old.architectures, to: new.architectures, name: \.name)
            + Self.notices(about: "Shared layers", from: old.shared, to: new.shared, name: \.name)
            + Self.notices(about: "Support modules", from: old.support, to: new.support, name: \.name)
            + Self.notices(about: "Scenes", from: old.scenes, to: new.scenes, name: \.self)
            + Self.notices(about: "Rules", from: old.rules, to: new.rules, name: \.name)
            + Self.notices(about: "Roles", from: old.roles, to: new.roles, name: \.name)
            + notices(aboutCountingIn: old, and: new)
        func tellNew(_ names: [String], since old: [String], _ consequence: String) {
            let known = Set(old)
            let fresh = names.filter { !known.contains($0) }
            if !fresh.isEmpty { notices.append("\(consequence): \(Self.listed(fresh)).") }
        }
        tellNew(
            (new.shared + new.support).map(\.name),
            since: (old.shared + old.support).map(\.name),
            "Shared and support modules that are new, in which no architecture's rules hold"
        )
        tellNew(
            new.roles.map(\.name),
            since: old.roles.map(\.name),
            "Roles that are new, which may take types of others"
        )
        tellNew(new.scenes, since: old.scenes, "Scenes that are new, which may take files of others")
        let overtaken = Self.overtaken(in: new.roles.map(\.name), since: old.roles.map(\.name))
        if !overtaken.isEmpty {
            notices.append("Roles that others now stand before, which may take their types: \(Self.listed(overtaken)).")
        }
        if !old.gate.isSame(as: new.gate) {
            notices.append("The key gate, which says what is held of the figures, was changed.")
        }
        if let old = old.benchmarks, old != new.benchmarks {
            notices.append("The key benchmarks, which says what is played and held of the costs, was changed.")
        }
        if let budgets = old.benchmarks?.budgets, contents(of: budgets, in: before) != contents(of: budgets, in: after)
        {
            notices.append("The budgets in \(PrintablePath(budgets)), to which the costs are held, were changed.")
        }
        return notices
    }

    /// Changes of what the configuration lets figures count: a budget can be kept by counting something else.
    private func notices(aboutCountingIn old: Subject, and new: Subject) -> [String] {
        let (oldSheet, newSheet) = (old.claims, new.claims)
        // Of a baseline that is gone the architectures tell.
        let hasBaseline = new.architectures.contains { $0.name == old.baseline }
        let keys = [
            ("baseline", hasBaseline && old.baseline != new.baseline),
            ("ui", old.userInterface.map { Set($0.names) } != new.userInterface.map { Set($0.names) }),
            ("model", Set(old.model.names) != Set(new.model.names)),
            ("scenarios", old.scenarioTests != new.scenarioTests),
            ("variants", Set(old.variants) != Set(new.variants)),
        ]
        return keys.filter(\.1).map { "The key \($0.0), which says what some figures count, was changed." }
            + Self.notices(
                about: "Mapped rules",
                from: oldSheet.mappings,
                to: newSheet.mappings,
                name: { "\($0.name) of \($0.architecture)" },
                isSame: { ($0.rule, Set($0.pairs)) == ($1.rule, Set($1.pairs)) }
            )
            + Self.notices(
                about: "Protocol pairs",
                from: oldSheet.protocolPairs,
                to: newSheet.protocolPairs,
                name: \.name,
                isSame: { $0.isSame(as: $1) }
            )
            + Self.notices(about: "Counted figures", from: oldSheet.counted, to: newSheet.counted, name: \.name)
    }

    /// `nil` if there is no such file, or none that is read.
    private func contents(of path: String, in folder: URL) -> Data? {
        try? EnclosedFile(path, in: folder).contents(upTo: 64 << 20)
    }

    /// Those of a kind that are gone and those that are other than they were.
    private static func notices<Value: Equatable>(
        about kind: String,
        from old: [Value],
        to new: [Value],
        name: (Value) -> String
    ) -> [String] {
        notices(about: kind, from: old, to: new, name: name, isSame: ==)
    }

    /// Those of a kind that are gone and those that do not say the same as they did.
    private static func notices<Value>(
        about kind: String,
        from old: [Value],
        to new: [Value],
        name: (Value) -> String,
        isSame: (Value, Value) -> Bool
    ) -> [String] {
        let known = Dictionary(new.map { (name($0), $0) }) { first, _ in first }
        let gone = old.filter { known[name($0)] == nil }.map(name)
        let other = old.filter { value in known[name(value)].map { !isSame($0, value) } ?? false }.map(name)
        return (gone.isEmpty ? [] : ["\(kind) that are gone: \(listed(gone))."])
            + (other.isEmpty ? [] : ["\(kind) that were changed: \(listed(other))."])
    }

    /// The earlier names that stand behind one now that did not stand before them: the first role that fits has the type.
    private static func overtaken(in new: [String], since old: [String]) -> [String] {
        let oldPlaces = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
        var overtaken: [String] = []
        // Of the earlier places of those passed; one that is new counts as having stood behind all.
        var farthest = -1
        for name in new {
            if let place = oldPlaces[name], place < farthest { overtaken.append(name) }
            farthest = max(farthest, oldPlaces[name] ?? .max)
        }
        return overtaken
    }

    private var baselineNotices: [String] {
        guard let old = try? BaselineFile(in: before).read(), let new = try? BaselineFile(in: after).read() else {
            return []
        }
        let breaches = Set(new.acceptedBreaches).subtracting(old.acceptedBreaches).sorted().map { "\($0)" }
        return (breaches.isEmpty ? [] : ["Breaches that are accepted anew: \(Self.listed(breaches))."])
            + (old.snapshot.map { figureNotices(from: $0, to: new.snapshot) } ?? [])
    }

    /// `new` is `nil` if the baseline has no figures, or is not there.
    private func figureNotices(from old: Snapshot, to new: Snapshot?) -> [String] {
        if old.figures.isEmpty { return [] }
        guard let new else {
            return ["There are no accepted figures any more, so none is held against what was accepted."]
        }
        let accepted = old.figures.flatMap { owner, figures in figures.map { (owner: owner, name: $0, figure: $1) } }
        let gone = accepted.filter { new.figures[$0.owner]?[$0.name] == nil }.map { "\($0.owner) \($0.name)" }
        let moved = accepted.filter { old in new.figures[old.owner]?[old.name].map { $0 != old.figure } ?? false }
            .map { "\($0.owner) \($0.name)" }
        var notices: [String] = []
        if old.engine != new.engine {
            notices.append(
                "The accepted figures are now of the engine \(PrintablePath(new.engine)), not of "
                    + "\(PrintablePath(old.engine)): a check by another engine leaves coupling out."
            )
        }
        if !gone.isEmpty { notices.append("Accepted figures that are gone: \(Self.listed(gone.sorted())).") }
        if !moved.isEmpty {
            notices.append("Accepted figures with another value: \(Self.listed(moved.sorted())).")
        }
        return notices
    }

    /// On one line, for a stranger may have written the names.
    private static func listed(_ names: [String]) -> String {
        let rest = names.count - named
        let first = names.prefix(named).map { "\(PrintablePath($0))" }
        return first.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
