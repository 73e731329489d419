/// What callgrind counted in one run of a program: its instructions, and how often each function was called.
///
/// Its format is documented in Valgrind's manual, *Callgrind Format Specification*; lines that say nothing about these
/// two are passed over.
struct CallgrindProfile: Hashable {
    let instructions: Int
    /// By the function's name; a function that calls itself counts each time.
    let calls: [String: Int]

    func count(of cost: Cost) -> Int {
        cost == .instructions ? instructions : cost.functions.reduce(0) { $0 + calls[$1, default: 0] }
    }
}

extension CallgrindProfile {
    /// Reads the file's bytes; `name` is what errors call it.
    init(reading bytes: [UInt8], named name: String) throws(BenchmarkError) {
        var reader = CallgrindReader(file: name)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            try reader.read(line)
        }
        self = try reader.profile()
    }
}
