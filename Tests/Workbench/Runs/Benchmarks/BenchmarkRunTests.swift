import Foundation
import Support
import TestFolder
import Testing
import Toolchain

@testable import Benchmarks

struct BenchmarkRunTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// Runs a shell script in the program's place: `$1` is the player, `$2` the scenario, `$3` the rounds.
    private func run(_ script: String) throws -> BenchmarkRun {
        let program = try folder.writeProgram("echo \"$1, $2, $3\" >> '\(log.path)'\n\(script)", to: "app")
        return BenchmarkRun(
            selection: try BenchmarkSelection(of: Examples.subject),
            player: Player(
                program: Tool(executable: program, environment: ["PATH": "/usr/bin:/bin"]),
                settings: Examples.settings
            ),
            callgrind: nil,
            environment: Examples.environment,
            commit: "c0ffee",
            now: { Date(timeIntervalSince1970: 0) }
        )
    }

    private var log: URL { folder.url(of: "log") }

    private var played: [String] {
        get throws { try folder.text(of: "log").split(separator: "\n").map(String.init) }
    }

    @Test("Players are timed in turn, in an order that rotates, scenario by scenario")
    func interleaved() async throws {
        var finished: [TimedScenario] = []
        try await run("echo '{\"wallClock\": 2, \"processor\": 1}'").time(rounds: 6) { finished.append($0) }
        #expect(
            try played.prefix(9).map { $0 } == [
                "Nobody, It opens, 100", "A, It opens, 100", "B, It opens, 100",
                "A, It opens, 100", "B, It opens, 100", "Nobody, It opens, 100",
                "B, It opens, 100", "Nobody, It opens, 100", "A, It opens, 100",
            ]
        )
        #expect(try played.count == 36)
        #expect(finished.map(\.name) == ["open", "close"])
        #expect(finished.first?.date == "1970-01-01T00:00:00Z")
        let players = try #require(finished.first?.players)
        #expect(players.map(\.samples.count) == [6, 6, 6])
        // Two seconds for a hundred rounds.
        #expect(players.map(\.wallClock?.median) == [0.02, 0.02, 0.02])
        #expect(players.map(\.overFloor?.median) == [nil, 1, 1])
        #expect(players.map(\.overBaseline?.median) == [1, nil, 1])
    }

    @Test("A program that crashes ends the run with its last words; scenarios that were through are handed over")
    func crash() async throws {
        let run = try run(
            """
            if [ "$2" = "It closes" ] && [ "$1" = B ]; then echo gone >&2; exit 3; fi
            echo '{"wallClock": 2, "processor": 1}'
            """
        )
        var finished: [String] = []
        let error = await #expect(throws: BenchmarkError.self) {
            try await run.time(rounds: 6) { finished.append($0.name) }
        }
        let command = "app B It closes 100"
        #expect(error == .failed(command: command, how: "ended with status 3", detail: "gone", underCallgrind: false))
        #expect(finished == ["open"])
    }

    @Test("A program that does not tell its time is told so")
    func noTime() async throws {
        let run = try run("echo done")
        await #expect(throws: BenchmarkError.noSample(command: "app Nobody It opens 100", line: "done")) {
            try await run.time(rounds: 6) { _ in }
        }
    }
}
