import Report
import Support

extension ChangesWriter {
    /// For programs: every change, keys in alphabetical order.
    public func json() throws -> String { try JSONText.text(for: object) }

    var object: JSONObject {
        [
            "schemaVersion": 1,
            "before": before,
            "after": after,
            "figures": changes.figures.map(Self.object),
            "files": changes.files.map { file -> JSONObject in
                ["path": file.path, "oldPath": file.oldPath, "before": file.before, "after": file.after]
            },
            "edges": changes.edges.map { change -> JSONObject in
                [
                    "of": change.edge.owner, "from": change.edge.from, "to": change.edge.to, "file": change.file,
                    "isNew": change.isNew,
                ]
            },
            "sameFigures": changes.sameFigures,
            "sameFiles": changes.sameFiles,
            "leavesOutCoupling": changes.leavesOutCoupling,
        ]
    }

    /// What a figure was is left out if it is new, and what it is if it is gone; null stands for one without a value.
    private static func object(for change: FigureChange) -> JSONObject {
        let values: (before: Figure?, after: Figure?) =
            switch change.kind {
            case .changed(let from, let to): (Figure(from), Figure(to))
            case .gone(let was): (Figure(was), nil)
            case .new(let value): (nil, Figure(value))
            }
        return ["of": change.owner, "name": change.name, "before": values.before, "after": values.after]
    }
}
