import Coupling
import Support

extension [AmbiguousName] {
    /// So many names are told one by one; of the others only how many there are.
    private static var shown: Int { 5 }

    /// What could not be told apart, in sentences; `way` says where all of it stands, and may be empty.
    func notes(way: String = "") -> [PrintableText] {
        let notes = prefix(Self.shown).map { name -> PrintableText in
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
        let rest = count - Self.shown
        return notes
            + (rest > 0
                ? ["Declared in several folders, too: \(rest) other \(rest == 1 ? "name" : "names")\(way)."] : [])
    }
}
