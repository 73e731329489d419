import ArgumentParser
import Foundation
import Testing

@testable import catwalk

/// Sends signals to this very process: one after the other, since it has one handler for each.
@Suite(.serialized)
struct InterruptionTests {
    @Test(
        "A signal cancels the work, and the exit code is 128 and its number, even if the work ends well",
        arguments: [(1, 129), (2, 130), (15, 143)] as [(Int32, Int32)]
    )
    func signalled(number: Int32, expected: Int32) async throws {
        // Whoever runs the tests may have them ignore it, and then it stays ignored.
        signal(SIGHUP, SIG_DFL)
        defer { for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) } }
        let exit = await #expect(throws: ExitCode.self) {
            // On a busy machine the usual patience could end, and all tests with it.
            try await Interruption.heeding(within: .never) {
                kill(getpid(), number)
                while !Task.isCancelled { await Task.yield() }
            }
        }
        #expect(exit == ExitCode(expected))
    }

    @Test("What is ignored from the start, as by nohup, does not end the work")
    func ignored() async throws {
        signal(SIGHUP, SIG_IGN)
        defer { for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) } }
        try await Interruption.heeding(within: .never) { kill(getpid(), SIGHUP) }
    }

    @Test("Without a signal the work's own error is the end")
    func error() async {
        defer { for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) } }
        await #expect(throws: ExitCode(7)) { try await Interruption.heeding(within: .never) { throw ExitCode(7) } }
    }
}
