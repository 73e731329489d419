import Report
import Words
import Writers

/// What the parts of each architecture say to each other in some scenarios, as a page that stands beside the report's.
public enum TracesPage {
    private static let frame = PageFrame(
        packing: PackageResources.page_css + PackageResources.sequence_css + PackageResources.traces_css,
        PackageResources.page_js
    )

    /// Identical for identical traces.
    ///
    /// Places lead to the page of the report's sources; without a report they are only named.
    public static func text(for traces: Traces, report: Report? = nil) throws(PageError) -> String {
        let words = WordTable.standard
        return try Templates(words: words).render(content(of: traces, report: report, words: words), with: "traces")
    }

    private static func content(of traces: Traces, report: Report?, words: WordTable) -> Content {
        let architectures = traces.architectures
        let figures = Dictionary((report?.measured ?? []).map { ($0.name, $0) }) { first, _ in first }
        let state = Measure.all.first { $0.name == "state-variables" && !figures.isEmpty }
        let addresses = report.map { SourceAddresses(of: $0, links: .page) }
        return [
            "name": traces.name,
            "frame": frame,
            "finding": finding(for: architectures, words: words),
            // All play the same scenarios, and tap as often.
            "extent": architectures.first.map {
                words("traces.extent", ["taps": Words($0.taps), "scenarios": Words($0.scenarios)])
            },
            // The record does not tell what is written, so this is the report's figure.
            "state": state.map { ["title": words($0.title)] as Content },
            "rows": architectures.enumerated().map { index, architecture -> Content in
                let spreads = [architecture.messagesPerTap, architecture.partsPerTap, architecture.deepestChain]
                return [
                    "name": architecture.name, "mark": mark(of: index, among: architectures.count),
                    "cells": spreads.map { spread -> Content in
                        ["median": spread?.medianText, "most": spread?.max]
                    },
                    "kept": state.map { measure -> Content in
                        let own = figures[architecture.name]
                        return [
                            "number": NumberText.value(own.flatMap(measure.value), measure.format),
                            "where": own.flatMap(measure.derivation).map { DerivationText($0, words: words).inputs },
                        ]
                    },
                ]
            },
            "scenarios": traces.scenarios.indices.map {
                ScenarioTrace(number: $0, of: traces, addresses: addresses, words: words).content
            },
        ]
    }
}

extension TracesPage {
    /// `nil` for one alone, which needs no mark.
    static func mark(of index: Int, among count: Int) -> Int? { count > 1 ? Column.mark(of: index) : nil }

    /// Whose taps send most messages and whose fewest; `nil` if nobody taps.
    private static func finding(for architectures: [PlayedArchitecture], words: WordTable) -> Words? {
        let spreads = architectures.compactMap(\.messagesPerTap)
        guard let least = spreads.min(by: { $0.median < $1.median }),
            let most = spreads.max(by: { $0.median < $1.median })
        else { return nil }
        if least.median == most.median { return words("traces.same", ["count": Words(most.medianText)]) }
        let names = { (median: Double) in
            architectures.filter { $0.messagesPerTap?.median == median }.map { Words($0.name) }.listed
        }
        return words(
            "traces.differ",
            [
                "most": names(most.median), "high": Words(most.medianText),
                "least": names(least.median), "low": Words(least.medianText),
            ]
        )
    }
}
