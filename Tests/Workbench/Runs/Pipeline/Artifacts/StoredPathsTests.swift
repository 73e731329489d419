import Foundation
import Testing

@testable import Pipeline

@Suite("Paths in handed-in data")
struct StoredPathsTests {
    /// `Kit/A.swift` is also how the path of a dependency's file ends.
    private static let stored = ["/ci/Kit/A.swift", "/ci/.build/checkouts/Kit/A.swift", "/ci/Kit/B.swift"]

    @Test("On the machine that it was made on, a file's place tells")
    func here() {
        let paths = StoredPaths(Self.stored, locations: Self.locations(in: "/ci"))

        #expect(paths.paths == ["Kit/A.swift": "/ci/Kit/A.swift", "Kit/B.swift": "/ci/Kit/B.swift"])
    }

    @Test("Elsewhere the ends of the paths tell, and where two fit alike none does")
    func elsewhere() {
        #expect(
            StoredPaths(Self.stored, locations: Self.locations(in: "/home")).paths == [
                "Kit/B.swift": "/ci/Kit/B.swift"
            ]
        )
    }

    private static func locations(in root: String) -> [String: URL] {
        let names = ["Kit/A.swift", "Kit/B.swift"]
        return Dictionary(uniqueKeysWithValues: names.map { ($0, URL(filePath: root).appending(path: $0)) })
    }
}
