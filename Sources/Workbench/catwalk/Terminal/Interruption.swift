import ArgumentParser
import Dispatch
import Foundation
import Support

/// Ends the tools that are running before this process ends, so that no build or test is left behind.
enum Interruption {
    /// Longer than a tool is given before it is killed: what goes on then is no tool, and need not be waited for.
    private static let usualPatience = DispatchTimeInterval.seconds(6)

    /// Runs the work, which an interrupt or termination signal cancels.
    ///
    /// The exit code is then the shell's usual one, 128 and the signal's number, whatever the work came to. Work that
    /// does not end when it is cancelled is left after the patience, with the process.
    static func heeding(
        within patience: DispatchTimeInterval = usualPatience,
        _ work: @escaping @Sendable () async throws -> Void
    ) async throws {
        // SIGHUP: the terminal is closed, or a connection to it is lost.
        let pipe = SignalPipe.catching([SIGINT, SIGTERM, SIGHUP])
        let task = Task { try await work() }
        // The signal's number; and whether the work has ended, for it or without it.
        let state = Locked((number: Int32?.none, hasEnded: false))
        // A queue of its own has a thread also when the work keeps all others busy.
        let queue = DispatchQueue(label: "catwalk.interruption")
        let source = DispatchSource.makeReadSource(fileDescriptor: pipe, queue: queue)
        source.setEventHandler {
            guard let number = SignalPipe.next(from: pipe) else { return }
            state.withValue { $0.number = number }
            task.cancel()
            queue.asyncAfter(deadline: .now() + patience) {
                if !state.value.hasEnded { exit(128 + number) }
            }
        }
        source.resume()
        defer { source.cancel() }
        let result = await task.result
        state.withValue { $0.hasEnded = true }
        if let number = state.value.number { throw ExitCode(128 + number) }
        try result.get()
    }
}
