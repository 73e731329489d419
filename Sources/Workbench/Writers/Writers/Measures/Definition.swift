/// What a number means, in words that a reader can check it by.
package struct Definition: Hashable, Sendable {
    /// Sentences; the first says what is counted.
    package let text: String

    /// Who defined it, and when; `nil` if the project itself did.
    package let source: String?

    init(_ text: String, source: String? = nil) {
        self.text = text
        self.source = source
    }
}
