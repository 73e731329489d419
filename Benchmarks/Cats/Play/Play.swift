import CatsContestants
import CatsScenarios
import Foundation

/// Plays a scenario some number of times, and prints what that took: `CatsPlay MVC "Load Cat opens empty" 100`; with
/// `--keep`, what memory the apps take that stay open.
///
/// Everything runs on the main thread, which turns its run loop itself: callgrind crashes on programs that park in
/// dispatch's main loop. The scenario is played once with a look at the screen before the rounds start.
@main
@MainActor
enum Play {
    private static var result: Result<String, any Error>?

    static func main() {
        do {
            let order = try PlayOrder(CommandLine.arguments.dropFirst())
            try SerialExecutor.install()
            print(try answer(to: order))
        } catch {
            FileHandle.standardError.write(Data("CatsPlay: \(error)\n".utf8))
            exit(2)
        }
    }

    /// One line of JSON.
    private static func answer(to order: PlayOrder) throws -> String {
        Task {
            do {
                try await order.contestant.check(order.scenario)
                result = .success(try await order.keepsApps ? "\(memory(of: order))" : "\(consumption(of: order))")
            } catch {
                result = .failure(error)
            }
        }
        while true {
            if let result { return try result.get() }
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
    }

    private static func consumption(of order: PlayOrder) async throws -> Consumption {
        PeakMemory.restart()
        let start = Usage.now()
        for _ in 0..<order.rounds { try await order.contestant.play(order.scenario) }
        return Consumption(of: order.scenario, from: start, to: Usage.now())
    }

    /// What is there once only is there when as many apps are open as are opened between the two looks.
    private static func memory(of order: PlayOrder) async throws -> KeptMemory {
        var apps: [OpenApp] = []
        apps.reserveCapacity(2 * order.rounds)
        for _ in 0..<order.rounds { apps.append(try await order.contestant.open(order.scenario)) }
        let before = try ResidentMemory.bytes
        for _ in 0..<order.rounds { apps.append(try await order.contestant.open(order.scenario)) }
        return try withExtendedLifetime(apps) {
            KeptMemory(residentBefore: before, residentAfter: try ResidentMemory.bytes)
        }
    }
}
