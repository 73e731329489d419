extension Unicode.Scalar {
    /// Whether it shows nothing and may act on the text around it: control characters, marks of direction, and the ends
    /// of lines and paragraphs.
    public var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
