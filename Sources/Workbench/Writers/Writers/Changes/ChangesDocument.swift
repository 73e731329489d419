import Report

/// The keys of the JSON form of what has changed.
struct ChangesDocument: Encodable {
    let schemaVersion = 1
    let before: String
    let after: String
    let figures: [ChangedFigure]
    let files: [ChangedFile]
    let edges: [ChangedEdge]
    let sameFigures: Int
    let sameFiles: Int

    /// Whether figures of coupling are missing, because they were found in two ways.
    let leavesOutCoupling: Bool

    struct ChangedFigure: Encodable {
        let of: String
        let name: String

        /// Absent for a figure that is new; null for one that was not defined.
        let before: Figure?

        /// Absent for a figure that is gone; null for one that is not defined.
        let after: Figure?
    }

    struct ChangedFile: Encodable {
        let path: String
        let oldPath: String?
        let before: FileSnapshot?
        let after: FileSnapshot?
    }

    struct ChangedEdge: Encodable {
        let of: String
        let from: String
        let to: String
        let file: String
        let isNew: Bool
    }
}

extension ChangesDocument {
    init(of changes: SnapshotChanges, before: String, after: String) {
        self.init(
            before: before,
            after: after,
            figures: changes.figures.map(ChangedFigure.init),
            files: changes.files.map {
                ChangedFile(path: $0.path, oldPath: $0.oldPath, before: $0.before, after: $0.after)
            },
            edges: changes.edges.map {
                ChangedEdge(of: $0.edge.owner, from: $0.edge.from, to: $0.edge.to, file: $0.file, isNew: $0.isNew)
            },
            sameFigures: changes.sameFigures,
            sameFiles: changes.sameFiles,
            leavesOutCoupling: changes.leavesOutCoupling
        )
    }
}

extension ChangesDocument.ChangedFigure {
    fileprivate init(_ change: FigureChange) {
        let values: (before: Figure?, after: Figure?) =
            switch change.kind {
            case .changed(let from, let to): (Figure(from), Figure(to))
            case .gone(let was): (Figure(was), nil)
            case .new(let value): (nil, Figure(value))
            }
        self.init(of: change.owner, name: change.name, before: values.before, after: values.after)
    }
}
