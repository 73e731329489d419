import Report
import Words

/// How a number comes about: in words, once for a row, and with the numbers of one architecture.
struct DerivationText: Sendable {
    /// What the inputs are; `nil` if numbers and signs say it, or a place is named.
    let formula: Words?
    /// As it stands below the number: `= 36 / 12²`.
    let inputs: Words

    init(_ derivation: Derivation, words: WordTable) {
        switch derivation {
        case .arithmetic(let text):
            (formula, inputs) = (nil, Words("= \(text)"))
        case .covered(let covered, let total):
            (formula, inputs) = (nil, Words("\(covered)/\(total)"))
        case .shares(let shares):
            (formula, inputs) = (nil, "= " + Derivation.text(of: shares, in: words))
        case .terms(let terms):
            formula = terms.reduce("=") { $0 + Self.sign(of: $1) + words($1.name) }
            inputs = terms.reduce("=") { $0 + Self.sign(of: $1) + Words($1.count) }
        case .remarks(let remarks):
            formula = remarks.lazy.compactMap { if case .count(_, _, let row) = $0 { words(row) } else { nil } }.first
            inputs = remarks.map { Self.text(of: $0, in: words) }.listed
        }
    }
}

extension DerivationText {
    private static func sign(of term: Derivation.Term) -> Words {
        Words(term.sign.isEmpty ? " " : " \(term.sign) ")
    }

    private static func text(of remark: Derivation.Remark, in words: WordTable) -> Words {
        switch remark {
        case .count(let count, _, _): Words(count)
        case .text(let text): words(text)
        // A file is known by its name; the page has its folder in the list of all files.
        case .place(let name, let file, let line):
            Words("\(name.map { "\($0), " } ?? "")\(file.split(separator: "/").last ?? ""):\(line)")
        case .names(let names): Words(names.joined(separator: ", "))
        }
    }
}
