import Foundation

/// Why bytes are no text, and where that shows first.
public enum UnicodeFault: Error, Hashable, Sendable {
    /// They begin as UTF-16 or UTF-32 does.
    case wide
    /// Line and column are counted from 1, the column in Unicode scalars.
    case invalid(line: Int, column: Int)
}

extension UnicodeFault {
    /// The text of the bytes, of which none is repaired; a byte order mark at their start stays.
    public static func text(of data: Data) throws(UnicodeFault) -> String {
        if let text = String(validating: data, as: UTF8.self), !isWide(data) { return text }
        throw isWide(data) ? .wide : place(in: data)
    }

    public var line: Int {
        switch self {
        case .wide: 1
        case .invalid(let line, _): line
        }
    }

    public var column: Int {
        switch self {
        case .wide: 1
        case .invalid(_, let column): column
        }
    }

    /// What is wrong and what to do, without the place.
    public var reason: String {
        switch self {
        case .wide: "This is UTF-16 or UTF-32. Save it as UTF-8."
        case .invalid: "Here stands a byte that is not UTF-8. Save the file as UTF-8."
        }
    }

    /// Text in these encodings begins with their mark, or has a zero byte in each ASCII letter.
    private static func isWide(_ data: Data) -> Bool {
        data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) || data.prefix(2).contains(0)
    }

    private static func place(in data: Data) -> UnicodeFault {
        var decoder = UTF8()
        var bytes = data.makeIterator()
        var (line, column) = (1, 1)
        var previous: Unicode.Scalar?
        while case .scalarValue(let scalar) = decoder.decode(&bytes) {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r": (line, column) = (line + 1, 1)
            default: column += 1
            }
            previous = scalar
        }
        return .invalid(line: line, column: column)
    }
}
