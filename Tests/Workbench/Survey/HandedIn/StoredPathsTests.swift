import Foundation
import Testing

@testable import Survey

@Suite("Paths in handed-in data")
struct StoredPathsTests {
    /// `Kit/A.swift` is also how the path of a dependency's file ends.
    private static let stored = ["/work/Kit/A.swift", "/work/.build/checkouts/Kit/A.swift", "/work/Kit/B.swift"]

    @Test("On the machine that it was made on, a file's place tells")
    func here() {
        let paths = StoredPaths(Self.stored, locations: Self.locations(in: "/work"))

        #expect(paths.paths == ["Kit/A.swift": "/work/Kit/A.swift", "Kit/B.swift": "/work/Kit/B.swift"])
        #expect(paths.files["/work/Kit/B.swift"] == "Kit/B.swift")
    }

    @Test("Elsewhere the ends of the paths tell, and where two fit alike none does")
    func elsewhere() {
        #expect(
            StoredPaths(Self.stored, locations: Self.locations(in: "/home")).paths == [
                "Kit/B.swift": "/work/Kit/B.swift"
            ]
        )
    }

    private static func locations(in root: String) -> [String: URL] {
        let names = ["Kit/A.swift", "Kit/B.swift"]
        return Dictionary(uniqueKeysWithValues: names.map { ($0, URL(filePath: root).appending(path: $0)) })
    }
}
