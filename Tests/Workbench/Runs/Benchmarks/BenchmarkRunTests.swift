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
        let program = try folder.writeProgram("echo \"$1, $2, $3${4:+ $4}\" >> '\(log.path)'\n\(script)", to: "app")
        return BenchmarkRun(
            selection: try BenchmarkSelection(of: Examples.subject),
            player: Player(
                program: Tool(executable: program, environment: ["PATH": "/usr/bin:/bin"]),
                settings: Examples.settings
            ),
            callgrind: nil,
            environment: Examples.environment,
            commit: "c0ffee",
            now: { Date(timeIntervalSince1970: 0) },
            draw: { (0..<$0).reversed() }
        )
    }

    private var log: URL { folder.url(of: "log") }

    private var played: [String] {
        get throws { try folder.text(of: "log").split(separator: "\n").map(String.init) }
    }

    @Test("In each block every player is timed once, in the order that was drawn, scenario by scenario")
    func interleaved() async throws {
        var finished: [TimedScenario] = []
        try await run("echo '{\"wallClock\": 2, \"processor\": 1}'").time(blocks: 11) { finished.append($0) }
        #expect(
            try played.prefix(6).map { $0 } == [
                "B, It opens, 100", "A, It opens, 100", "Nobody, It opens, 100",
                "B, It opens, 100", "A, It opens, 100", "Nobody, It opens, 100",
            ]
        )
        #expect(try played.count == 66)
        #expect(finished.map(\.name) == ["open", "close"])
        #expect(finished.first?.date == "1970-01-01T00:00:00Z")
        let players = try #require(finished.first?.players)
        #expect(players.map(\.samples.count) == [11, 11, 11])
        // Two seconds for a hundred rounds.
        #expect(players.map(\.wallClock?.median) == [0.02, 0.02, 0.02])
        #expect(players.map(\.aboveFloor?.median) == [nil, 0, 0])
        #expect(players.map(\.aboveBaseline?.median) == [0, nil, 0])
        #expect(players.map(\.overBaseline?.median) == [1, nil, 1])
    }

    @Test("The order of a block is drawn by lot, and leaves none out")
    func lot() throws {
        let program = Player(program: Tool(executable: folder.url, environment: [:]), settings: Examples.settings)
        let run = BenchmarkRun(
            selection: try BenchmarkSelection(of: Examples.subject),
            player: program,
            callgrind: nil,
            environment: Examples.environment,
            commit: nil
        )
        let orders = (0..<1000).map { _ in run.draw(3) }
        // That one of the six orders never comes up has a probability of less than 10⁻⁷⁸.
        #expect(Set(orders).count == 6)
        #expect(orders.allSatisfy { $0.sorted() == [0, 1, 2] })
    }

    @Test("Fewer blocks than could ever tell two players apart are refused before anything is played")
    func tooFew() async throws {
        // Two scenarios with two ratios each: 2 · (1/2)⁹ is more than 1 % / 4, and 2 · (1/2)¹⁰ is less.
        let error = BenchmarkError.tooFewBlocks(9, fewest: 10)
        await #expect(throws: error) {
            try await run("exit 1").time(blocks: 9) { _ in }
        }
        #expect(error.description.hasSuffix("Give --rounds a number from 10 to 1000."))
        #expect(throws: (any Error).self) { try played }
    }

    @Test("Apps are kept open in turn, and what the program had before is no part of what they take")
    func keptOpen() async throws {
        let script = """
            grown=10000; if [ "$1" = B ]; then grown=25000; fi
            echo "{\\"residentBefore\\": 5000, \\"residentAfter\\": $((5000 + grown))}"
            """
        let memory = try #require(try await run(script).keepOpen(rounds: 6))
        #expect(
            try played.prefix(6).map { $0 } == [
                "Nobody, It closes, 50 --keep", "A, It closes, 50 --keep", "B, It closes, 50 --keep",
                "A, It closes, 50 --keep", "B, It closes, 50 --keep", "Nobody, It closes, 50 --keep",
            ]
        )
        #expect(memory.scenario == "close")
        #expect(memory.players.map(\.samples.count) == [6, 6, 6])
        // 10 000 bytes for 50 apps, and 25 000.
        #expect(memory.players.map(\.bytesPerApp?.median) == [200, 200, 500])
        #expect(memory.players.map(\.aboveFloor?.median) == [nil, 0, 300])
        #expect(memory.conditions.rounds == 6)
    }

    @Test("A program that does not tell its memory is told what to print")
    func noMemory() async throws {
        let run = try run("echo '{\"wallClock\": 2, \"processor\": 1}'")
        let line = "{\"wallClock\": 2, \"processor\": 1}"
        await #expect(throws: BenchmarkError.noMemory(command: "app Nobody It closes 50 --keep", line: line)) {
            _ = try await run.keepOpen(rounds: 6)
        }
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
            try await run.time(blocks: 11) { finished.append($0.name) }
        }
        let command = "app B It closes 100"
        #expect(error == .failed(command: command, how: "ended with status 3", detail: "gone", underCallgrind: false))
        #expect(finished == ["open"])
    }

    @Test("A program that does not tell its time is told so")
    func noTime() async throws {
        let run = try run("echo done")
        await #expect(throws: BenchmarkError.noSample(command: "app B It opens 100", line: "done")) {
            try await run.time(blocks: 11) { _ in }
        }
    }
}
