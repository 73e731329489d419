import Foundation
import Testing

@testable import Report

struct SeriesTests {
    private let series = Series(
        of: .architectures,
        commits: [
            PastCommit(hash: "a", date: "2026-11-20T08:00:00Z", title: "One", sizes: nil, problem: "It is empty."),
            PastCommit(
                hash: "b",
                date: "2026-11-21T08:00:00Z",
                title: "Two",
                sizes: ["MVC": CodeSize(files: 1, codeLines: 2, types: nil, edges: 3)]
            ),
        ]
    )

    @Test("What is written is read again, what is not known is absent, and the engine is named")
    func both() throws {
        let data = try JSONEncoder().encode(series)
        #expect(try JSONDecoder().decode(Series.self, from: data) == series)
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("\"engine\":\"syntax\""))
        #expect(!text.contains("types"))
    }
}
