import Index
import Parsing

extension IndexedFile {
    /// Whether the names of the types and functions that it defines stand where it says: the dates of a store from
    /// another machine tell nothing.
    func fits(_ file: ParsedFile) -> Bool {
        let bytes = file.text.utf8
        return occurrences.filter { $0.roles.contains(.definition) && !$0.roles.contains(.implicit) }
            .allSatisfy { occurrence in
                let symbol = symbols[occurrence.symbol]
                guard symbol.kind.isType || symbol.kind.isFunction, !isAccessor(occurrence) else { return true }
                guard file.lines.starts.indices.contains(occurrence.line - 1) else { return false }
                let offset = file.lines.starts[occurrence.line - 1] + occurrence.column - 1
                guard offset >= 0,
                    let start = bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex)
                else {
                    return false
                }
                return bytes[start...].starts(with: symbol.writtenName.utf8)
                    || [UInt8(ascii: "`"), UInt8(ascii: "@"), UInt8(ascii: "#")].contains(bytes[start...].first)
            }
    }
}

extension IndexedFile {
    /// Accessors have no name of their own in the source.
    private func isAccessor(_ occurrence: Occurrence) -> Bool {
        relations(of: occurrence).contains { $0.roles.contains(.accessorOf) }
    }
}

extension IndexedSymbol {
    /// Without its argument labels.
    fileprivate var writtenName: Substring { name.prefix { $0 != "(" } }
}
