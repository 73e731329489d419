import Words

/// How a number comes about, as far as the report can show it.
package enum Derivation: Hashable, Sendable {
    /// In numbers and signs alone: `36 / 12²`.
    case arithmetic(String)

    /// A sum or a difference of what has a name in every architecture: `36 physical − 5 comment − 3 blank`.
    case terms([Term])

    /// A sum over parts that each architecture names itself; `nil` names what is in no part.
    case shares([Share])

    /// What part of how many was covered.
    case covered(Int, of: Int)

    /// What belongs to the number without giving it: where it is found, what it is one part of.
    case remarks([Remark])

    package struct Term: Hashable, Sendable {
        /// What stands before it; empty for the first.
        package let sign: String
        package let count: Int
        package let name: Words

        init(_ sign: String, _ count: Int, _ name: Words) {
            self.sign = sign
            self.count = count
            self.name = name
        }

        init(_ sign: String, _ count: Int, en: String, zh: String) { self.init(sign, count, Words(en: en, zh: zh)) }

        init(_ count: Int, en: String, zh: String) { self.init("", count, en: en, zh: zh) }
    }

    package struct Share: Hashable, Sendable {
        package let count: Int
        package let name: String?
    }

    package enum Remark: Hashable, Sendable {
        /// A count with a text that has it as `{{count}}`, and what a table says once of all such counts in a row.
        case count(Int, text: Words, row: Words)
        /// Counts in a text that names them.
        case text(Words)
        case place(name: String?, file: String, line: Int)
        case names([String])
    }
}

extension Derivation {
    /// A count that belongs to the number, and nothing else; `nil` if it was not taken.
    static func count(_ count: Int?, text: Words, row: Words) -> Derivation? {
        count.map { .remarks([.count($0, text: text, row: row)]) }
    }

    /// As it goes on after the number: ` = 36 / 12²`, `, in 3 files`.
    package func text(in words: WordTable) -> Words {
        switch self {
        case .arithmetic(let text): " = \(text)"
        case .covered(let covered, let total): " = \(covered) / \(total)"
        case .terms(let terms):
            terms.reduce(Words(" =")) { text, term in
                text + Words(term.sign.isEmpty ? " " : " \(term.sign) ") + Words("\(term.count) ") + words(term.name)
            }
        case .shares(let shares): " = " + Self.text(of: shares, in: words)
        case .remarks(let remarks): Words(", ") + remarks.map { $0.said(in: words) }.listed
        }
    }

    /// `12 Controller + 11 without a role`.
    package static func text(of shares: [Share], in words: WordTable) -> Words {
        let parts = shares.map { share in
            Words("\(share.count) ") + (share.name.map { Words($0) } ?? words("derivation.no-role"))
        }
        return parts.dropFirst().reduce(parts.first ?? "") { $0 + Words(" + ") + $1 }
    }
}

extension Derivation.Remark {
    fileprivate func said(in words: WordTable) -> Words {
        switch self {
        case .count(let count, let text, _): words(text, ["count": Words(count)])
        case .text(let text): words(text)
        case .place(let name, let file, let line): Words("\(name.map { "\($0), " } ?? "")\(file):\(line)")
        case .names(let names): Words(names.joined(separator: ", "))
        }
    }
}
