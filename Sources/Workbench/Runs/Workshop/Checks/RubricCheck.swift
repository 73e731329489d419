import Foundation
import Words

/// Sees to it that a learner went through each item of a rubric, and cites figures with their values.
struct RubricCheck {
    let file: String
    let items: Int
    let figures: Int
    let tree: FileTree

    /// A figure is cited as `name = value`, both in code marks or plain; a share may be in percent.
    ///
    /// A word is taken whole or not at all: if each of its ends were tried, a long one would take minutes.
    private static var citation: Regex<(Substring, Substring, Substring?, Substring?)> {
        /([A-Za-z0-9.]++)(?:`?\s*(?:=|:)\s*`?(-?[0-9]+(?:\.[0-9]+)?)(`?\s*[%％])?)?/
    }

    /// The words that are said to have a value, with the value, and what a number of it is worth.
    private static func citations(in text: String) -> [(name: String, value: String, scale: Double)] {
        text.matches(of: citation).compactMap { match in
            let name = match.1.drop { !$0.isLetter }
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            guard let value = match.2, parts.count > 1, !parts.contains("") else { return nil }
            return (String(name), String(value), match.3 == nil ? 1 : 0.01)
        }
    }

    /// `value` gives a figure of the report by its name; `nil` if there is none.
    func faults(value: (String) -> Double?) -> [CheckFault] {
        guard let text = tree.text(of: file) else {
            return [CheckFault(WordTable.standard("workshop.no-answers", ["file": Words(file)]))]
        }
        let ticked = text.matches(of: /(?m)^[ \t]*[-*] \[[xX]\] \S/).count
        if ticked < items {
            let counts: [String: Words] = ["count": Words(ticked), "items": Words(items)]
            return [CheckFault(WordTable.standard("workshop.unticked", counts), file: file)]
        }
        let cited = Self.citations(in: text)
        for (name, number, scale) in cited {
            guard let actual = value(name) else {
                return [CheckFault(WordTable.standard("workshop.unknown-figure", ["name": Words(name)]), file: file)]
            }
            guard let claimed = Double(number), abs(claimed * scale - actual) < Self.tolerance(of: number) * scale
            else {
                let values: [String: Words] = ["name": Words(name), "value": Words(actual.formatted())]
                return [CheckFault(WordTable.standard("workshop.wrong-figure", values), file: file)]
            }
        }
        // The same figure of two architectures counts once.
        let different = Set(cited.map { $0.name.drop { $0 != "." } }).count
        if different < figures {
            let counts: [String: Words] = ["count": Words(different), "figures": Words(figures)]
            return [CheckFault(WordTable.standard("workshop.few-figures", counts), file: file)]
        }
        return []
    }

    /// A figure may be rounded to the digits that are written.
    private static func tolerance(of number: String) -> Double {
        let digits = number.split(separator: ".").dropFirst().first?.count ?? 0
        return 0.5 * pow(10, -Double(digits)) + 1e-9
    }
}
