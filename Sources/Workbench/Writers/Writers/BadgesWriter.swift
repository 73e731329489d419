import Report
import Support

/// A few figures as badges, in the form that Shields reads from an address: https://shields.io/badges/endpoint-badge.
public enum BadgesWriter {
    /// The badges by what they are about, each as JSON.
    public static func texts(for report: Report) throws -> [(name: String, text: String)] {
        try [
            ("rules", rules(of: report)),
            ("tests", tests(of: report)),
            ("code-lines", figures("code lines", of: report, .count) { Double($0.lines.code) }),
            ("coverage", figures("coverage", of: report, .share) { $0.coverage?.all.regions.share }),
        ].map { ($0.0, try JSONText.text(for: $0.1)) }
    }
}

extension BadgesWriter {
    private struct Badge: Encodable {
        let schemaVersion = 1
        let label: String
        let message: String
        let color: String
    }

    private static func rules(of report: Report) -> Badge {
        let broken = Set(report.violations.map(\.rule)).count
        return Badge(
            label: "architecture rules",
            message: "\(report.rules.count - broken) of \(report.rules.count) kept",
            color: color(isGood: broken == 0)
        )
    }

    private static func tests(of report: Report) -> Badge {
        Badge(
            label: "tests",
            message: "pass in \(report.measured.count) of \(report.architectures.count) architectures",
            color: color(isGood: report.failed.isEmpty)
        )
    }

    /// Blue, whatever the figures are: they are no marks.
    private static func figures(
        _ label: String,
        of report: Report,
        _ format: Unit.Format,
        value: (ArchitectureFigures) -> Double?
    ) -> Badge {
        let parts = report.measured.map { "\($0.name) \(NumberText.value(value($0), format))" }
        return Badge(label: label, message: parts.isEmpty ? "none" : parts.joined(separator: " · "), color: "blue")
    }

    private static func color(isGood: Bool) -> String { isGood ? "brightgreen" : "red" }
}
