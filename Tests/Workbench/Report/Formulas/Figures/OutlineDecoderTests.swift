import Declarations
import Foundation
import Subject
import TestFolder
import Testing

@testable import Report

struct OutlineDecoderTests {
    private struct Part: Decodable, Equatable {
        let name: String
        let lines: Int
        let overhead: Figure
        let kind: TypeKind
        let isLarge: Bool
        let counted: [String: Double]
        let total: Int?
        let left: Int?
    }

    private struct Whole: Decodable, Equatable {
        let name: String
        let parts: [Part]
        let others: [Part]
    }

    @Test("A list has an entry for each name of its key, and an optional value is there unless it is absent")
    func value() throws {
        let names = ["parts": ["View", "Model"], "counted": ["leaks"]]
        let whole = try Whole(from: OutlineDecoder(names: names, absent: ["left"], name: "MVP"))
        let parts = ["View", "Model"].map { name in
            Part(
                name: name,
                lines: 0,
                overhead: Figure(nil),
                kind: TypeKind.allCases[0],
                isLarge: false,
                counted: ["leaks": 0],
                total: 0,
                left: nil
            )
        }
        #expect(whole == Whole(name: "MVP", parts: parts, others: []))
    }

    @Test("A plain value that no report has is an error")
    func otherValue() {
        struct Odd: Decodable { let bits: UInt8 }
        #expect(throws: DecodingError.self) { try Odd(from: OutlineDecoder(names: [:], absent: [])) }
    }

    @Test("Of the sample's report a formula may name each figure but those of places, types and growth")
    func sample() throws {
        let subject = try Subject.load(from: Repository.root)
        let data = try Data(contentsOf: Repository.url(of: "Reports/report.json"))
        let report = try JSONDecoder().decode(Report.self, from: data)
        let outline = ReportOutline(of: subject)
        let possible = try ReportFigures(of: outline)
        let paths = try ReportFigures(of: report, outline: outline).tree.figures.map(\.path)
        let unnamed: Set = ["bodies", "growth", "habits", "sources", "types", "unseenCallbacks", "violations"]
        let unknown = paths.filter { path in
            guard unnamed.isDisjoint(with: path) else { return false }
            if case .unknown = possible.finding(at: path) { return true } else { return false }
        }
        #expect(paths.count > 1_000)
        #expect(unknown == [])
    }
}
