import Rules
import Words

/// A place where a rule is broken.
public struct ViolationFigures: Hashable, Codable, Sendable {
    /// The rule's name in the configuration.
    public let rule: String
    public let from: String
    public let to: String
    /// What a check knows the breach by; `nil` in a report of an earlier version.
    public private(set) var key: BreachKey?
    /// The row and the column of the matrix that the breach counts in; `nil` for an import, which no matrix shows.
    public let cell: Cell?
    /// `true` if the subject's baseline accepts the breach; `nil` if it does not.
    public private(set) var accepted: Bool?
    /// Relative to the subject's root.
    public let file: String
    public let line: Int
    /// Counted from 1 in UTF-8 bytes, as the compiler does.
    public let column: Int?
    /// In English, for programs.
    public let explanation: String
    /// The explanation before a language is chosen; `nil` in a report of an earlier version.
    public let sentence: Sentence?

    /// Two places of a matrix: roles, or the name that stands for types without one; the second may be a shared layer.
    public struct Cell: Hashable, Codable, Sendable {
        public let from: String
        public let to: String

        public init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }
}

extension ViolationFigures {
    public init(_ violation: Violation) {
        self.init(
            rule: violation.rule,
            from: violation.from,
            to: violation.to,
            key: violation.key,
            cell: violation.matrixRow.flatMap { row in violation.matrixColumn.map { Cell(from: row, to: $0) } },
            file: violation.file,
            line: violation.position.line,
            column: violation.position.column,
            explanation: WordTable.standard(violation.explanation).en,
            sentence: violation.explanation
        )
    }

    public var isAccepted: Bool { accepted == true }

    /// What is the same for all places of one breach.
    var identity: [String] { key.map { [$0.rule, $0.from, $0.to] } ?? [rule, file, from, to] }

    /// The violation, accepted if its key is among these.
    func accepted(in keys: Set<BreachKey>) -> ViolationFigures {
        var violation = self
        violation.accepted = key.map(keys.contains) == true ? true : nil
        return violation
    }

    /// What is to be said in every language, or in English alone if the table does not have the sentence.
    public func words(in table: WordTable) -> Words {
        guard let sentence, table.has(sentence) else { return Words(explanation) }
        return table(sentence)
    }
}
