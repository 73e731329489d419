import Subject

/// What comes of holding today's figures against those that were accepted, and against budgets.
public struct GateVerdict: Hashable, Sendable {
    /// Everything that has changed; `nil` if no figures have been accepted yet.
    public let changes: SnapshotChanges?
    /// In the order of owners and names.
    public let failing: [FailingFigure]
    /// How many figures moved no further than they may.
    public let tolerated: Int
    /// In the order of the configuration.
    public let budgets: [BudgetBreach]

    init(changes: SnapshotChanges?, tolerances: [GateSettings.Tolerance], budgets: [BudgetBreach]) {
        self.changes = changes
        self.budgets = budgets
        let moved = (changes?.figures ?? []).filter { !$0.isNew }
        let patterns = FigurePatterns(tolerances.map(\.pattern))
        failing = moved.compactMap { change in
            let tolerance = patterns.first(fitting: change.name, of: change.owner).map { tolerances[$0] }
            let isAllowed = tolerance?.allows(change.kind) ?? false
            return isAllowed ? nil : FailingFigure(change: change, tolerance: tolerance)
        }
        tolerated = moved.count - failing.count
    }
}

extension GateVerdict {
    /// Without accepted figures the verdict is on budgets alone.
    ///
    /// - Parameters:
    ///   - snapshot: of today's sources.
    ///   - accepted: the one that was accepted.
    ///   - settings: what may change, and what may not.
    ///   - figures: those of the same sources, which budgets speak of.
    /// - Throws: If a tolerance or a budget speaks of what there is not.
    public init(
        on snapshot: Snapshot,
        against accepted: Snapshot?,
        settings: GateSettings,
        figures: ReportFigures
    ) throws(GateError) {
        try settings.check(against: [snapshot, accepted].compactMap(\.self).flatMap(\.figures))
        var budgets: [BudgetBreach] = []
        for budget in settings.budgets {
            if let breach = try BudgetBreach(of: budget, in: figures) { budgets.append(breach) }
        }
        self.init(
            changes: accepted.map { accepted in
                SnapshotChanges(from: accepted.compared(by: settings), to: snapshot.compared(by: settings))
            },
            tolerances: settings.tolerances,
            budgets: budgets
        )
    }

    /// Whether something fails; rules are not looked at here.
    public var isBroken: Bool { !failing.isEmpty || !budgets.isEmpty }

    /// The files that the failing figures follow from, in the order of paths.
    ///
    /// Of a file that is there, only what these figures count is told, if that has changed in any file of its owner.
    public var files: [FileChange] {
        let failures = failures
        let files = (changes?.files ?? []).filter {
            failures.contains(Failure(owner: $0.owner, subject: $0.isTest ? .tests : .sources))
        }
        let names = Dictionary(grouping: failing.map(\.change), by: \.owner).mapValues { $0.map(\.name) }
        let told = files.compactMap { file in file.telling(file.owner.flatMap { names[$0] } ?? []) }
        let owners = Set(told.map(\.owner))
        return (told + files.filter { !owners.contains($0.owner) }).sorted { $0.path < $1.path }
    }

    /// The edges that the failing figures follow from, but for those that came or went with their file.
    public var edges: [EdgeChange] {
        let whole = Set((changes?.files ?? []).filter { $0.before == nil || $0.after == nil }.map(\.path))
        let failures = failures
        return (changes?.edges ?? []).filter {
            failures.contains(Failure(owner: $0.edge.owner, subject: .edges)) && !whole.contains($0.file)
        }
    }

    /// Files that have another path, without any figure failing for it.
    public var moves: [FileChange] {
        let failing = Set(files.map(\.path))
        return (changes?.files ?? []).filter { $0.oldPath != nil && !failing.contains($0.path) }
    }

    private struct Failure: Hashable {
        let owner: String?
        let subject: FigureSubject
    }

    private var failures: Set<Failure> {
        Set(failing.map { Failure(owner: $0.change.owner, subject: $0.change.subject) })
    }
}

extension Snapshot {
    /// What a gate compares: a file in which only comments and blank lines have changed is the same.
    fileprivate func compared(by settings: GateSettings) -> Snapshot {
        let held = held(by: settings)
        return Snapshot(engine: held.engine, figures: held.figures, files: held.files.mapValues(\.withoutComments))
    }
}
