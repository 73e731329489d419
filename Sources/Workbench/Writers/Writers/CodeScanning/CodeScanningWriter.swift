import Report
import Rules
import Support
import Words

/// Broken rules and habits for code scanning: SARIF 2.1.0 with paths relative to the subject's root.
public enum CodeScanningWriter {
    public static func text(for report: Report) throws -> String {
        try JSONText.text(for: CodeScanningLog(runs: [run(of: report)]))
    }
}

extension CodeScanningWriter {
    private static func run(of report: Report) -> CodeScanningLog.Run {
        let rules = rules(of: report)
        let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let failures = report.failed.flatMap { architecture in
            FailureList(architecture).lines.map { "\(architecture.name): \($0)" }
        }
        return CodeScanningLog.Run(
            tool: .init(driver: .init(name: "catwalk", rules: rules)),
            invocations: [
                .init(
                    executionSuccessful: failures.isEmpty,
                    toolExecutionNotifications: failures.map { .init(level: .error, message: message($0)) }
                )
            ],
            results: Findings(of: report).all.map { finding in
                CodeScanningLog.Result(
                    ruleId: finding.rule,
                    ruleIndex: indices[finding.rule],
                    level: finding.level,
                    message: message(finding.explanation),
                    locations: [location(of: finding)],
                    partialFingerprints: ["catwalkFinding/v1": finding.fingerprint]
                )
            }
        )
    }

    /// Those of the configuration, then the habits.
    private static func rules(of report: Report) -> [CodeScanningLog.Rule] {
        report.rules.map { rule(named: $0.name, $0.wording, .error, tag: "architecture") }
            + Habit.allCases.map { rule(named: $0.rawValue, WordTable.standard($0.definition).en, .note, tag: "habit") }
    }

    private static func rule(
        named name: String,
        _ wording: String,
        _ level: CodeScanningLog.Level,
        tag: String
    ) -> CodeScanningLog.Rule {
        CodeScanningLog.Rule(
            id: name,
            shortDescription: message(name),
            fullDescription: message(wording),
            help: .init(text: message(wording).text, markdown: MarkdownText.escaped(wording)),
            defaultConfiguration: .init(level: level),
            properties: .init(tags: [tag])
        )
    }

    private static func location(of finding: Findings.Finding) -> CodeScanningLog.Location {
        .init(
            physicalLocation: .init(
                artifactLocation: .init(uri: RelativeAddress.text(for: finding.file)),
                region: .init(startLine: finding.line, startColumn: finding.column)
            )
        )
    }

    /// Viewers make a link of text in brackets.
    private static func message(_ text: String) -> CodeScanningLog.Message {
        .init(text.unicodeScalars.map { "[]\\".unicodeScalars.contains($0) ? "\\\($0)" : String($0) }.joined())
    }
}
