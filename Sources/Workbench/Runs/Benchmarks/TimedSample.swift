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

    private var isPossible: Bool {
        wallClock.isFinite && wallClock > 0 && processor.isFinite && processor > 0 && (peakMemory ?? 0) >= 0
            && (actions ?? 0) >= 0
    }
}
