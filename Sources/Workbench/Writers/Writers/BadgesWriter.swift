import Report
import Support

/// A few figures as badges, in the form that Shields reads from an address: https://shields.io/badges/endpoint-badge.
public enum BadgesWriter {
    /// The badges by what they are about, each as JSON.
    public static func texts(for report: Report) throws -> [(name: String, text: String)] {
        let broken = Set(report.violations.map(\.rule)).count
        let kept = report.rules.isEmpty ? "none" : "\(report.rules.count - broken) of \(report.rules.count) kept"
        // What has no tests, or of which none was run, has not passed any.
        let run = report.measured.count { $0.tests?.count != nil }
        let isRun = run > 0 || !report.failed.isEmpty
        let passing = isRun ? "pass in \(run) of \(report.architectures.count) architectures" : "not run"
        return [
            (
                "rules",
                try badge(
                    "architecture rules",
                    kept,
                    color: report.rules.isEmpty ? "lightgrey" : color(isGood: broken == 0)
                )
            ),
            ("tests", try badge("tests", passing, color: isRun ? color(isGood: report.failed.isEmpty) : "lightgrey")),
            ("code-lines", try figures("code lines", of: report, .count) { Double($0.lines.code) }),
            ("coverage", try figures("coverage", of: report, .share) { $0.coverage?.all.regions.share }),
        ]
    }
}

extension BadgesWriter {
    /// Blue, whatever the figures are: they are no marks.
    private static func figures(
        _ label: String,
        of report: Report,
        _ format: Unit.Format,
        value: (ArchitectureFigures) -> Double?
    ) throws -> String {
        let parts = report.measured.map { "\($0.name) \(NumberText.value(value($0), format))" }
        return try badge(label, parts.isEmpty ? "none" : parts.joined(separator: " · "), color: "blue")
    }

    private static func color(isGood: Bool) -> String { isGood ? "brightgreen" : "red" }

    private static func badge(_ label: String, _ message: String, color: String) throws -> String {
        let badge: JSONObject = ["schemaVersion": 1, "label": label, "message": message, "color": color]
        return try JSONText.text(for: badge)
    }
}
