import Report
import Support

/// The report for programs: every figure, unrounded, keys in alphabetical order.
public enum JSONWriter {
    public static func text(for report: Report) throws -> String {
        try report.json()
    }
}
