import Report
import Support

/// What all scenarios come to in each architecture, for people and for programs.
public enum PlayedWriter {
    /// A table of the measures, then what is used by the sources alone and in scenarios alone.
    public static func text(for architectures: [PlayedArchitecture]) -> PrintableText {
        let rows = architectures.map { architecture in
            [architecture.name, "\(architecture.scenarios)", "\(architecture.taps)"]
                + [architecture.messagesPerTap, architecture.partsPerTap, architecture.deepestChain].map(text)
        }
        let header = ["", "scenarios", "taps", "messages/tap", "parts/tap", "deepest chain"]
        let table = TextTable(header: header, rows: rows).plain()
        return "Median and largest, over all taps and all scenarios:\n\n" + table + architectures.map(ways).joined()
    }

    /// Keys are in alphabetical order.
    public static func json(for architectures: [PlayedArchitecture]) throws -> String {
        try JSONText.text(for: ["schemaVersion": 1, "architectures": architectures] as JSONObject)
    }

    private static func text(of spread: PlayedArchitecture.Spread?) -> String {
        guard let spread else { return "" }
        return "\(spread.medianText), \(spread.max)"
    }

    private static func ways(of architecture: PlayedArchitecture) -> PrintableText {
        let never = architecture.neverPlayed.map { way -> PrintableText in "  \(way.from) → \(way.to)\n" }
        let undeclared = architecture.undeclared.map { way -> PrintableText in
            let how = way.isResolved ? "through a protocol" : "not even through a protocol"
            let more = way.scenarios.count > 1 ? " and \(way.scenarios.count - 1) more" : ""
            return "  \(way.from) → \(way.to), \(how): \(way.scenarios.first ?? "")\(more)\n"
        }
        return section("\(architecture.name): declared and never played", never)
            + section("\(architecture.name): played and not declared", undeclared)
    }

    private static func section(_ title: String, _ lines: [PrintableText]) -> PrintableText {
        "\n\(title)\(lines.isEmpty ? ": none" : "")\n" + lines.joined()
    }
}

extension PlayedArchitecture.Spread {
    /// The middle of whole numbers is one, or lies halfway between two.
    package var medianText: String { median == median.rounded() ? "\(Int(median))" : "\(median)" }
}
