import Foundation
import Subprocess

/// The lines of a program's output, as they come.
///
/// Whole parts of the output are searched for line ends: the sequence of strings that Subprocess has goes character by
/// character, and takes ten times as long.
public struct PrintedLines {
    private var output: SubprocessOutputSequence.Iterator
    /// What follows the last line end that has come.
    private var rest: [UInt8] = []
    /// Lines that have come, the next one last.
    private var ready: [String] = []

    /// Bytes of the longest line that a program may print.
    private static let longestLine = 8 << 20

    init(of output: SubprocessOutputSequence.Iterator) {
        self.output = output
    }

    /// The next line, without its end; `nil` when the program has ended.
    ///
    /// What no line end follows is no line.
    ///
    /// Throws a `ToolchainError` if a line is too long to be held.
    public mutating func next(isolation: isolated (any Actor)? = #isolation) async throws -> String? {
        while ready.isEmpty {
            guard let part = try await output.next(isolation: isolation) else { return nil }
            part.withUnsafeBytes { take($0) }
            if rest.count > Self.longestLine { throw ToolchainError.longLine(limit: Self.longestLine) }
        }
        return ready.removeLast()
    }

    private mutating func take(_ part: UnsafeRawBufferPointer) {
        var place = 0
        while let start = part.baseAddress, place < part.count,
            let end = memchr(start + place, Int32(UInt8(ascii: "\n")), part.count - place)
        {
            let next = UnsafeRawPointer(end) - start
            let line = UnsafeRawBufferPointer(rebasing: part[place..<next])
            ready.append(String(decoding: rest.isEmpty ? Array(line) : rest + line, as: UTF8.self))
            rest = []
            place = next + 1
        }
        rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: part[place...]))
        ready.reverse()
    }
}
