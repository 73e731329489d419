import Index
import Parsing

extension IndexedFile {
    /// Whether the names of the types and functions that it defines stand where it says: the dates of a store from
    /// another machine tell nothing.
    func fits(_ file: ParsedFile) -> Bool {
        occurrences.filter(definesNamed).allSatisfy { occurrence in
            rest(of: file, from: occurrence)?.starts(withName: symbols[occurrence.symbol].writtenName) ?? false
        }
    }
}

extension IndexedFile {
    /// Whether it defines a type or a function, and not an accessor, which has no name of its own in the source.
    private func definesNamed(_ occurrence: Occurrence) -> Bool {
        guard occurrence.roles.contains(.definition), !occurrence.roles.contains(.implicit) else { return false }
        let kind = symbols[occurrence.symbol].kind
        let isAccessor = relations(of: occurrence).contains { $0.roles.contains(.accessorOf) }
        return (kind.isType || kind.isFunction) && !isAccessor
    }

    /// The text from the place on; `nil` if the file has no such place.
    private func rest(of file: ParsedFile, from place: Occurrence) -> Substring.UTF8View? {
        let bytes = file.text.utf8
        guard file.lines.starts.indices.contains(place.line - 1) else { return nil }
        let offset = file.lines.starts[place.line - 1] + place.column - 1
        guard offset >= 0, let start = bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex)
        else { return nil }
        return bytes[start...]
    }
}

extension Substring.UTF8View {
    /// What is quoted, or made by an attribute or a macro, starts with their sign.
    fileprivate func starts(withName name: Substring) -> Bool {
        let signs = [UInt8(ascii: "`"), UInt8(ascii: "@"), UInt8(ascii: "#")]
        return starts(with: name.utf8) || prefix(1).contains(where: signs.contains)
    }
}

extension IndexedSymbol {
    /// Without its argument labels.
    fileprivate var writtenName: Substring { name.prefix { $0 != "(" } }
}
