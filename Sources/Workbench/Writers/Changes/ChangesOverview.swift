import Snapshots

/// What has changed, as people read it: the figures of each architecture and role, then the files and edges.
struct ChangesOverview {
    let sections: [Section]
    let files: [FileChange]
    let edges: [EdgeChange]

    /// What stayed, in sentences.
    let rest: String

    struct Section {
        /// The architecture, layer or target, with a role or scene of it.
        let title: String

        let figures: [ChangedFigure]
    }

    init(of changes: SnapshotChanges) {
        let grouped = Dictionary(grouping: changes.figures) { Place(of: $0) }
        sections = grouped.sorted { $0.key < $1.key }.compactMap { place, figures in
            let told =
                figures.map { (change: $0, name: place.name(of: $0)) }
                .sorted {
                    (ChangedFigure.rank(ofFigure: $0.name), $0.name) < (ChangedFigure.rank(ofFigure: $1.name), $1.name)
                }
                .compactMap { ChangedFigure($0.change, named: $0.name) }
            return told.isEmpty ? nil : Section(title: place.title, figures: told)
        }
        files = changes.files
        edges = changes.edges
        let untold = changes.figures.count - sections.reduce(0) { $0 + $1.figures.count }
        let coupling = changes.leavesOutCoupling ? " Coupling was found in two ways and is left out." : ""
        rest =
            "Unchanged: \(changes.sameFigures) figures, \(changes.sameFiles) files."
            + (untold == 0 ? "" : " Another \(untold) figures have changed; --format json has all.") + coupling
    }
}

extension ChangesOverview {
    /// What a figure is of.
    private struct Place: Hashable, Comparable {
        let owner: String

        /// `roles.View`; empty for the whole.
        let part: String

        init(of change: FigureChange) {
            owner = change.owner
            part =
                change.name.prefixMatch(of: #/(?:roles|scenes)\.(?:`[^`]*`|[^.]+)(?=\.)/#).map { String($0.output) }
                ?? ""
        }

        var title: String {
            guard let dot = part.firstIndex(of: ".") else { return owner }
            let kind = part[..<dot] == "roles" ? "role" : "scene"
            return "\(owner), \(kind) \(part[part.index(after: dot)...])"
        }

        func name(of change: FigureChange) -> String {
            part.isEmpty ? change.name : String(change.name.dropFirst(part.count + 1))
        }

        static func < (left: Place, right: Place) -> Bool {
            (left.owner, left.part) < (right.owner, right.part)
        }
    }
}
