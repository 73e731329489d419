import Report
import Rules
import Support
import Words

/// Broken rules and anti-patterns for code scanning: SARIF 2.1.0 with paths relative to the repository's root.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html
public enum CodeScanningWriter {
    /// `folder` is where the subject lies in its repository.
    public static func text(for report: Report, in folder: ReaderFolder = ReaderFolder(".")) throws -> String {
        let log: JSONObject = [
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": [run(of: report, in: folder)],
        ]
        return try JSONText.text(for: log)
    }
}

extension CodeScanningWriter {
    /// What stands for the folder that paths are relative to.
    private static let root = "%SRCROOT%"

    private static func run(of report: Report, in folder: ReaderFolder) -> JSONObject {
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
            "originalUriBaseIds": [
                root: [
                    "description": message("The repository's root; without one the folder that has the .catwalk.yml.")
                ]
            ],
            "columnKind": "utf16CodeUnits",
            "results": results(of: report, in: folder),
        ]
    }

    /// The rules of the configuration, then the anti-patterns.
    private static func rules(of report: Report) -> [JSONObject] {
        report.rules.map { rule(named: $0.name, $0.wording, level: "error", tag: "architecture") }
            + Habit.allCases.map { habit in
                rule(named: habit.rawValue, WordTable.standard(habit.definition).en, level: "note", tag: "anti-pattern")
            }
    }

    private static func rule(named name: String, _ wording: String, level: String, tag: String) -> JSONObject {
        [
            "id": name,
            "shortDescription": message(name),
            "fullDescription": message(wording),
            "help": ["text": escaped(wording), "markdown": MarkdownText.escaped(wording)],
            "defaultConfiguration": ["level": level],
            "properties": ["tags": [tag]],
        ]
    }

    /// Breaches that are not accepted, those of shared layers first, then anti-patterns.
    ///
    /// SARIF could say that a result is accepted, but not every reader of it keeps quiet about such a one.
    private static func results(of report: Report, in folder: ReaderFolder) -> [JSONObject] {
        let names = report.rules.map(\.name) + Habit.allCases.map(\.rawValue)
        let indices = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        var times: [String: Int] = [:]
        /// Each is known by who does what to whom, and a number that counts how often: code may move, and it is the
        /// same.
        func result(
            _ rule: String,
            _ level: String,
            _ explanation: String,
            _ place: JSONObject,
            parts: [String]
        ) -> JSONObject {
            let key = ([rule] + parts).joined(separator: "/")
            times[key, default: 0] += 1
            return [
                "ruleId": rule,
                // Left out if the report knows no rule of that name.
                "ruleIndex": indices[rule],
                "level": level,
                "message": message(explanation),
                "locations": [["physicalLocation": place]],
                "partialFingerprints": ["catwalkFinding/v1": "\(key)/\(times[key, default: 1])"],
            ]
        }
        let breaches =
            report.shared.flatMap { layer in layer.violations.map { (layer.name, $0) } }
            + report.measured.flatMap { architecture in architecture.violations.map { (architecture.name, $0) } }
        let habits = report.measured.flatMap { architecture in architecture.habits.map { (architecture.name, $0) } }
        return breaches.filter { !$0.1.isAccepted }.map { module, breach in
            let place = place(in: folder.file(breach.file), breach.line, breach.column)
            return result(breach.rule, "error", breach.explanation, place, parts: [module, breach.from, breach.to])
        }
            + habits.map { module, habit in
                let place = place(in: folder.file(habit.file), habit.line, nil)
                return result(habit.habit, "note", habit.explanation, place, parts: [module, habit.name])
            }
    }

    private static func place(in file: String, _ line: Int, _ column: Int?) -> JSONObject {
        [
            "artifactLocation": ["uri": RelativeAddress.text(for: file), "uriBaseId": root],
            "region": ["startLine": line, "startColumn": column] as JSONObject,
        ]
    }

    private static func message(_ text: String) -> [String: String] { ["text": escaped(text)] }

    /// Viewers make a link of text in brackets.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { "[]\\".unicodeScalars.contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
