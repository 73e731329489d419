import ArgumentParser
import Foundation
import Testing

@testable import catwalk

/// Sends signals to this very process: one after the other, since it has one handler for each.
@Suite(.serialized)
struct InterruptionTests {
    @Test(
        "A signal cancels the work, and the exit code is its number or the given one, even if the work ends well",
        arguments: [(2, nil, 130), (15, nil, 143), (2, 2, 2), (15, 2, 2)] as [(Int32, Int32?, Int32)]
    )
    func signalled(number: Int32, code: Int32?, expected: Int32) async throws {
        defer { for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) } }
        let exit = await #expect(throws: ExitCode.self) {
            // On a busy machine the usual patience could end, and all tests with it.
            try await Interruption.heeding(endingWith: code, within: .never) {
                kill(getpid(), number)
                while !Task.isCancelled { await Task.yield() }
            }
        }
        #expect(exit == ExitCode(expected))
    }

    @Test("Without a signal the work's own error is the end")
    func error() async {
        defer { for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) } }
        await #expect(throws: ExitCode(7)) { try await Interruption.heeding(within: .never) { throw ExitCode(7) } }
    }
}
