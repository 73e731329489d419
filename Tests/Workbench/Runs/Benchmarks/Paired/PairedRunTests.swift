import Foundation
import TestFolder
import Testing
import Toolchain

@testable import Benchmarks
@testable import Subject

struct PairedRunTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// Runs a shell script in the program's place: `$1` is the player, `$2` the scenario.
    private func run(
        _ name: String,
        _ script: String,
        scenarios: [String] = [],
        floor: String? = Examples.settings.floor,
        callgrind: Callgrind? = nil
    ) throws -> BenchmarkRun {
        var subject = Examples.subject
        subject.benchmarks?.floor = floor
        let program = try folder.writeProgram(
            "echo \"\(name) $1\" >> '\(folder.url(of: "log").path)'\n\(script)",
            to: name
        )
        return BenchmarkRun(
            selection: try BenchmarkSelection(of: subject, scenarios: scenarios),
            player: Player(
                program: Tool(executable: program, environment: ["PATH": "/usr/bin:/bin"]),
                settings: Examples.settings
            ),
            callgrind: callgrind,
            environment: Examples.environment,
            commit: nil,
            draw: { (0..<$0).reversed() }
        )
    }

    /// A program that takes so many hundredths of a second for a hundred rounds, whoever plays, and the floor one.
    private func script(_ hundredths: Int) -> String {
        """
        time=\(hundredths); [ "$1" = Nobody ] && time=10
        echo "{\\"wallClock\\": 1, \\"processor\\": 0.$time}"
        """
    }

    private func outcomes(of run: PairedRun) async throws -> [PairedRun.Outcome] {
        var finished: [PairedRun.Outcome] = []
        try await run.time(blocks: 11) { finished.append($0) }
        return finished
    }

    private func scenarios(of run: PairedRun) async throws -> [PairedScenario] {
        try await outcomes(of: run).compactMap { if case .compared(let scenario) = $0 { scenario } else { nil } }
    }

    @Test(
        "In each block each player of each checkout is timed once, in the order drawn; shares are of what lies above the floor"
    )
    func blocks() async throws {
        // Above the floor 0.2 s, and 0.22: 10 % more, although in all it is 6.7 %.
        let paired = PairedRun(
            before: try run("before", script(30)),
            after: try run("after", script(32), scenarios: ["open"])
        )
        let finished = try await scenarios(of: paired)
        let played = try folder.text(of: "log").split(separator: "\n").map(String.init)
        #expect(
            Array(played.prefix(9)) == [
                "after Nobody", "after A", "after B",  // once, so that what hinders both is not the earlier one's fault
                "after B", "before B", "after A", "before A", "after Nobody", "before Nobody",
            ]
        )
        #expect(played.count == 69)
        let scenario = try #require(finished.first)
        #expect(finished.map(\.name) == ["open"])
        #expect(scenario.costs.map(\.player) == ["Nobody", "A", "B"])
        #expect(scenario.costs.map(\.verdict) == [.same, .slower, .slower])
        #expect(
            scenario.slower.first == "open, A: 2200.00 µs a round above Nobody, where it was 2000.00, 10.0 % more."
        )
        #expect(
            paired.table.result(for: scenario).text.description == """
                open: µs a round above Nobody
                                   before    after   change      99 % interval            caught from
                  Nobody, in all  1000.00  1000.00   +0.0 %    +0.0 % – +0.0 %  the same       +5.0 %
                  A               2000.00  2200.00  +10.0 %  +10.0 % – +10.0 %    slower       +5.0 %
                  B               2000.00  2200.00  +10.0 %  +10.0 % – +10.0 %    slower       +5.0 %

                """
        )
    }

    @Test(
        "The floor is the other checkout's, whatever the later one's configuration says of it",
        arguments: ["C", nil] as [String?]
    )
    func otherFloor(floor: String?) async throws {
        let paired = PairedRun(
            before: try run("before", script(30)),
            after: try run("after", script(32), scenarios: ["open"], floor: floor)
        )
        let scenario = try #require(try await scenarios(of: paired).first)
        #expect(scenario.costs.first { $0.player == "A" }?.floor == "Nobody")
        #expect(scenario.costs.first { $0.player == "A" }?.verdict == .slower)
    }

    @Test("What the other checkout does not have is named, and compared with nothing")
    func leftOut() async throws {
        let paired = PairedRun(
            before: try run("before", script(30), scenarios: ["close"]),
            after: try run("after", script(30))
        )
        #expect(paired.leftOut == ["scenario \"open\""])
        #expect(!paired.isEmpty && paired.gone.isEmpty)
        let finished = try await scenarios(of: paired)
        #expect(finished.map(\.name) == ["close"])
        #expect(finished.first?.costs.map(\.verdict) == [.same, .same, .same])
        #expect(finished.first?.slower == [])
    }

    // Of the 5 hundredths less than the floor's there is no share.
    @Test("Who costs no more than the floor is held in all, and so is the floor")
    func belowFloor() async throws {
        let paired = PairedRun(
            before: try run("before", script(10), scenarios: ["open"]),
            after: try run("after", script(15).replacing("time=10", with: "time=20"), scenarios: ["open"])
        )
        let finished = try await scenarios(of: paired)
        let scenario = try #require(finished.first)
        #expect(scenario.costs.map(\.floor) == [nil, nil, nil])
        #expect(
            scenario.slower == [
                "open, Nobody: 2000.00 µs a round, where it was 1000.00, 100.0 % more.",
                "open, A: 1500.00 µs a round, where it was 1000.00, 50.0 % more.",
                "open, B: 1500.00 µs a round, where it was 1000.00, 50.0 % more.",
            ]
        )
    }

    private static let crashesIfAOpens = "[ \"$1 $2\" = \"A It opens\" ] && exit 3"

    private func expectOpenUnplayed(_ outcomes: [PairedRun.Outcome]) {
        guard outcomes.count == 2, case .unplayed("open", let reason) = outcomes[0], case .compared = outcomes[1] else {
            Issue.record("\(outcomes)")
            return
        }
        #expect(reason.contains("before A It opens"))
    }

    @Test("A player of the other checkout that crashes in a scenario takes that scenario with it, and no other")
    func crash() async throws {
        let paired = PairedRun(
            before: try run("before", "\(Self.crashesIfAOpens)\n\(script(30))"),
            after: try run("after", script(30))
        )
        expectOpenUnplayed(try await outcomes(of: paired))
    }

    @Test("The same goes for counts")
    func countedCrash() async throws {
        // What it plays prints what callgrind would write.
        let valgrind = try folder.writeProgram(
            "file=${2#--callgrind-out-file=}; shift 3; \"$@\" > \"$file\"",
            to: "valgrind"
        )
        let callgrind = Callgrind(
            valgrind: Tool(executable: valgrind, environment: ["PATH": "/usr/bin:/bin"]),
            version: "valgrind-3.19.0"
        )
        let script = "printf 'creator: callgrind-3\\nevents: Ir\\ntotals: %d\\n' $((1000 + 70 * $3))"
        let paired = PairedRun(
            before: try run("before", "\(Self.crashesIfAOpens)\n\(script)"),
            after: try run("after", script, callgrind: callgrind)
        )
        var outcomes: [PairedRun.Outcome] = []
        try await paired.count { outcomes.append($0) }
        expectOpenUnplayed(outcomes)
    }

    @Test("A crash in one's own checkout ends the run, also if the other one crashes too", arguments: [true, false])
    func ownCrash(both: Bool) async throws {
        let crash = "exit 3"
        let paired = PairedRun(
            before: try run("before", both ? crash : script(30)),
            after: try run("after", crash)
        )
        let error = await #expect(throws: BenchmarkError.self) { try await paired.time(blocks: 11) { _ in } }
        guard case .failed(let command, _, _, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(command.hasPrefix("after "))
    }

    @Test("Fewer blocks than could tell any difference are refused before anything is played")
    func tooFew() async throws {
        let paired = PairedRun(before: try run("before", "exit 1"), after: try run("after", "exit 1"))
        // Three players in two scenarios: 2 · (1/2)¹⁰ is more than 1 % / 6, and 2 · (1/2)¹¹ is less.
        await #expect(throws: BenchmarkError.tooFewBlocks(10, fewest: 11)) {
            try await paired.time(blocks: 10) { _ in }
        }
    }
}
