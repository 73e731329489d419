import Foundation
import Report

/// How figures have changed, in a few words.
enum FigureChangeText {
    /// How many are told if no figure of the whole that others follow from is among them.
    private static let others = 3

    /// What others follow from, with what was tolerated, and the number of the others.
    static func summary(of failing: [FailingFigure]) -> String {
        let basic = failing.compactMap { failing in
            rank(of: failing.change.name).map { (failing: failing, isOfWhole: $0.isOfWhole, rank: $0.rank) }
        }.sorted { ($0.rank, $0.failing.change.name) < ($1.rank, $1.failing.change.name) }
        let ofWhole = basic.filter(\.isOfWhole).map(\.failing)
        let told = ofWhole.isEmpty ? Array((basic.isEmpty ? failing : basic.map(\.failing)).prefix(others)) : ofWhole
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
    /// Of a figure that others follow from, or of that of a part of the architecture; `nil` for all others.
    private static func rank(of name: String) -> (isOfWhole: Bool, rank: Int)? {
        let names = FigurePath(text: name).names
        return names.indices.lazy.compactMap { start in
            guard let entry = CatalogueEntry(of: FigurePath(names[start...]).text), entry.isBasic else { return nil }
            return (start == 0, entry.rank)
        }.first
    }

    private static func text(for failing: FailingFigure) -> String {
        guard case .changed(let from, let to) = failing.change.kind else { return failing.change.name }
        let allowed = failing.tolerance.map { tolerance in
            let limits = [tolerance.absolute.map(value), tolerance.relative.map { "\(value($0 * 100)) %" }]
            return ", tolerated \(limits.compactMap(\.self).joined(separator: " or "))"
        }
        return "\(failing.change.name) \(change(from: from, to: to))\(allowed ?? "")"
    }
}
