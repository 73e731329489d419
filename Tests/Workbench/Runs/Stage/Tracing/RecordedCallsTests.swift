import Testing

@testable import Stage

struct RecordedCallsTests {
    @Test("Calls are read in their order, with who made them; ends are passed over")
    func calls() throws {
        let record = """
            {"call":1,"from":0,"body":4}
            {"call":2,"from":1,"body":0}
            {"end":2}
            {"end":1}
            """
        #expect(
            try RecordedCalls(reading: record) { _ in true }.calls == [
                .init(number: 1, origin: 0, body: 4), .init(number: 2, origin: 1, body: 0),
            ]
        )
    }

    @Test(
        "A line that the recorder did not write is named",
        arguments: ["{\"call\":2}", "{", "[]", "{\"call\":2,\"from\":0,\"body\":9}"]
    )
    func bad(line: String) {
        #expect { try RecordedCalls(reading: "{\"end\":1}\n\(line)") { $0 < 9 } } throws: {
            ($0 as? RecordedCalls.BadLine)?.number == 2
        }
    }

    @Test("What a call was made in leads to it, directly or through others")
    func leading() throws {
        let record = """
            {"call":1,"from":0,"body":0}
            {"call":2,"from":1,"body":0}
            {"call":3,"from":2,"body":9}
            {"call":4,"from":0,"body":0}
            """
        #expect(try RecordedCalls(reading: record, hasBody: { _ in true }).leading { $0 == 9 } == [1, 2])
    }
}
