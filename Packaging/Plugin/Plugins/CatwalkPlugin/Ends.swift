import Dispatch
import Foundation

/// Lets the program end what it has started when the plugin is interrupted, or the package manager is gone.
struct Ends {
    private let sources: [any DispatchSourceProtocol]

    init(of process: Process) {
        let program = process.processIdentifier
        let signals = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            // If that is forbidden, the plugin at least does not stay.
            source.setEventHandler { if kill(program, number) != 0 { exit(128 + number) } }
            return source
        }
        // A killed package manager sends no signal.
        let manager = getppid()
        let watch = DispatchSource.makeTimerSource(queue: .global())
        watch.setEventHandler { if getppid() != manager, kill(program, SIGTERM) != 0 { exit(128 + SIGTERM) } }
        watch.schedule(deadline: .now(), repeating: .seconds(1))
        sources = signals + [watch]
        for source in sources { source.resume() }
    }
}
