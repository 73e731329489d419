import Foundation

/// What memory a program had resident with so many apps open, and with twice as many, as it measured itself.
public struct MemorySample: Hashable, Codable, Sendable {
    /// In bytes, when what is there once only has been paid for.
    let residentBefore: Int
    /// In bytes, with as many apps again.
    let residentAfter: Int

    var growth: Int { residentAfter - residentBefore }
}

extension MemorySample {
    /// Reads the last line that a program printed: JSON with these keys.
    init(lastLineOf output: String, command: String) throws(BenchmarkError) {
        let line = output.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        guard let sample = try? JSONDecoder().decode(MemorySample.self, from: Data(line.utf8)),
            [sample.residentBefore, sample.residentAfter].allSatisfy((0...TimedSample.mostBytes).contains)
        else {
            throw .noMemory(command: command, line: String(line.prefix(200)))
        }
        self = sample
    }
}
