import Contestants
import Foundation
import Scenarios

/// Plays a scenario some number of times, and prints what that took: `Play MVC "Load Cat opens empty" 100`.
///
/// Everything runs on the main thread, which turns its run loop itself: callgrind crashes on programs that park in
/// dispatch's main loop. The scenario is played once with a look at the screen before the rounds start.
@main
@MainActor
enum Play {
    private static var result: Result<Consumption, any Error>?

    static func main() {
        do {
            let order = try PlayOrder(CommandLine.arguments.dropFirst())
            try SerialExecutor.install()
            print(try consumption(of: order))
        } catch {
            FileHandle.standardError.write(Data("Play: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func consumption(of order: PlayOrder) throws -> Consumption {
        Task {
            do {
                try await order.contestant.check(order.scenario)
                PeakMemory.restart()
                let start = Usage.now()
                for _ in 0..<order.rounds { try await order.contestant.play(order.scenario) }
                result = .success(Consumption(from: start, to: Usage.now()))
            } catch {
                result = .failure(error)
            }
        }
        while true {
            if let result { return try result.get() }
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
    }
}
