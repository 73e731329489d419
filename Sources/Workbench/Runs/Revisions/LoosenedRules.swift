import Foundation
import Report
import Subject

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
        let rules = Dictionary(new.rules.map { ($0.name, $0) }) { first, _ in first }
        let gone = old.rules.filter { rules[$0.name] == nil }.map(\.name)
        let other = old.rules.filter { rule in rules[rule.name].map { $0 != rule } ?? false }.map(\.name)
        var notices: [String] = []
        if !gone.isEmpty { notices.append("Rules that are gone: \(Self.listed(gone)).") }
        if !other.isEmpty { notices.append("Rules that were changed: \(Self.listed(other)).") }
        if old.gate != new.gate { notices.append("The key gate, which says what is held of the figures, was changed.") }
        return notices
    }

    private var baselineNotices: [String] {
        guard let old = try? BaselineFile(in: before).read(), let new = try? BaselineFile(in: after).read() else {
            return []
        }
        let breaches = Set(new.acceptedBreaches).subtracting(old.acceptedBreaches).sorted().map { "\($0)" }
        let accepted = old.snapshot?.figures ?? [:]
        let moved = (new.snapshot?.figures ?? [:]).flatMap { owner, figures in
            figures.filter { name, figure in accepted[owner]?[name].map { $0 != figure } ?? false }.keys
                .map { "\(owner) \($0)" }
        }
        var notices: [String] = []
        if !breaches.isEmpty { notices.append("Breaches that are accepted anew: \(Self.listed(breaches)).") }
        if !moved.isEmpty {
            notices.append("Figures of which others are accepted than before: \(Self.listed(moved.sorted())).")
        }
        return notices
    }

    private static func listed(_ names: [String]) -> String {
        let rest = names.count - named
        return names.prefix(named).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
