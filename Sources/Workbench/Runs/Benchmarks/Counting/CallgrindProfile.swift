/// What callgrind counted in one run of a program: its instructions, and how often each function was called.
///
/// Its format is documented in Valgrind's manual, *Callgrind Format Specification*; lines that say nothing about these
/// two are passed over.
public struct CallgrindProfile: Hashable, Sendable {
    public let instructions: Int

    /// By the function's name; a function that calls itself counts each time.
    public let calls: [String: Int]

    public func count(of cost: Cost) -> Int {
        cost == .instructions ? instructions : cost.functions.reduce(0) { $0 + calls[$1, default: 0] }
    }
}

extension CallgrindProfile {
    /// Reads the file's bytes; `name` is what errors call it.
    public init(reading bytes: [UInt8], named name: String) throws(CountingError) {
        var reader = CallgrindReader(file: name)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            try reader.read(line)
        }
        self = try reader.profile()
    }
}
