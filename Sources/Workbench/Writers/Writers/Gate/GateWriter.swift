import Coupling
import Report
import Rules

/// Why a check of the figures fails: what they follow from, then the figures, then what only wants to be taken in.
public struct GateWriter {
    private let verdict: GateVerdict
    private let breaches: [Violation]
    private let places: [EdgeName: Evidence]
    private let folder: ReaderFolder

    /// Of each kind, no more than this is printed.
    private static let limit = 30

    /// Of the files that figures follow from, no more than this are named with them.
    private static let named = 3

    /// What is said of the figures if none were accepted.
    public static let withoutFigures = "There is no baseline of figures: catwalk check --update writes one."

    /// What is said if the gate holds no figures.
    public static let withoutGate = "Figures: none are held. The key gate in .catwalk.yml names those that are."

    private static let withoutCoupling =
        "The other engine found the references of the baseline, so coupling and what else follows from them was left out."

    /// What `breaches`, which are printed already, say of an edge is not said again; `places` are the edges' first
    /// ones.
    public init(
        verdict: GateVerdict,
        breaches: [Violation],
        places: [EdgeName: Evidence],
        folder: ReaderFolder
    ) {
        self.verdict = verdict
        self.breaches = breaches
        self.places = places
        self.folder = folder
    }

    /// Says so if the accepted figures were measured with another compiler, or on another platform, than today's.
    public static func environmentNote(accepted: String, today: String) -> String? {
        accepted == today
            ? nil
            : "The accepted figures were measured with \(accepted); today's with \(today). That may be why they differ."
    }

    /// One line for each cause, and one for the figures of each architecture or layer; none when all is as accepted.
    public var lines: [String] {
        limited(edges, "edges") + limited(files, "files") + figures + gone + budgets + limited(moves, "files") + new
    }

    /// What came of the figures, in a sentence or two.
    public var summary: String {
        guard let changes = verdict.changes else { return Self.withoutFigures }
        let coupling = changes.leavesOutCoupling ? " \(Self.withoutCoupling)" : ""
        if changes.figures.isEmpty { return "Figures: as accepted.\(coupling)" }
        let new = changes.figures.count(where: \.isNew)
        let counts =
            "\(verdict.failing.count) not as accepted, \(verdict.tolerated) within tolerance, \(new) new, "
            + "\(changes.sameFigures) as accepted"
        let hint = verdict.failing.isEmpty ? "" : " If that is meant, accept it with catwalk check --update."
        return "Figures: \(counts).\(coupling)\(hint)"
    }
}

extension GateWriter {
    private var baseline: String { folder.path(of: Baseline.fileName) }

    private var edges: [String] {
        let breaches = Dictionary(grouping: breaches) { [$0.file, $0.from] }
        func isBreach(_ change: EdgeChange) -> Bool {
            change.isNew
                && breaches[[change.file, change.edge.from], default: []].contains {
                    change.edge.to.hasSuffix(".\($0.to)")
                }
        }
        return verdict.edges.filter { !isBreach($0) }.map { change in
            let file = folder.path(of: change.file)
            guard change.isNew else {
                return "\(file): error: \(change.edge.from) no longer uses \(change.edge.to)"
                    + Self.mark(change.edge.owner)
            }
            let position = places[change.edge].map { ":\($0.position.line):\($0.position.column)" } ?? ""
            return "\(file)\(position): error: \(change.edge.from) uses \(change.edge.to), which it did not"
                + Self.mark(change.edge.owner)
        }
    }

    private var files: [String] {
        verdict.files.map { file in
            "\(folder.path(of: file.path)): error: \(FileChangeText.text(for: file))\(Self.mark(file.owner))"
        }
    }

    /// What fails for that, as the name of a rule stands after its breach.
    private static func mark(_ owner: String?) -> String { owner.map { " [figures of \($0)]" } ?? "" }

    private var figures: [String] {
        let changed = verdict.failing.filter { !$0.change.isGone }
        let origins = origins
        return Dictionary(grouping: changed, by: \.change.owner).sorted { $0.key < $1.key }.map { owner, failing in
            let tolerance = failing.allSatisfy { $0.tolerance == nil } ? ", and nothing is tolerated" : ""
            return "\(baseline): error: \(owner) is not as accepted\(tolerance): "
                + FigureChangeText.summary(of: failing) + origin(in: origins[owner, default: []])
        }
    }

    /// The files that the figures follow from, by their owner.
    private var origins: [String: Set<String>] {
        let files = verdict.files.compactMap { file in file.owner.map { ($0, file.path) } }
        let edges = verdict.edges.map { ($0.edge.owner, $0.file) }
        return Dictionary(grouping: files + edges) { $0.0 }.mapValues { Set($0.map(\.1)) }
    }

    private func origin(in files: Set<String>) -> String {
        let files = files.sorted()
        return files.isEmpty ? "" : "; from \(files.map(folder.path).listed(upTo: Self.named, as: " files"))"
    }

    private var gone: [String] {
        FigureGroupText.all(of: verdict.changes?.gone ?? []).map { group in
            guard let names = group.names else {
                return "\(baseline): error: there are no figures of \(group.owners) any more"
            }
            let figures = group.count == 1 ? "1 accepted figure is" : "\(group.count) accepted figures are"
            return "\(baseline): error: \(group.owners): \(figures) gone, which nothing tolerates: \(names)"
        }
    }

    private var new: [String] {
        FigureGroupText.all(of: verdict.changes?.new ?? []).map { group in
            let figures = group.count == 1 ? "1 figure is" : "\(group.count) figures are"
            let what =
                group.names.map { "\(group.owners): \(figures) new: \($0)" } ?? "the figures of \(group.owners) are new"
            return "\(baseline): warning: \(what); take that in with catwalk check --update"
        }
    }

    private var budgets: [String] {
        verdict.budgets.map { breach in
            let place = breach.budget.place
            let figures = breach.figures.map { "\($0.name) is \(FigureChangeText.value($0.value))" }
            let why = figures.isEmpty ? "" : ": \(figures.joined(separator: ", "))"
            let file = folder.path(of: ".catwalk.yml")
            return "\(file):\(place.line):\(place.column): error: the budget \(breach.budget.condition) "
                + (breach.isUndefined ? "cannot be told to hold" : "does not hold") + why
        }
    }

    private var moves: [String] {
        verdict.moves.map { move in
            "\(folder.path(of: move.path)): warning: \(FileChangeText.text(for: move)); "
                + "take that in with catwalk check --update"
        }
    }

    private func limited(_ lines: [String], _ what: String) -> [String] {
        lines.first(Self.limit) { "… and \($0) more \(what)" }
    }
}
