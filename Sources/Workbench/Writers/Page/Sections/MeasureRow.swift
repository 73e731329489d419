import Report
import Words
import Writers

/// One measure of the comparison: its numbers, and how each comes about.
enum MeasureRow {
    /// Where the page has the parts that a measure is made of.
    static let behind: [String: (id: String, title: String)] = [
        "files": ("all-files", "tests.files"), "code-lines": ("all-files", "tests.files"),
        "regions-unit-tests": ("all-files", "tests.files"),
        "edges-declared": ("matrices", "structure.matrices"), "edges-resolved": ("matrices", "structure.matrices"),
        "rebuild-of-32-pairs": ("growth", "growth.title"),
    ]

    static func content(of row: Comparison.Row, columns: [Column], words: WordTable) -> Content {
        let measure = row.measure
        let derivations = columns.map { measure.derivation($0.figures) }
        let texts = derivations.map { derivation in derivation.map { DerivationText($0, words: words) } }
        let cells = zip(row.cells, zip(derivations, texts)).map { cell, how in
            // Covered and total stand beside a share that is made of them.
            if case .covered = how.0 {
                FigureCell(compared: cell, measure.format, note: how.1?.inputs.en, derivation: nil)
            } else {
                FigureCell(
                    compared: cell,
                    measure.format,
                    note: cell.ratio.map(NumberText.ratio),
                    derivation: how.1?.inputs
                )
            }
        }
        return [
            "id": measure.name,
            // Where the numbers stand in `report.json`, below their architecture.
            "path": measure.address,
            "behind": behind[measure.name].map { ["id": $0.id, "title": words($0.title)] as Content },
            "title": words(measure.title),
            "better": measure.better.map { $0 == .lower ? "↓" : "↑" },
            "source": measure.definition.source.map { words($0) },
            // What the inputs of the derivations are; left out if numbers and signs say it.
            "formula": texts.lazy.compactMap { $0?.formula }.first,
            "cells": cells,
        ]
    }
}
