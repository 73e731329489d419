import Testing

@testable import Benchmarks

struct TimedSampleTests {
    @Test("The last line is read, whatever stands before it, with or without memory and actions")
    func lastLine() throws {
        let text = "playing\n{\"wallClock\": 0.5, \"processor\": 0.25, \"peakMemory\": 1024, \"actions\": 3}\n"
        #expect(
            try TimedSample(lastLineOf: text, command: "app")
                == TimedSample(wallClock: 0.5, processor: 0.25, peakMemory: 1024, actions: 3)
        )
        let bare = "{\"wallClock\": 0.5, \"processor\": 0.25}"
        #expect(try TimedSample(lastLineOf: bare, command: "app") == TimedSample(wallClock: 0.5, processor: 0.25))
    }

    @Test(
        "What is no sample is refused, with the line",
        arguments: [
            "", "0.5", "{\"wallClock\": 0.5}", "{\"wallClock\": 0, \"processor\": 1}",
            "{\"wallClock\": 1, \"processor\": 0}", "{\"wallClock\": 9e-7, \"processor\": 1}",
            "{\"wallClock\": -1, \"processor\": 1}", "{\"wallClock\": 1, \"processor\": -1}",
            "{\"wallClock\": 1, \"processor\": 1, \"peakMemory\": -1}",
            "{\"wallClock\": 1, \"processor\": 1, \"actions\": -1}", "{\"wallClock\": 1e999, \"processor\": 1}",
            "{\"wallClock\": 1000001, \"processor\": 1}", "{\"wallClock\": 1, \"processor\": 1e308}",
            "{\"wallClock\": 1, \"processor\": 1, \"peakMemory\": 1000000000001}",
            "{\"wallClock\": 1, \"processor\": 1, \"actions\": 1000001}",
        ]
    )
    func malformed(_ line: String) {
        #expect(throws: BenchmarkError.noSample(command: "app", line: line)) {
            try TimedSample(lastLineOf: line, command: "app")
        }
    }

    @Test("Memory that no machine has is refused", arguments: [-1, 1_000_000_000_001])
    func memory(_ bytes: Int) {
        let line = "{\"residentBefore\": 0, \"residentAfter\": \(bytes)}"
        #expect(throws: BenchmarkError.noMemory(command: "app", line: line)) {
            try MemorySample(lastLineOf: line, command: "app")
        }
    }

    @Test("The error shows what the line should be")
    func description() {
        #expect(
            BenchmarkError.noSample(command: "app 3", line: "x").description
                == "app 3 did not tell its time: its last line is \"x\". Let it end with a line such as "
                + "{\"wallClock\": 0.25, \"processor\": 0.24, \"peakMemory\": 27000000}, in seconds from "
                + "0.000001 to 1000000 and bytes up to 1000000000000."
        )
    }
}
