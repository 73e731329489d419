import Foundation

/// What a program took for its rounds, as it measured itself.
public struct TimedSample: Hashable, Codable, Sendable {
    /// In seconds, for all rounds.
    let wallClock: Double
    /// User and system time in seconds, for all rounds.
    let processor: Double
    /// The most memory the program had resident, in bytes; `nil` if it does not tell.
    var peakMemory: Int?
    /// How many things a user does in one round; `nil` if it does not tell.
    var actions: Int?
}

extension TimedSample {
    /// Reads the last line that a program printed: JSON with these keys.
    init(lastLineOf output: String, command: String) throws(BenchmarkError) {
        let line = output.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        guard let sample = try? JSONDecoder().decode(TimedSample.self, from: Data(line.utf8)), sample.isPossible else {
            throw .noSample(command: command, line: String(line.prefix(200)))
        }
        self = sample
    }

    /// A record holds no number above 10¹²: a longer time, in microseconds, or the ratio of one to a shorter one could be
    /// written and not read again.
    private static let (leastSeconds, mostSeconds) = (1e-6, 1e6)
    static let mostBytes = 1_000_000_000_000
    /// More than anybody does in one round.
    private static let mostActions = 1_000_000

    private var isPossible: Bool {
        [wallClock, processor].allSatisfy { $0 >= Self.leastSeconds && $0 <= Self.mostSeconds }
            && (0...Self.mostBytes).contains(peakMemory ?? 0) && (0...Self.mostActions).contains(actions ?? 0)
    }
}
