import Report
import Rules
import Support

/// A check as a report of code quality, which GitLab shows beside the lines of a merge request.
///
/// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
public enum CheckCodeQuality {
    /// `folder` is where the subject lies in its repository.
    public static func text(breaches: BreachComparison, verdict: GateVerdict?, in folder: ReaderFolder) throws -> String
    {
        let findings = CheckFinding.all(breaches: breaches, verdict: verdict, folder: folder)
        return try JSONText.text(
            for: findings.map { finding -> JSONObject in
                [
                    "description": finding.text,
                    "check_name": finding.name,
                    "fingerprint": finding.identity,
                    "severity": "major",
                    "location": ["path": finding.file, "lines": ["begin": finding.line] as JSONObject] as JSONObject,
                ]
            }
        )
    }
}
