import ArgumentParser
import Dispatch
import Foundation

/// Ends the tools that are running before this process ends, so that no build or test is left behind.
enum Interruption {
    /// Runs the work, which an interrupt or termination signal cancels.
    ///
    /// The exit code is then the shell's usual one: 128 and the signal's number.
    static func heeding(_ work: @escaping @Sendable () async throws -> Void) async throws {
        let task = Task { try await work() }
        let received = ReceivedSignal()
        let sources = [SIGINT, SIGTERM].map { number in
            // Not ignored, which tools would inherit: a handler keeps the signal from ending this process at once.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                Task {
                    await received.note(number)
                    task.cancel()
                }
            }
            source.resume()
            return source
        }
        defer { for source in sources { source.cancel() } }
        do {
            try await task.value
        } catch {
            if let number = await received.number { throw ExitCode(128 + number) }
            throw error
        }
    }

    private actor ReceivedSignal {
        /// None as long as no signal came.
        private(set) var number: Int32?

        func note(_ number: Int32) {
            self.number = number
        }
    }
}
