import Foundation
import Testing
import Writers

@testable import Report

struct MeasureAddressTests {
    @Test("Every measure of the comparison has the value that stands at its address in report.json")
    func values() throws {
        let report = Report.madeUp.costing(.madeUp)
        let architectures = try JSONSerialization.jsonObject(with: Data(report.json().utf8))
        let encoded = try #require((architectures as? [String: Any])?["architectures"] as? [Any])
        for (figures, json) in zip(report.measured, encoded) {
            for measure in Measure.all {
                let (shown, written) = (measure.value(figures), value(at: measure.address, in: json))
                // Without scenes there is no figure of them, although nothing adds up to 0.
                if measure.absence(in: figures) == .noScenes { continue }
                #expect(shown == written, "\(measure.name) of \(figures.name)")
            }
        }
    }

    /// Works out sums, differences and quotients, and the share of what has `covered` and `total`.
    private func value(at path: String, in json: Any) -> Double? {
        let words = path.split(separator: " ")
        let operands = stride(from: 0, to: words.count, by: 2).map { number(at: String(words[$0]), in: json) }
        guard words.count > 1 else { return operands[0] }
        let known = operands.compactMap(\.self)
        guard known.count == operands.count else { return nil }
        return switch words[1] {
        case "/": known[0] / known[1]
        case "-": known[0] - known[1]
        default: known.reduce(0, +)
        }
    }

    private func number(at path: String, in json: Any) -> Double? {
        if let number = Double(path) { return number }
        if let (list, rest) = path.firstRange(of: ".*.").map({ (path[..<$0.lowerBound], path[$0.upperBound...]) }) {
            let entries = (0..<Int(number(at: "\(list).length", in: json) ?? 0))
            let known = entries.compactMap { number(at: "\(list).\($0).\(rest)", in: json) }
            // A report that was written before the figure was measured has it in no entry.
            return known.isEmpty && !entries.isEmpty ? nil : known.reduce(0, +)
        }
        let found = path.split(separator: ".").reduce(Any?.some(json)) { value, key in
            switch value {
            case let object as [String: Any]: object[String(key)]
            case let array as [Any] where key == "length": array.count
            case let array as [Any]: Int(key).flatMap { $0 < array.count ? array[$0] : nil }
            default: nil
            }
        }
        if let count = found as? [String: Double], let covered = count["covered"], let total = count["total"] {
            return covered / total
        }
        return (found as? NSNumber)?.doubleValue
    }
}
