/// Takes the lines of a file that callgrind wrote, one after the other.
struct CallgrindReader {
    private let file: String
    private var line = 0
    private var hasHeader = false
    private var instructionColumn: Int?
    private var totals: Int?
    /// Names are written once and are a number from then on; callers and callees share the numbers.
    private var names: [Int: String] = [:]
    private var callee: String?
    private var calls: [String: Int] = [:]
    /// What a number of JSON still tells exactly; no program lives to see it.
    private static let most = 1 << 53

    init(file: String) {
        self.file = file
    }

    mutating func read(_ bytes: ArraySlice<UInt8>) throws(BenchmarkError) {
        line += 1
        switch bytes.first {
        case UInt8(ascii: "e"):
            if let text = text(of: bytes, after: "events:") {
                instructionColumn = text.split(separator: " ").firstIndex(of: "Ir")
            }
        case UInt8(ascii: "t"): if let text = text(of: bytes, after: "totals:") { try readTotals(text) }
        case UInt8(ascii: "f"): if let text = text(of: bytes, after: "fn=") { _ = try name(in: text) }
        case UInt8(ascii: "c"):
            if let text = text(of: bytes, after: "cfn=") { callee = try name(in: text) }
            if let text = text(of: bytes, after: "calls=") { try readCalls(text) }
            if text(of: bytes, after: "creator: callgrind") != nil { hasHeader = true }
        default: break
        }
    }

    func profile() throws(BenchmarkError) -> CallgrindProfile {
        guard hasHeader else { throw .notCallgrind(file: file) }
        guard let totals else { throw .incomplete(file: file) }
        return CallgrindProfile(instructions: totals, calls: calls)
    }
}

extension CallgrindReader {
    private func text(of bytes: ArraySlice<UInt8>, after prefix: StaticString) -> String? {
        let count = prefix.utf8CodeUnitCount
        let fits = prefix.withUTF8Buffer { bytes.prefix(count).elementsEqual($0) }
        return fits ? String(decoding: bytes.dropFirst(count), as: UTF8.self) : nil
    }

    private mutating func readTotals(_ text: String) throws(BenchmarkError) {
        guard let column = instructionColumn else { throw fault("it counts no instructions (event Ir)") }
        let numbers = text.split(separator: " ")
        guard column < numbers.count, let number = Self.count(numbers[column]) else {
            throw fault("\"\(text)\" has no total of instructions")
        }
        totals = number
    }

    private mutating func readCalls(_ text: String) throws(BenchmarkError) {
        guard let callee else { throw fault("a call has no function that is called") }
        guard let count = text.split(separator: " ").first.flatMap(Self.count) else {
            throw fault("\"\(text)\" is no number of calls")
        }
        calls[callee, default: 0] += count
        if calls[callee, default: 0] > Self.most { throw fault("\"\(text)\" is more calls than can be") }
    }

    private static func count(_ text: Substring) -> Int? {
        Int(text).flatMap { (0...most).contains($0) ? $0 : nil }
    }

    /// The name in `(7) malloc`, in a later `(7)`, or in `malloc`, without the mark of a call by itself, `'2`.
    private mutating func name(in text: String) throws(BenchmarkError) -> String {
        guard text.first == "(" else { return Self.plain(text) }
        guard let end = text.firstIndex(of: ")"), let number = Int(text[text.index(after: text.startIndex)..<end])
        else {
            throw fault("\"\(text)\" is no name")
        }
        let rest = text[text.index(after: end)...].drop { $0 == " " }
        if !rest.isEmpty { names[number] = Self.plain(rest) }
        guard let name = names[number] else { throw fault("the name (\(number)) has not been told") }
        return name
    }

    private static func plain(_ name: some StringProtocol) -> String {
        guard let mark = name.lastIndex(of: "'") else { return String(name) }
        let isNumber = name[name.index(after: mark)...].allSatisfy(\.isNumber)
        return String(isNumber ? name[..<mark] : name[...])
    }

    private func fault(_ reason: String) -> BenchmarkError {
        .malformed(file: file, line: line, reason: reason)
    }
}
