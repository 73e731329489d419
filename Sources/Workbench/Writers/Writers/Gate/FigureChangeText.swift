import Foundation
import Report

/// How figures have changed, in a few words.
enum FigureChangeText {
    /// Those that others follow from, in the order in which they are told.
    private static let main = [
        "files", "lines.code", "lines.comment", "lines.blank", "declarations.classes", "declarations.structs",
        "declarations.enums", "declarations.actors", "declarations.protocols", "complexity.bodies",
        "complexity.cyclomatic.sum", "complexity.cognitive.sum", "coupling.declared.edges", "tests.files",
        "tests.functions", "tests.doubles", "tests.lines.code",
    ]

    /// How many are told if none of the main figures of the whole is among them.
    private static let others = 3

    /// What others follow from, with what was tolerated, and the number of the others.
    static func summary(of failing: [FailingFigure]) -> String {
        let ofWhole = main.compactMap { name in failing.first { $0.change.name == name } }
        let ofParts = main.flatMap { name in failing.filter { $0.change.name.hasSuffix(".\(name)") } }
        let told = ofWhole.isEmpty ? Array((ofParts.isEmpty ? failing : ofParts).prefix(others)) : ofWhole
        let rest = failing.count - told.count
        let more = rest == 0 ? "" : rest == 1 ? ", and 1 more figure" : ", and \(rest) more figures"
        return told.map(text).joined(separator: ", ") + more
    }

    /// `24 → 25 (+1)`.
    static func change(from before: Double?, to after: Double?) -> String {
        var old = value(before)
        var new = value(after)
        guard let before, let after else { return "\(old) → \(new)" }
        if old == new { (old, new) = ("\(before)", "\(after)") }
        return "\(old) → \(new) (\(after < before ? "−" : "+")\(value(abs(after - before))))"
    }

    /// A whole number, or one with four digits that count.
    static func value(_ value: Double?) -> String {
        guard let value else { return "undefined" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return String(format: "%.4g", value)
    }
}

extension FigureChangeText {
    private static func text(for failing: FailingFigure) -> String {
        guard case .changed(let from, let to) = failing.change.kind else { return failing.change.name }
        let allowed = failing.tolerance.map { tolerance in
            let limits = [tolerance.absolute.map(value), tolerance.relative.map { "\(value($0 * 100)) %" }]
            return ", tolerated \(limits.compactMap(\.self).joined(separator: " or "))"
        }
        return "\(failing.change.name) \(change(from: from, to: to))\(allowed ?? "")"
    }
}
