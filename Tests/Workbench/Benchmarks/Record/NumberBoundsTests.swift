import Foundation
import Testing

@testable import Benchmarks

struct NumberBoundsTests {
    @Test(
        "The first number that nobody can have measured is told by its place",
        arguments: [
            (#"{"a": 1, "b": {"c": [0, 1e16]}}"#, "b.c[1]"),
            (#"{"b": -1e300, "a": [{"n": 2e15}]}"#, "a[0].n"),
            (#"{"a": [3, -0.5]}"#, "a[1]"),
            ("9e99", ""),
        ]
    )
    func breach(_ text: String, _ place: String) throws {
        #expect(try NumberBounds.firstBreach(in: Data(text.utf8)) == place)
    }

    @Test("What can be measured, and whatever is no number, stays", arguments: ["1e13", "[0, 0.5, true]", #""9e99""#])
    func within(_ text: String) throws {
        #expect(try NumberBounds.firstBreach(in: Data(text.utf8)) == nil)
    }
}
