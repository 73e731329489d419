import Files
import Foundation
import TestFolder
import Testing

@testable import Workshop

struct FileTreeTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func tree(_ files: [String: String]) -> FileTree {
        var tree = FileTree()
        tree.files = files.mapValues { Data($0.utf8) }
        return tree
    }

    @Test("A folder has the files of the tree that is written to it, and no others")
    func written() throws {
        try folder.write("Snow falls.", to: "Poems/winter.txt")
        try folder.write("Leaves.", to: "Poems/autumn.txt")
        let tree = tree(["Poems/autumn.txt": "Leaves.", "Poems/spring.txt": "Rain."])
        try tree.write(to: folder.url)
        #expect(try FileTree(of: folder.url) == tree)
    }

    @Test("The paths of what was written are told, and of nothing that was the same")
    func told() throws {
        try folder.write("Leaves.", to: "autumn.txt")
        #expect(try tree(["autumn.txt": "Leaves.", "spring.txt": "Rain."]).write(to: folder.url) == ["spring.txt"])
    }

    @Test(
        "A text is found where it alone stands in quotes",
        arguments: [("Late", "List/Late.swift:2"), ("Twice", nil), ("Soon", nil), ("note", nil)]
    )
    func literal(_ text: String, _ place: String?) {
        let tree = tree([
            "List/Late.swift": "[\n    Scenario(\"Late\", []),\n    Scenario(\"Twice\", []), // Soon\n]",
            "List/Other.swift": "Scenario(\"Twice\", [])", "note.txt": "\"note\"",
        ])
        #expect(tree.place(ofLiteral: text).map { "\($0.file):\($0.line)" } == place)
    }

    @Test("A file that may have been built is written in a later second")
    func built() throws {
        try tree(["spring.txt": "Rain."]).write(to: folder.url)
        let before = try second(of: "spring.txt")
        try tree(["spring.txt": "Sun."]).write(to: folder.url)
        #expect(try second(of: "spring.txt") > before)
    }

    @Test("A file that was not built since is written at once")
    func unbuilt() throws {
        try tree(["spring.txt": "Rain."]).write(to: folder.url)
        let before = try second(of: "spring.txt")
        let writes = 10
        for number in 1...writes {
            try tree(["spring.txt": "\(number)"]).write(to: folder.url, unbuilt: ["spring.txt"])
        }
        // With a wait each would have a second of its own.
        #expect(try second(of: "spring.txt") < before + writes)
    }

    private func second(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url(of: path).path)
        return Int(try #require(attributes[.modificationDate] as? Date).timeIntervalSince1970)
    }

    @Test(
        "What is in a repository inside could not be kept, so nothing is read or written",
        arguments: ["Answers/.git", "A/B/.git"]
    )
    func repositoryInside(_ path: String) throws {
        try folder.write("gitdir: elsewhere", to: path)
        let error = #expect(throws: WorkshopError.self) { try FileTree(of: folder.url) }
        #expect(error.map { "\($0)".contains(path.dropLast("/.git".count)) } == true)
        #expect(throws: WorkshopError.self) { try tree(["a.txt": "a"]).write(to: folder.url) }
        #expect(!FileManager.default.fileExists(atPath: folder.url(of: "a.txt").path))
    }

    @Test(
        "A file that was saved since it was kept is neither replaced nor removed",
        arguments: ["spring.txt", "autumn.txt"]
    )
    func saved(_ path: String) throws {
        let kept = tree(["autumn.txt": "Leaves.", "spring.txt": "Rain."])
        try kept.write(to: folder.url)
        try folder.write("Mine.", to: path)
        #expect(throws: FileFault.changed(path: folder.url(of: path).path)) {
            try tree(["spring.txt": "Sun."]).write(to: folder.url, keeping: kept)
        }
        #expect(try folder.text(of: path) == "Mine.")
    }

    @Test("A link in a file's place is replaced, and what it leads to stays")
    func link() throws {
        let outside = try TestFolder()
        try outside.write("Somebody's own.", to: "own.txt")
        try folder.write("Rain.", to: "Poems/spring.txt")
        let link = folder.url(of: "Poems/autumn.txt")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside.url(of: "own.txt"))
        try tree(["Poems/autumn.txt": "Leaves."]).write(to: folder.url)
        #expect(try String(contentsOf: link, encoding: .utf8) == "Leaves.")
        #expect(try String(contentsOf: outside.url(of: "own.txt"), encoding: .utf8) == "Somebody's own.")
    }
}
