import Testing

@testable import Benchmarks

struct CallgrindProfileTests {
    private func profile(_ text: String) throws -> CallgrindProfile {
        try CallgrindProfile(reading: Array(text.utf8), named: "made-up")
    }

    @Test("Instructions are the total, and calls are summed over callers, by a name or by the number that it got")
    func golden() throws {
        let profile = try profile(
            """
            # callgrind format
            version: 1
            creator: callgrind-3.19.0
            positions: line
            events: Ir

            ob=(1) /lib/libc.so.6
            fl=(1) malloc.c
            fn=(3) main
            16 400
            cfn=(7) malloc
            calls=3 40
            16 400
            +4 12
            cob=(2) /lib/libswiftCore.so
            cfn=(8) swift_retain
            calls=1 0
            * 10

            fn=(7)
            cfn=(8)
            calls=5 0
            40 50
            cfn=swift_release
            calls=2 0
            40 50

            totals: 935
            """
        )
        #expect(
            profile == CallgrindProfile(instructions: 935, calls: ["malloc": 3, "swift_retain": 6, "swift_release": 2])
        )
    }

    @Test("Calls of a function by itself, marked with a number, are calls of it; other marks are of the name")
    func recursion() throws {
        let profile = try profile(
            """
            creator: callgrind-3.22
            events: Ir
            cfn=(1) swift_release
            calls=4 0
            cfn=(2) swift_release'2
            calls=3 0
            cfn=(2)
            calls=1 0
            cfn=(3) operator'x
            calls=1 0
            totals: 9
            """
        )
        #expect(profile.calls == ["swift_release": 8, "operator'x": 1])
    }

    @Test("Instructions are found among other events")
    func events() throws {
        let text = "creator: callgrind-3.19.0\nevents: Dr Ir Dw\ntotals: 1 22 333"
        #expect(try profile(text).instructions == 22)
    }

    @Test("Each cost is the calls of its functions, and of no others")
    func costs() {
        let profile = CallgrindProfile(
            instructions: 1,
            calls: [
                "swift_allocObject": 2, "malloc": 3, "swift_retain": 4, "swift_release": 5, "swift_retain_n": 100,
                "$ss20DispatchMainExecutorCScFsScF7enqueueyys0C3JobVnFTW": 6, "swift_task_enqueueMainExecutor": 1,
            ]
        )
        #expect(Cost.allCases.map(profile.count) == [1, 2, 3, 4, 5, 7])
    }

    private static let header = "creator: callgrind-3.19.0\nevents: Ir\n"

    private static let hostile: [(text: String, error: BenchmarkError)] = [
        ("", .notCallgrind(file: "made-up")),
        ("\u{0}\u{1}totals", .notCallgrind(file: "made-up")),
        (header + "fn=(1) main\n", .incomplete(file: "made-up")),
        (header + "totals: many", fault(3, "\" many\" has no total of instructions")),
        (header + "totals: -1", fault(3, "\" -1\" has no total of instructions")),
        (header + "totals:", fault(3, "\"\" has no total of instructions")),
        (header + "totals: 99999999999999999999", fault(3, "\" 99999999999999999999\" has no total of instructions")),
        ("creator: callgrind\ntotals: 1", fault(2, "it counts no instructions (event Ir)")),
        ("creator: callgrind\nevents: Dr\ntotals: 1", fault(3, "it counts no instructions (event Ir)")),
        (header + "calls=1 0", fault(3, "a call has no function that is called")),
        (header + "cfn=(1) a\ncalls=x", fault(4, "\"x\" is no number of calls")),
        (
            header + "cfn=(1) a\ncalls=9007199254740993 0",
            fault(4, "\"9007199254740993 0\" is no number of calls")
        ),
        (header + "cfn=(1) a\ncalls=", fault(4, "\"\" is no number of calls")),
        (header + "cfn=(2)", fault(3, "the name (2) has not been told")),
        (header + "cfn=(2", fault(3, "\"(2\" is no name")),
        (header + "fn=(two) a", fault(3, "\"(two) a\" is no name")),
        (
            header + "cfn=(1) a\ncalls=9007199254740992 0\ncalls=1 0",
            fault(5, "\"1 0\" is more calls than can be")
        ),
    ]

    @Test("What callgrind does not write is refused, with the line", arguments: hostile)
    func malformed(_ text: String, error: BenchmarkError) {
        #expect(throws: error) { try profile(text) }
    }

    private static func fault(_ line: Int, _ reason: String) -> BenchmarkError {
        .malformed(file: "made-up", line: line, reason: reason)
    }
}
