import Report
import Words
import Writers

/// Martin's figures of an architecture's roles: as a table, and as a plot against the main sequence.
enum SequenceFigure {
    /// `mark` stands for the architecture in pictures; `nil` if no role has both instability and abstractness.
    static func content(of column: Column, mark: Int?, words: WordTable) -> Content? {
        let declared = column.figures.coupling.declared.martin.roles
        let resolved = column.figures.coupling.resolved.martin.roles
        let plot = MainSequence(declared: declared, resolved: resolved)
        if plot.points.isEmpty { return nil }
        return [
            "index": column.index,
            "name": column.name,
            "mark": mark,
            "finding": finding(for: declared, of: column.name, words: words),
            "plot": plot,
            "zones": zip(MainSequence.zones, [words("sequence.pain"), words("sequence.uselessness")]).map {
                ["x": $0.x, "y": $0.y, "anchor": $0.anchor, "name": $1] as Content
            },
            "rows": declared.enumerated().map { position, role -> Content in
                let after = resolved.firstIndex { $0.name == role.name }
                let cells = cells(of: role)
                let changes = after.map { Self.cells(of: resolved[$0]) } ?? []
                return [
                    "role": role.name, "position": position, "cells": cells,
                    // As resolved, if one of them is another than as declared.
                    "hasChanges": zip(cells, changes).contains { $0.number != $1.number },
                    "resolvedPosition": after, "changes": changes,
                ]
            },
        ]
    }

    private static func cells(of role: GroupMartin) -> [FigureCell] {
        [FigureCell(role.afferent), FigureCell(role.efferent)]
            + [role.instability, role.abstractness, role.distance].map { FigureCell($0.value, .decimal) }
    }

    private static func finding(for roles: [GroupMartin], of name: String, words: WordTable) -> Words {
        let farthest = roles.max { $0.distance.value ?? -1 < $1.distance.value ?? -1 }
        guard let farthest, let distance = farthest.distance.value else {
            return words("sequence.unknown", ["name": Words(name)])
        }
        let text = NumberText.value(distance, .decimal)
        let tied = roles.filter { $0.distance.value.map { NumberText.value($0, .decimal) } == text }
        // What nobody uses and what uses nobody has no distance, and so is not on it.
        let isOn = distance == 0 && roles.allSatisfy { $0.distance.value != nil }
        return words(
            isOn ? "sequence.on" : "sequence.farthest",
            ["name": Words(name), "role": tied.map { Words($0.name) }.listed, "distance": Words(text)]
        )
    }
}
