/// Looks for nesting in a text that the parser could not cope with, before the parser sees it.
///
/// The parser descends with the nesting, and looks ahead through `[[[` twice at each bracket, which doubles its time
/// with each. Only brackets, and words, arrows and `#` in a row, are looked at; comments and literals are left out.
struct NestingScan {
    struct Excess: Hashable {
        enum Kind: Hashable {
            /// Brackets or `#if` inside each other.
            case nesting
            /// Words in a row without punctuation between them.
            case words
            /// `else` in one function.
            case alternatives
            /// `#` in a row.
            case hashes
            /// Lines that begin a merge conflict.
            case conflicts
        }

        let kind: Kind

        /// UTF-8 offset.
        let offset: Int
        let maximum: Int
    }

    static let maximumDepth = 128

    /// Of square brackets that begin with one another: nobody has arrays of more dimensions.
    static let maximumSquareDepth = 6

    /// Of `#if`: at each of them the parser looks ahead through all those inside it.
    static let maximumConditionDepth = 16

    /// Of one and the same word, arrow or prefix in a row: `await await await`.
    static let maximumRepetition = 128

    /// Of `else if`, and of other words without punctuation between them.
    static let maximumChain = 4_000

    /// Of `#`, all of which the lexer looks at again for each of them.
    static let maximumHashes = 128

    /// Of marks of merge conflicts, for the end of each of which the lexer looks through the rest of the file.
    static let maximumConflicts = 16

    /// `nil` if the text can be parsed.
    let excess: Excess?

    init(of text: String) {
        var text = text
        excess = text.withUTF8 { bytes in
            var scanner = NestingScanner(bytes)
            return scanner.excess()
        }
    }
}
