import Report
import Words
import Writers

/// How architectures grow with their scenes, as a page that needs nothing but itself and reads well without its script.
///
/// Each measure has a chart that states its finding, and a table with the chart's data.
public enum ScalePage {
    private static let frame = PageFrame(
        packing: PackageResources.page_css + PackageResources.scale_css,
        PackageResources.page_js
    )

    /// Identical for identical measurements.
    public static func text(for scale: Scale) throws(PageError) -> String {
        let words = WordTable.standard
        return try Templates(words: words).render(content(of: scale, words: words), with: "scale")
    }

    private static func content(of scale: Scale, words: WordTable) -> Content {
        let tables = ScaleTable.all(of: scale, words: words)
        return [
            "name": scale.name,
            // What it has in common with the report's page stands in the files of that.
            "frame": frame,
            "reading": ScaleWords.reading(in: words),
            "origin": scale.generated.map { ScaleWords.origin(of: $0, rounds: scale.rounds, in: words) },
            "architectures": scale.architectures,
            // The trends of each measure, a cell for each architecture.
            "overview": tables.map { table -> Content in
                let trends = scale.architectures.map { architecture in
                    table.rows.first { $0.name == architecture.name }?.growth.trendTitle(in: words)
                }
                let cells = trends.map { $0 ?? "–" }
                return ["id": table.id, "title": table.title, "cells": cells]
            },
            "sections": tables.map { table -> Content in
                ["table": table, "chart": ScaleChart(of: table.rows.map(\.growth), sizes: scale.sizes)]
            },
        ]
    }
}
