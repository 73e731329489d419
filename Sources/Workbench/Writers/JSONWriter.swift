import Foundation
import Report

/// The report for programs: every figure, unrounded, keys in alphabetical order.
public enum JSONWriter {
    public static func text(for report: Report) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
    }
}
