import Foundation
import Page
import Report
import Testing

@testable import Show

struct FrameComparisonTests {
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
            (["AABA", "AA-A"], []), (["AABA", "BB-A"], [3]), (["AABA", "AABB"], [0, 1, 3]),
        ]
    )
    func compare(moments: [String], changed: [Int]) throws {
        var comparison = FrameComparison()
        var last: [Int] = []
        for moment in moments { last = comparison.compare(try frames(moment), at: nil) }
        #expect(last == changed)
    }

    @Test("An app that something was done with alone is not compared until all are opened anew")
    func alone() throws {
        var comparison = FrameComparison()
        comparison.leaves(1)
        #expect(comparison.compare(try frames("ABAA"), at: nil).isEmpty)
        #expect(comparison.compare(try frames("ABAC"), at: nil) == [3])
        comparison.leaves(3)
        #expect(comparison.differences.isEmpty)
        comparison.begins(before: nil)
        _ = comparison.compare(try frames("ABAA"), at: nil)
        #expect(Set(comparison.differences.keys) == [1])
    }

    @Test("Steps at which the apps differed are remembered, and forgotten if they are played again or none is")
    func steps() throws {
        var comparison = FrameComparison()
        for (step, moment) in ["AAAA", "AABA", "AAAA", "BAAA"].enumerated() {
            _ = comparison.compare(try frames(moment), at: step)
        }
        #expect(comparison.steps == [1, 3])
        comparison.begins(before: 3)
        #expect(comparison.steps == [1])
        comparison.begins(before: nil)
        #expect(comparison.steps.isEmpty)
    }

    @Test("A step is one where apps differ if they do so otherwise than behind the step before")
    func onwards() throws {
        var comparison = FrameComparison()
        for (step, moment) in ["AABA", "AABA", "AACA", "AACB", "AAAA", "AACA"].enumerated() {
            _ = comparison.compare(try frames(moment), at: step)
        }
        #expect(comparison.steps == [0, 2, 3, 5])
    }

    @Test("What the scenario expects is right, though as many show something else")
    func expected() throws {
        var comparison = FrameComparison()
        #expect(comparison.compare(try frames("AABB"), wrong: [0, 1], at: 0) == [0, 1])
    }

    @Test("A phone that stopped in an earlier step is not compared, nor is one that did not do as it was told")
    func stopped() throws {
        func phone(_ number: Int, _ screen: String, wrongStep: Int? = nil, notice: [String] = []) throws -> StagePhone {
            StagePhone(
                number: number,
                architecture: "MVP",
                frame: try frames(screen)[0],
                questions: [],
                messages: [],
                notice: notice,
                noticePlace: nil,
                wrongStep: wrongStep
            )
        }
        let phones = [
            try phone(0, "A"), try phone(1, "B", wrongStep: 1, notice: ["no"]),
            try phone(2, "C", wrongStep: 2, notice: ["no"]), try phone(3, "D", notice: ["no"]), try phone(4, "A"),
        ]
        var comparison = FrameComparison()
        #expect(comparison.compare(phones, at: 2) == [2])
        #expect(Set(comparison.differences.keys) == [2])
    }
}
