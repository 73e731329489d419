import Foundation
import Report
import Testing

@testable import Show

struct UnisonTests {
    /// A frame for each letter; of a dash the app is not open.
    private func frames(_ screens: String) throws -> [Int: StagedFrame] {
        let shown = screens.enumerated().filter { $0.element != "-" }
        return try Dictionary(
            uniqueKeysWithValues: shown.map { number, screen in
                let json = Data(#"{"screen": "\#(screen)", "parts": []}"#.utf8)
                return (number, try JSONDecoder().decode(StagedFrame.self, from: json))
            }
        )
    }

    @Test(
        "Apps that change between telling the same and not are told once",
        arguments: [
            (["AAAA"], []), (["AABA"], [2]), (["AABA", "AABA"], []), (["AABA", "AAAA"], [2]),
            (["AABA", "AAAB"], [2, 3]),
            // What was told of one that has stopped stays.
            (["AABA", "AA-A"], []), (["AABA", "BB-A"], [3]),
        ]
    )
    func compare(moments: [String], changed: [Int]) throws {
        var unison = Unison()
        var last: [Int] = []
        for moment in moments { last = unison.compare(try frames(moment), at: nil) }
        #expect(last == changed)
    }

    @Test("An app that something was done with alone is not compared until all are opened anew")
    func alone() throws {
        var unison = Unison()
        unison.leaves(1)
        #expect(unison.compare(try frames("ABAA"), at: nil).isEmpty)
        #expect(unison.compare(try frames("ABAC"), at: nil) == [3])
        unison.leaves(3)
        #expect(unison.differences.isEmpty)
        unison.begins(before: nil)
        _ = unison.compare(try frames("ABAA"), at: nil)
        #expect(Set(unison.differences.keys) == [1])
    }

    @Test("Steps at which the apps differed are remembered, and forgotten if they are played again or none is")
    func steps() throws {
        var unison = Unison()
        for (step, moment) in ["AAAA", "AABA", "AAAA", "BAAA"].enumerated() {
            _ = unison.compare(try frames(moment), at: step)
        }
        #expect(unison.steps == [1, 3])
        unison.begins(before: 3)
        #expect(unison.steps == [1])
        unison.begins(before: nil)
        #expect(unison.steps.isEmpty)
    }
}
