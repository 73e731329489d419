import Foundation
import TestFolder
import Testing

@testable import Workshop

struct CheckedPackageTests {
    @Test("What a build may have seen is written in a later second")
    func built() async throws {
        let folder = try TestFolder()
        let package = CheckedPackage(in: folder.url(of: "copy"), environment: [:])
        var tree = FileTree()
        func second() throws -> Int {
            let path = folder.url(of: "copy/spring.txt").path
            let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
            return Int(try #require(date).timeIntervalSince1970)
        }
        tree.files = ["spring.txt": Data("Rain.".utf8)]
        try await package.take(tree)
        let before = try second()
        // It fails, because nothing says what is to be built.
        #expect(try await !package.build().isEmpty)
        tree.files = ["spring.txt": Data("Sun.".utf8)]
        try await package.take(tree)
        #expect(try second() > before)
    }
}
