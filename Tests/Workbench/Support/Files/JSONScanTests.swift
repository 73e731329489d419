import Foundation
import Support
import Testing

@testable import Files

struct JSONScanTests {
    @Test("What is no JSON is told by its line and column", arguments: BrokenText.all)
    func broken(_ text: BrokenText) throws {
        #expect(throws: DecodingFault(key: "", reason: text.reason)) { try scan(text.text) }
    }

    @Test(
        "A number that nobody can have measured is told by key, line and column",
        arguments: [
            (#"{"a": 1, "b": {"c": [0, 1e16]}}"#, "b.c[1]", "line 1, column 25"),
            ("{\n  \"é\": [{\"n\": -1}]}", "é[0].n", "line 2, column 15"),
            ("[-0.5]", "[0]", "line 1, column 2"),
            ("1e400", "", "line 1, column 1"),
            (String(repeating: "9", count: 100_000), "", "line 1, column 1"),
        ]
    )
    func impossible(_ text: String, key: String, place: String) throws {
        let fault = DecodingFault(key: key, reason: "Nobody can have measured the number in \(place).")
        #expect(throws: fault) { try scan(text) }
    }

    @Test(
        "What can be measured, and whatever is no number, is read",
        arguments: ["1e12", "[0, 0.5, true, null, -0]", #""9e99\n\u00e9""#, "{}", " [ ] ", "\u{FEFF}1"]
    )
    func possible(_ text: String) throws {
        try scan(text)
    }

    @Test("Below the keys that say so, numbers may be negative, and no larger than others")
    func signed() throws {
        try scan(#"{"growth": [{"law": -1}]}"#, signed: ["growth"])
        #expect(throws: DecodingFault.self) { try scan(#"{"growth": 1, "law": -1}"#, signed: ["growth"]) }
        #expect(throws: DecodingFault.self) { try scan(#"{"growth": -1e13}"#, signed: ["growth"]) }
    }

    private func scan(_ text: String, signed: Set<String> = []) throws {
        var scan = JSONScan(of: Data(text.utf8), signed: signed)
        try scan.run()
    }
}

/// A text that is no JSON, and what is said of it.
struct BrokenText: Sendable {
    let text: String
    let reason: String

    static let all =
        [
            ("", "line 1, column 1"), ("{\"a\": 1", "line 1, column 8"), ("[1.5e", "line 1, column 6"),
            ("nul", "line 1, column 4"), ("{\n\"é", "line 2, column 3"),
        ].map { BrokenText(text: $0, reason: "It is cut short: the text ends in \($1).") }
        + [
            ("x", "line 1, column 1"), ("[01]", "line 1, column 2"), ("[1,]", "line 1, column 4"),
            ("{\"a\":\"\\x\"}", "line 1, column 8"), ("[1] 2", "line 1, column 5"), ("[+1]", "line 1, column 2"),
            ("[1.]", "line 1, column 2"), ("\"\u{1}\"", "line 1, column 2"), ("{\n \"é\": tru }", "line 2, column 7"),
        ].map { BrokenText(text: $0, reason: "It is not JSON from \($1) on.") }
        + [
            BrokenText(
                text: String(repeating: "[", count: 100_000),
                reason: "It is nested deeper than 64 levels in line 1, column 65."
            )
        ]
}
