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

    @Test("Only what is written waits to be built")
    func unbuilt() throws {
        try folder.write("Leaves.", to: "autumn.txt")
        var unbuilt: Set<String> = ["summer.txt"]
        try tree(["autumn.txt": "Leaves.", "spring.txt": "Rain."]).write(to: folder.url, unbuilt: &unbuilt)
        #expect(unbuilt == ["summer.txt", "spring.txt"])
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
