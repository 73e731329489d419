import Parsing
import Words

/// One line of the source that breaks a rule.
public struct Violation: Hashable, Sendable {
    public let rule: String
    /// The module that the line belongs to: an architecture's or a shared layer's.
    public let module: String
    /// The name of the type that breaks the rule; for an import, or what stands in no type, the name of the file.
    public let from: String
    /// The name of the type, file or module that is used against the rule.
    public let to: String
    /// The row of the role matrix that the breach counts in; `nil` for an import, which no matrix shows.
    public let matrixRow: String?
    /// The column of the role matrix that the breach counts in; `nil` for an import.
    public let matrixColumn: String?
    /// Relative to the subject's root.
    public let file: String
    public let position: SourcePosition
    /// What the breach is known by, whatever line it stands on.
    public let key: BreachKey
    /// Who does what against which promise.
    public let explanation: Sentence
}
