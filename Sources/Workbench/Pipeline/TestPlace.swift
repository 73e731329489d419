/// Where the `@Test` of a test function stands.
struct TestPlace: Hashable, Sendable {
    /// Relative to the subject's root.
    let file: String

    let line: Int
}
