import Words

/// What a number means, in words that a reader can check it by.
package struct Definition: Hashable, Sendable {
    /// The first says what is counted; measures that stand together may have others in common.
    package let sentences: [Words]
    /// Who defined it, and when; `nil` if the project itself did.
    package let source: Words?

    package var text: Words { sentences.paragraph }
}
