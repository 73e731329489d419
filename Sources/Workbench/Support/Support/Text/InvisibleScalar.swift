extension Unicode.Scalar {
    /// Whether it shows nothing and may act on the text around it: control characters, marks of direction, the ends of
    /// lines and paragraphs, and noncharacters such as U+FFFE, which XML and YAML do not allow.
    public var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: properties.isNoncharacterCodePoint
        }
    }
}
