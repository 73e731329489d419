import Coupling
import Support

extension Survey {
    /// So many names are told one by one; of the others only how many there are.
    private static let shown = 5

    /// What a person has to know beside the figures, in sentences.
    public var notes: [PrintableText] {
        let notes = [
            PathNote(
                leftOut: leftOut,
                way: "What you name as an argument is measured, and so is what --exclude '!NAME' keeps."
            ),
            PathNote(notIndexed: notIndexed),
        ]
        return notes.compactMap(\.self).map { "\($0.description)" } + ambiguityNotes
    }

    /// What could not be told apart.
    private var ambiguityNotes: [PrintableText] {
        let notes = ambiguous.prefix(Self.shown).map { name -> PrintableText in
            let folders =
                name.folders.count > Self.shown
                ? "\(name.folders.count) folders" : name.folders.joined(separator: ", ")
            let place = "\(name.places[0].file):\(name.places[0].line)"
            let files = name.places.count > 1 ? "\(name.places.count) files, first in " : ""
            return """
                \(name.name) is declared in \(folders), and nothing says which is meant in \(files)\(place): no edge \
                is counted. An import of the folder's name would tell.
                """
        }
        let rest = ambiguous.count - Self.shown
        return notes
            + (rest > 0 ? ["Another \(rest) names are declared in several folders: --format json has all."] : [])
    }
}
