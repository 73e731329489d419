import Report
import Rules

/// A check as JUnit's XML, in which many CI services look for tests: a case for each rule, for the figures of each owner that
/// are held, and for each budget.
///
/// The form has no standard; this keeps to what Jenkins, GitLab and Azure document alike.
public enum CheckJUnit {
    /// - Parameters:
    ///   - rules: the names of all rules.
    ///   - breaches: what is broken of them.
    ///   - verdict: on the figures and budgets; `nil` if none were asked for.
    ///   - budgets: the conditions of all budgets.
    ///   - folder: where the reader finds the files.
    /// - Returns: the XML, which ends with a line's end.
    public static func text(
        rules: [String],
        breaches: BreachComparison,
        verdict: GateVerdict?,
        budgets: [String],
        in folder: ReaderFolder
    ) -> String {
        let findings = CheckFinding.all(breaches: breaches, verdict: verdict, folder: folder)
        let byName = Dictionary(grouping: findings, by: \.name)
        let owners = Set((verdict?.failing ?? []).map(\.change.owner)).sorted().map(CheckFinding.figuresName)
        let budgets = verdict == nil ? [] : budgets.map(CheckFinding.budgetName)
        let suites = [
            suite("rules", of: rules, byName), suite("figures", of: owners, byName),
            suite("budgets", of: budgets, byName),
        ]
        return
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"catwalk check\">\n\(suites.joined())</testsuites>\n"
    }

    private static func suite(_ suite: String, of names: [String], _ findings: [String: [CheckFinding]]) -> String {
        if names.isEmpty { return "" }
        let failed = names.count { findings[$0] != nil }
        let cases = names.map { name in
            let start = "    <testcase classname=\"catwalk.\(suite)\" name=\"\(XMLText.escaped(name))\""
            guard let found = findings[name], let first = found.first else { return "\(start)/>\n" }
            let file = " file=\"\(XMLText.escaped(first.file))\""
            let more = found.count == 1 ? "" : " (and \(found.count - 1) more)"
            let lines = found.map { XMLText.escaped("\($0.file):\($0.line): \($0.text)") }.joined(separator: "\n")
            return
                "\(start)\(file)>\n      <failure message=\"\(XMLText.escaped(first.text + more))\">\(lines)</failure>\n"
                + "    </testcase>\n"
        }
        return "  <testsuite name=\"\(suite)\" tests=\"\(names.count)\" failures=\"\(failed)\" errors=\"0\">\n"
            + "\(cases.joined())  </testsuite>\n"
    }
}
