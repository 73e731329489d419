import Foundation
import Support

/// Goes through a JSON text once, for the first place that is not JSON, or has a number that nobody can have measured.
///
/// Foundation's decoder tells neither line nor column, and takes numbers with which a calculation would trap.
struct JSONScan {
    private let bytes: [UInt8]
    /// The keys below which a number may be negative.
    private let signed: Set<String>
    private var position = 0
    /// Where the value that is being read stands.
    private var path: [Step] = []

    private enum Step {
        case key(String)
        case index(Int)
    }

    /// So large that 10¹² times as many as fit a file still is a number of the machine.
    private static let largest = 1e12
    /// Deeper than any document, and shallow enough for the stack of any thread.
    private static let deepest = 64
    /// In bytes; a number is written with fewer.
    private static let longestNumber = 64

    init(of data: Data, signed: Set<String>) {
        bytes = [UInt8](data)
        self.signed = signed
    }

    mutating func run() throws(DecodingFault) {
        do {
            _ = try UnicodeFault.text(of: Data(bytes))
        } catch {
            throw fault(
                error.isCrowded
                    ? "In line \(error.line) a letter stands under too many marks."
                    : "It is not UTF-8, first in line \(error.line)."
            )
        }
        if bytes.starts(with: Self.byteOrderMark) { position = Self.byteOrderMark.count }
        try readValue()
        skipSpace()
        if position < bytes.count { throw notJSON }
    }
}

extension JSONScan {
    private mutating func readValue() throws(DecodingFault) {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): try readObject()
        case UInt8(ascii: "["): try readList()
        case UInt8(ascii: "\""): _ = try readString()
        case UInt8(ascii: "t"): try readWord("true")
        case UInt8(ascii: "f"): try readWord("false")
        case UInt8(ascii: "n"): try readWord("null")
        case let byte? where Self.isOfNumber(byte): try readNumber()
        default: throw notJSON
        }
    }

    private mutating func readObject() throws(DecodingFault) {
        try readElements(closedBy: UInt8(ascii: "}")) { scan, _ throws(DecodingFault) in
            scan.skipSpace()
            let key = try scan.readString()
            scan.skipSpace()
            try scan.read(UInt8(ascii: ":"))
            return .key(key)
        }
    }

    private mutating func readList() throws(DecodingFault) {
        try readElements(closedBy: UInt8(ascii: "]")) { _, index in .index(index) }
    }

    /// `step` reads what stands before the value.
    private mutating func readElements(
        closedBy end: UInt8,
        step: (inout JSONScan, Int) throws(DecodingFault) -> Step
    ) throws(DecodingFault) {
        if path.count == Self.deepest {
            throw DecodingFault(
                key: "",
                reason: "It is nested deeper than \(Self.deepest) levels in \(place(of: position))."
            )
        }
        position += 1
        skipSpace()
        if skip(end) { return }
        var index = 0
        repeat {
            path.append(try step(&self, index))
            try readValue()
            path.removeLast()
            index += 1
            skipSpace()
        } while skip(UInt8(ascii: ","))
        try read(end)
    }

    /// The text between the quotes, as it is written.
    private mutating func readString() throws(DecodingFault) -> String {
        try read(UInt8(ascii: "\""))
        let start = position
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw notJSON }
            position += 1
            if byte == UInt8(ascii: "\\") { try readEscape() }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        try read(UInt8(ascii: "\""))
        return text
    }

    /// What follows a backslash.
    private mutating func readEscape() throws(DecodingFault) {
        guard let byte = next, "\"\\/bfnrtu".utf8.contains(byte) else { throw notJSON }
        position += 1
        guard byte == UInt8(ascii: "u") else { return }
        switch try readUnit() {
        case 0xD800...0xDBFF:
            // The first half of a character, which the second one follows.
            try read(UInt8(ascii: "\\"))
            try read(UInt8(ascii: "u"))
            let start = position
            guard case 0xDC00...0xDFFF = try readUnit() else { throw notJSON(from: start) }
        case 0xDC00...0xDFFF: throw notJSON(from: position - 4)
        default: break
        }
    }

    /// Four hexadecimal digits.
    private mutating func readUnit() throws(DecodingFault) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else { throw notJSON }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    private mutating func readNumber() throws(DecodingFault) {
        let start = position
        while let byte = next, Self.isOfNumber(byte) { position += 1 }
        let text = bytes[start..<position]
        let value = Self.value(of: text)
        // A number that the text ends in may go on.
        guard let value else { throw position < bytes.count ? notJSON(from: start) : notJSON }
        if abs(value) <= Self.largest, value >= 0 || isBelow(signed) { return }
        position = start
        throw fault("Nobody can have measured the number in \(place(of: position)).")
    }

    /// `nil` if it is not a number in JSON; more than is possible for one with more digits than are written.
    private static func value(of text: ArraySlice<UInt8>) -> Double? {
        let digits = text.drop { $0 == UInt8(ascii: "-") }
        let hasNeedlessZero = digits.starts(with: "0".utf8) && digits.dropFirst().first.map(isDigit) == true
        let hasBarePoint = zip(digits, digits.dropFirst()).contains { $0 == UInt8(ascii: ".") && !isDigit($1) }
        guard digits.first.map(isDigit) == true, text.last.map(isDigit) == true, !hasNeedlessZero, !hasBarePoint
        else { return nil }
        return text.count > longestNumber ? .infinity : Double(String(decoding: text, as: UTF8.self))
    }

    private mutating func readWord(_ word: StaticString) throws(DecodingFault) {
        let start = position
        for byte in "\(word)".utf8 where !skip(byte) { throw position < bytes.count ? notJSON(from: start) : notJSON }
    }

    private mutating func read(_ byte: UInt8) throws(DecodingFault) {
        guard skip(byte) else { throw notJSON }
    }

    /// Whether it was there.
    private mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private static func isOfNumber(_ byte: UInt8) -> Bool { isDigit(byte) || "+-.eE".utf8.contains(byte) }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private func isBelow(_ keys: Set<String>) -> Bool {
        path.contains { if case .key(let key) = $0 { keys.contains(key) } else { false } }
    }

    private var notJSON: DecodingFault { notJSON(from: position) }

    private func notJSON(from position: Int) -> DecodingFault {
        position >= bytes.count
            ? DecodingFault(key: "", reason: "It is cut short: the text ends in \(place(of: position)).")
            : DecodingFault(key: "", reason: "It is not JSON from \(place(of: position)) on.")
    }

    private func fault(_ reason: String) -> DecodingFault { DecodingFault(key: key, reason: reason) }

    /// Of the value that is being read.
    private var key: String {
        path.reduce(into: "") { text, step in
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            }
        }
    }

    /// Line and column are counted from 1, and columns in Unicode scalars.
    private func place(of position: Int) -> String {
        let before = bytes[..<min(position, bytes.count)]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
        return "line \(line), column \(column)"
    }
}
