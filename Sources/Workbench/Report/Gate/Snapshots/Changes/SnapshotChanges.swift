/// What has changed from one snapshot to another.
public struct SnapshotChanges: Hashable, Sendable {
    /// In the order of owners and names.
    public let figures: [FigureChange]
    /// In the order of paths.
    public let files: [FileChange]
    /// In the order of owners and names, without those of a type that only got another name.
    public let edges: [EdgeChange]
    /// Figures that have gone, in groups.
    public let gone: [FigureGroup]
    /// Figures that did not exist before, in groups.
    public let new: [FigureGroup]
    /// How many figures are what they were.
    public let sameFigures: Int
    /// How many files are what they were.
    public let sameFiles: Int
    /// Whether coupling, and all else that follows from references, was left out: another engine found these.
    public let leavesOutCoupling: Bool

    public init(from before: Snapshot, to after: Snapshot) {
        let leavesOutCoupling = before.engine != after.engine
        self.leavesOutCoupling = leavesOutCoupling
        let names = Self.names(in: [before, after])
            .filter { !leavesOutCoupling || !FigureSubject.dependsOnEngine($0.name) }
        figures = names.compactMap { Self.change(of: $0.name, of: $0.owner, from: before, to: after) }
        gone = Self.groups(of: figures.filter(\.isGone), besides: after)
        new = Self.groups(of: figures.filter(\.isNew), besides: before)
        sameFigures = names.count - figures.count
        files =
            FileMatching(
                before: before.files.mapValues { $0.using(nil) },
                after: after.files.mapValues { $0.using(nil) }
            ).changes
        sameFiles = after.files.count - files.count { $0.after != nil }
        edges = leavesOutCoupling ? [] : Self.edges(from: before, to: after, files: files)
    }

    public var isEmpty: Bool { figures.isEmpty && files.isEmpty && edges.isEmpty }
}

extension SnapshotChanges {
    private static func names(in snapshots: [Snapshot]) -> [(owner: String, name: String)] {
        let names = snapshots.reduce(into: [String: Set<String>]()) { names, snapshot in
            for (owner, figures) in snapshot.figures { names[owner, default: []].formUnion(figures.keys) }
        }
        return names.sorted { $0.key < $1.key }.flatMap { owner, names in names.sorted().map { (owner, $0) } }
    }

    private static func change(
        of name: String,
        of owner: String,
        from before: Snapshot,
        to after: Snapshot
    ) -> FigureChange? {
        let old = before.figure(name, of: owner, besides: after)
        let new = after.figure(name, of: owner, besides: before)
        let kind: FigureChange.Kind? =
            switch (old, new) {
            case (let old?, let new?): old == new ? nil : .changed(from: old.value, to: new.value)
            case (let old?, nil): .gone(was: old.value)
            case (nil, let new?): .new(is: new.value)
            case (nil, nil): nil
            }
        return kind.map { FigureChange(owner: owner, name: name, kind: $0) }
    }

    private static func groups(of changes: [FigureChange], besides other: Snapshot) -> [FigureGroup] {
        Dictionary(grouping: changes, by: \.owner).sorted { $0.key < $1.key }.flatMap { owner, changes in
            FigureGroup.groups(of: changes.map(\.name), of: owner, besides: (other.figures[owner] ?? [:]).keys)
        }
    }

    private static func edges(from before: Snapshot, to after: Snapshot, files: [FileChange]) -> [EdgeChange] {
        let names = NewNames(of: files)
        let old = Dictionary(before.edges.map { (names.edge($0.key), $0.value) }) { first, _ in first }
        let new = after.edges
        let gone = old.filter { new[$0.key] == nil }.map { EdgeChange(edge: $0.key, file: $0.value, isNew: false) }
        let come = new.filter { old[$0.key] == nil }.map { EdgeChange(edge: $0.key, file: $0.value, isNew: true) }
        return (gone + come).sorted { ($0.edge, $0.file) < ($1.edge, $1.file) }
    }
}

extension Snapshot {
    /// A figure; for a cell that a matrix does not list, 0.
    ///
    /// `nil` for a cell that the other one lists as 0: a matrix that was measured lists no such cell.
    fileprivate func figure(_ name: String, of owner: String, besides other: Snapshot) -> Figure? {
        guard let own = figures[owner] else { return nil }
        if let figure = own[name] { return figure }
        guard let matrix = FigurePath(text: name).matrix, other.figures[owner]?[name]?.value != 0 else { return nil }
        let prefix = matrix.text + "."
        return own.keys.contains { $0.hasPrefix(prefix) } ? Figure(0) : nil
    }
}
