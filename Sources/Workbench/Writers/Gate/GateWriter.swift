import Baseline
import Coupling
import Gate
import Rules
import Snapshots

/// Why a check of the figures fails: what they follow from, then the figures, then what only wants to be taken in.
public struct GateWriter {
    private let verdict: GateVerdict
    private let breaches: [Violation]
    private let places: [EdgeName: Evidence]
    private let folder: ReaderFolder

    /// Of each kind, no more than this is printed.
    private static let limit = 30

    /// How many figures that have come or gone are named.
    private static let named = 5

    /// What is said of the figures where none were accepted.
    public static let withoutFigures = "There is no baseline of figures: catwalk check --update writes one."

    private static let withoutCoupling =
        "Coupling was left out: the references of the baseline were found by the other engine."

    /// - Parameters:
    ///   - verdict: about the figures.
    ///   - breaches: those that are printed already; what they say of an edge is not said again.
    ///   - places: the first place of each edge.
    ///   - folder: where the reader is.
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
        verdict.edges.filter { !isBreach($0) }.map { change in
            let file = folder.path(of: change.file)
            guard change.isNew else {
                return "\(file): error: \(change.edge.from) no longer uses \(change.edge.to)"
            }
            let position = places[change.edge].map { ":\($0.position.line):\($0.position.column)" } ?? ""
            return "\(file)\(position): error: \(change.edge.from) uses \(change.edge.to), which it did not"
        }
    }

    private func isBreach(_ change: EdgeChange) -> Bool {
        change.isNew
            && breaches.contains {
                $0.file == change.file && $0.from == change.edge.from && change.edge.to.hasSuffix(".\($0.to)")
            }
    }

    private var files: [String] {
        verdict.files.map { "\(folder.path(of: $0.path)): error: \(FileChangeText.text(for: $0))" }
    }

    private var figures: [String] {
        let changed = verdict.failing.filter { !$0.change.isGone }
        return Dictionary(grouping: changed, by: \.change.owner).sorted { $0.key < $1.key }.map { owner, failing in
            "\(baseline): error: \(owner) is not as accepted: \(FigureChangeText.summary(of: failing))"
        }
    }

    private var gone: [String] {
        groups(verdict.changes?.gone ?? []).map { owner, names in
            names.isEmpty
                ? "\(baseline): error: there are no figures of \(owner) any more"
                : "\(baseline): error: \(owner): there is no \(Self.list(names)) any more"
        }
    }

    private var new: [String] {
        groups(verdict.changes?.new ?? []).map { owner, names in
            let what = names.isEmpty ? "the figures of \(owner)" : "\(owner): \(Self.list(names))"
            let verb = names.count == 1 ? "is" : "are"
            return "\(baseline): warning: \(what) \(verb) new; take that in with catwalk check --update"
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

    private func groups(_ groups: [FigureGroup]) -> [(owner: String, names: [String])] {
        Dictionary(grouping: groups, by: \.owner).sorted { $0.key < $1.key }
            .map { ($0.key, $0.value.compactMap(\.name)) }
    }

    private static func list(_ names: [String]) -> String {
        let rest = names.count - named
        return names.prefix(named).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    private func limited(_ lines: [String], _ what: String) -> [String] {
        let rest = lines.count - Self.limit
        return rest > 0 ? lines.prefix(Self.limit) + ["… and \(rest) more \(what)"] : lines
    }
}
