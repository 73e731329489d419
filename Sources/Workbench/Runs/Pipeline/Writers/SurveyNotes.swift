import Support

extension Survey {
    /// What a person has to know beside the figures, in sentences.
    public var notes: [PrintableText] {
        let notes = [
            PathNote(
                leftOut: leftOut,
                way: "What you name as an argument is measured, and so is what --exclude '!NAME' keeps."
            ),
            PathNote(mistakes: mistakes),
            PathNote(notIndexed: notIndexed),
        ]
        return notes.compactMap(\.self).map { "\($0.description)" }
            + ambiguous.notes(way: ": --format json has all")
    }
}
