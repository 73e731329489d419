import Testing

@testable import Benchmarks
@testable import Support

struct BenchmarkTableTests {
    private let table = BenchmarkTable(floor: "Nobody", baseline: "A")

    @Test("What counts have above the floor's has a sign, and its instructions a ratio to the baseline's")
    func counted() {
        // 100 above the floor is twice 50.
        #expect(
            table.result(for: Examples.counted("open", ("Nobody", 100), ("A", 150), ("B", 200))).text == """
                open: Nobody, and what lies above it
                          instructions  objects  allocations  retains  releases  main-actor hops   to A
                  Nobody           100                             50
                  A                +50                            +25
                  B               +100                            +50                             ×2.00

                """
        )
    }

    @Test("Where the baseline has nothing above the floor there is no ratio")
    func nothingAbove() {
        #expect(
            table.result(for: Examples.counted("open", ("Nobody", 100), ("A", 100), ("B", 200))).text == """
                open: Nobody, and what lies above it
                          instructions  objects  allocations  retains  releases  main-actor hops  to A
                  Nobody           100                             50
                  A                 +0                             +0
                  B               +100                            +50

                """
        )
    }

    @Test("Without a floor counts stand in all, and the title says why")
    func withoutFloor() {
        let table = BenchmarkTable(floor: nil, baseline: "A")
        #expect(
            table.result(for: Examples.counted("open", ("A", 150), ("B", 200))).text == """
                open: in all, because there is no floor
                     instructions  objects  allocations  retains  releases  main-actor hops
                  A           150                             75
                  B           200                            100

                """
        )
    }

    @Test("Memory stands with its interval, and with what of it is above the floor")
    func memory() {
        #expect(
            table.result(for: Examples.kept(("Nobody", 100), ("A", 150))).text == """
                each of 50 apps kept open after close
                          median  95 % interval  above the floor
                  Nobody   100 B  100 B – 100 B
                  A        150 B  150 B – 150 B             50 B

                """
        )
    }

    @Test("Processor times stand with their interval, and ratios that may be one are not told apart, with theirs")
    func timed() {
        func samples(_ seconds: [Double]) -> [TimedSample] {
            seconds.map { TimedSample(wallClock: 9, processor: $0) }
        }
        let floor = samples([1, 1, 1, 1, 1, 1, 1, 1])
        let same = samples([0.9, 0.9, 1, 1, 1, 1, 1.1, 1.1])
        let more = samples([2, 2, 2, 2, 2, 2, 2, 2])
        let risk = SharedRisk(comparisons: 0)
        let scenario = TimedScenario(
            name: "open",
            title: "It opens",
            commit: nil,
            date: "",
            players: [
                TimedEntry(name: "A", samples: same, rounds: 1_000_000, risk: risk, floor: floor, baseline: nil),
                TimedEntry(name: "B", samples: more, rounds: 1_000_000, risk: risk, floor: floor, baseline: same),
            ]
        )
        #expect(
            table.result(for: scenario).text == """
                open
                     median    95 % interval  above the floor                  to A
                  A  1.0 µs  0.9 µs – 1.1 µs           0.0 µs
                  B  2.0 µs  2.0 µs – 2.0 µs           1.0 µs  ×2.00 [1.818, 2.222]

                """
        )
    }

    @Test("Builds have a table for each kind, and the object code one of its own")
    func built() {
        #expect(
            table.results(for: Examples.built()).map(\.text).joined(separator: "\n") == """
                clean build
                     files  median    95 % interval  processor                  to A
                  A      3  2.00 s  2.00 s – 2.00 s     1.00 s
                  B      3  4.00 s  4.00 s – 4.00 s     2.00 s  ×2.00 [2.000, 2.000]

                view-body
                     files  median    95 % interval  processor                           to A
                  A      1  1.50 s  1.50 s – 1.50 s     0.75 s
                  B      1  1.50 s  1.50 s – 1.50 s     0.75 s  not told apart [1.000, 1.000]

                object code
                          size
                  A   53.0 KiB
                  B  106.1 KiB

                """
        )
    }
}
