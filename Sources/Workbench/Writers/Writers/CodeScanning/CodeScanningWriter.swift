import Report
import Rules
import Support
import Words

/// Broken rules and habits for code scanning: SARIF 2.1.0 with paths relative to the subject's root.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html
public enum CodeScanningWriter {
    public static func text(for report: Report) throws -> String {
        let log: JSONObject = [
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": [run(of: report)],
        ]
        return try JSONText.text(for: log)
    }
}

extension CodeScanningWriter {
    /// What stands for the folder that paths are relative to.
    private static let root = "%SRCROOT%"

    private static func run(of report: Report) -> JSONObject {
        let names = report.rules.map(\.name) + Habit.allCases.map(\.rawValue)
        let indices = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        let failures = report.failed.flatMap { failed in failed.lines().map { "\(failed.name): \($0)" } }
        let invocation: JSONObject = [
            "executionSuccessful": failures.isEmpty,
            "toolExecutionNotifications": failures.map {
                ["level": "error", "message": message($0)] as JSONObject
            },
        ]
        return [
            "tool": ["driver": ["name": "catwalk", "rules": rules(of: report)] as JSONObject],
            "invocations": [invocation],
            "originalUriBaseIds": [root: ["description": message("The folder that has the .catwalk.yml.")]],
            "columnKind": "utf16CodeUnits",
            "results": Finding.all(of: report).map { result(for: $0, ruleIndex: indices[$0.rule]) },
        ]
    }

    /// Those of the configuration, then the habits.
    private static func rules(of report: Report) -> [JSONObject] {
        report.rules.map { rule(named: $0.name, $0.wording, .error, tag: "architecture") }
            + Habit.allCases.map { rule(named: $0.rawValue, WordTable.standard($0.definition).en, .note, tag: "habit") }
    }

    private static func rule(
        named name: String,
        _ wording: String,
        _ level: Finding.Level,
        tag: String
    ) -> JSONObject {
        [
            "id": name,
            "shortDescription": message(name),
            "fullDescription": message(wording),
            "help": ["text": escaped(wording), "markdown": MarkdownText.escaped(wording)],
            "defaultConfiguration": ["level": level.rawValue],
            "properties": ["tags": [tag]],
        ]
    }

    /// Without an index if the report knows no rule of that name.
    private static func result(for finding: Finding, ruleIndex: Int?) -> JSONObject {
        let file = ["uri": RelativeAddress.text(for: finding.file), "uriBaseId": root]
        let region: JSONObject = ["startLine": finding.line, "startColumn": finding.column]
        let place: JSONObject = ["artifactLocation": file, "region": region]
        return [
            "ruleId": finding.rule,
            "ruleIndex": ruleIndex,
            "level": finding.level.rawValue,
            "message": message(finding.explanation),
            "locations": [["physicalLocation": place]],
            "partialFingerprints": ["catwalkFinding/v1": finding.fingerprint],
        ]
    }

    private static func message(_ text: String) -> [String: String] { ["text": escaped(text)] }

    /// Viewers make a link of text in brackets.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { "[]\\".unicodeScalars.contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
