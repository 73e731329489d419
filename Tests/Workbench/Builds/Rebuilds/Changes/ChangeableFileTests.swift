import Foundation
import Parsing
import TestFolder
import Testing

@testable import Rebuilds

struct ChangeableFileTests {
    private let folder: TestFolder
    private let url: URL
    private let text = "func purr() {}\n"

    init() throws {
        folder = try TestFolder()
        url = try folder.write(text, to: "Cat.swift")
    }

    @Test("Changes are added to one another, and each text has a second of its own")
    func changes() throws {
        var file = ChangeableFile(try source(), at: url)
        var seconds: [Int] = []
        for number in 1...3 {
            try file.add(SourceChange(.interface, number: number))
            seconds.append(try second())
        }
        #expect(
            try folder.text(of: "Cat.swift").split(separator: "\n").suffix(3).map(String.init) == [
                "func addedFunction1() {}", "func addedFunction2() {}", "func addedFunction3() {}",
            ]
        )
        try file.restore()
        #expect(try folder.text(of: "Cat.swift") == text)
        // Dated before its changes: whoever compares it with what was built of it finds it older.
        let restored = try second()
        #expect(restored < seconds[0])
        try file.add(SourceChange(.body, number: 1))
        #expect(try folder.text(of: "Cat.swift").contains("let _ = 1"))
        #expect(try !folder.text(of: "Cat.swift").contains("addedFunction"))
        seconds.append(try second())
        #expect(zip(seconds, seconds.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("What was never changed is not written")
    func untouched() throws {
        try FileManager.default.removeItem(at: url)
        var file = ChangeableFile(try source(), at: url)
        try file.restore()
        #expect(try folder.names().isEmpty)
    }

    @Test("A file that can't be written is told")
    func unwritable() throws {
        var file = ChangeableFile(try source(), at: folder.url(of: "None/Cat.swift"))
        let error = try #require(throws: BuildingError.self) { try file.add(SourceChange(.body, number: 1)) }
        #expect(
            error.description.hasSuffix(
                "None/Cat.swift could not be written: No such file or directory. "
                    + "Check the path."
            )
        )
    }

    private func source() throws -> ChangeableSource {
        try #require(ChangeableSource(ParsedFile(path: "Cat.swift", text: text)))
    }

    /// That the file is dated with.
    private func second() throws -> Int {
        let date = try #require(FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date)
        return Int(date.timeIntervalSince1970.rounded(.down))
    }
}
