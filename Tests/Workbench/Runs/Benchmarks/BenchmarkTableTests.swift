import Testing

@testable import Benchmarks
@testable import Support

struct BenchmarkTableTests {
    private let table = BenchmarkTable(floor: "Nobody", baseline: "A")

    @Test("Counts stand in columns, with the ratio of instructions to the floor's")
    func counted() {
        #expect(
            table.text(for: Examples.counted("open", ("Nobody", 100), ("A", 150))) == """
                open
                          instructions  objects  allocations  retains  releases  main-actor hops  to the floor
                  Nobody           100                             50
                  A                150                             75                                    ×1.50

                """
        )
    }

    @Test("Times stand with their interval, and ratios that may be one are no difference")
    func timed() {
        func samples(_ seconds: [Double]) -> [TimedSample] {
            seconds.map { TimedSample(wallClock: $0, processor: 0) }
        }
        let floor = samples([1, 1, 1, 1, 1, 1])
        let same = samples([0.9, 1, 1, 1, 1, 1.1])
        let more = samples([2, 2, 2, 2, 2, 2])
        let scenario = TimedScenario(
            name: "open",
            title: "It opens",
            commit: nil,
            date: "",
            players: [
                TimedEntry(name: "A", samples: same, rounds: 1_000_000, floor: floor, baseline: nil),
                TimedEntry(name: "B", samples: more, rounds: 1_000_000, floor: floor, baseline: same),
            ]
        )
        #expect(
            table.text(for: scenario) == """
                open
                     median    95 % interval   to the floor   to A
                  A  1.0 µs  0.9 µs – 1.1 µs  no difference
                  B  2.0 µs  2.0 µs – 2.0 µs          ×2.00  ×2.00

                """
        )
    }

    @Test("Builds have a table for each kind, and the object code one of its own")
    func built() {
        #expect(
            table.text(for: Examples.built()) == """
                clean build
                     files  median    95 % interval  processor   to A
                  A      3  2.00 s  2.00 s – 2.00 s     1.00 s
                  B      3  4.00 s  4.00 s – 4.00 s     2.00 s  ×2.00

                view-body
                     files  median    95 % interval  processor           to A
                  A      1  1.50 s  1.50 s – 1.50 s     0.75 s
                  B      1  1.50 s  1.50 s – 1.50 s     0.75 s  no difference

                object code
                  A   53.0 KiB
                  B  106.1 KiB

                """
        )
    }
}
