/// What a physical line is counted as: exactly one of these.
public enum LineClass: Hashable, Sendable {
    /// A token touches the line, or it lies inside a string or regex literal.
    case code

    /// No token touches the line, but a comment does; a blank line inside a block comment is one of these.
    case comment

    case blank
}
