import Testing

/// The members of a small type, and the components they fall into, found by hand.
struct MemberSample: Sendable, CustomTestStringConvertible {
    let reason: String
    let members: String

    /// The components, each with its members between blanks; none where the figure is not defined.
    let components: [String]?

    var testDescription: String { reason }
}
