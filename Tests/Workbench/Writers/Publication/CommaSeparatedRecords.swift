/// Reads comma-separated values as RFC 4180 says, byte by byte.
enum CommaSeparatedRecords {
    static func read(_ text: String) -> [[String]] {
        var records: [[String]] = []
        var record: [String] = []
        var cell: [UInt8] = []
        var isQuoted = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ",") where !isQuoted:
                record.append(String(decoding: cell, as: UTF8.self))
                cell = []
            case UInt8(ascii: "\n") where !isQuoted:
                records.append(record + [String(decoding: cell, as: UTF8.self)])
                (record, cell) = ([], [])
            case UInt8(ascii: "\r") where !isQuoted: break
            default: cell.append(byte)
            }
        }
        return records
    }
}
