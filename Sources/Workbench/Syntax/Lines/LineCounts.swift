/// How many lines of each class a piece of source has.
///
/// `physical` is always `code + comment + blank`; `logical` counts statements and members, whatever lines they stand on.
public struct LineCounts: Hashable, Codable, Sendable {
    public let physical: Int
    public let code: Int
    public let comment: Int
    public let blank: Int
    /// Code-block items and member-block items of the syntax tree.
    public let logical: Int
    public static let zero = LineCounts(code: 0, comment: 0, blank: 0, logical: 0)

    public init(code: Int, comment: Int, blank: Int, logical: Int) {
        physical = code + comment + blank
        self.code = code
        self.comment = comment
        self.blank = blank
        self.logical = logical
    }

    /// Adds class by class.
    ///
    /// Files with identical contents are all added: variants that share code are compared fairly.
    public static func + (left: LineCounts, right: LineCounts) -> LineCounts {
        LineCounts(
            code: left.code + right.code,
            comment: left.comment + right.comment,
            blank: left.blank + right.blank,
            logical: left.logical + right.logical
        )
    }
}
