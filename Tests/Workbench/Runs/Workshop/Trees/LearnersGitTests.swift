import Files
import Foundation
import TestFolder
import Testing
import Toolchain

@testable import Workshop

struct LearnersGitTests {
    private let folder: TestFolder
    private let git: LearnersGit

    init() async throws {
        folder = try TestFolder()
        git = try LearnersGit(in: ProcessInfo.processInfo.environment)
        try await git.makeRepository(in: folder.url)
    }

    private func tree(_ files: [String: String]) -> FileTree {
        var tree = FileTree()
        tree.files = files.mapValues { Data($0.utf8) }
        return tree
    }

    @Test(
        "No attribute changes a byte of what is kept",
        arguments: [
            "ident", "text", "text eol=crlf", "working-tree-encoding=UTF-16", "working-tree-encoding=true",
            "filter=lfs",
            "-text", "binary", "export-subst",
        ]
    )
    func bytes(_ attribute: String) async throws {
        let work = tree([".gitattributes": "* \(attribute)\n", "a.txt": "$Id$\r\n\u{FEFF}猫\n", ".gitignore": "a.txt\n"])
        try folder.write("* \(attribute)\n", to: ".git/info/attributes")
        let commit = try await git.commit("One", of: work, in: folder.url)
        #expect(try await git.tree(of: commit, in: folder.url) == work)
    }

    @Test("What has not changed makes no new commit, and the learner's own git sees nothing to do")
    func same() async throws {
        try folder.write("Leaves.", to: "a.txt")
        let first = try await git.commit("One", of: tree(["a.txt": "Leaves."]), in: folder.url)
        #expect(try await git.commit("Two", of: tree(["a.txt": "Leaves."]), in: folder.url) == first)
        let tool = try #require(Tool.find("git", in: ProcessInfo.processInfo.environment))
        #expect(try await tool.run(["status", "--porcelain"], in: folder.url).output.text == "")
        let log = try await tool.run(["log", "--format=%H", "main", "refs/catwalk/\(first)"], in: folder.url).output
            .text
        #expect(log == "\(first)\n")
    }

    @Test("If no branch is checked out, the commit is the one that is")
    func detached() async throws {
        let first = try await git.commit("One", of: tree(["a.txt": "Leaves."]), in: folder.url)
        try folder.write("\(first)\n", to: ".git/HEAD")
        let second = try await git.commit("Two", of: tree(["a.txt": "Snow."]), in: folder.url)
        #expect(try folder.text(of: ".git/HEAD") == "\(second)\n")
        #expect(try folder.text(of: ".git/refs/heads/main") == "\(first)\n")
    }

    @Test(
        "A link where git would write is refused, and nothing is written behind it",
        arguments: [
            "objects", "objects/pack", "objects/0a", "refs", "refs/heads", "refs/catwalk", "refs/heads/main", "index",
            "HEAD",
        ]
    )
    func link(_ path: String) async throws {
        let outside = try TestFolder()
        let place = folder.url(of: ".git/\(path)")
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.createSymbolicLink(at: place, withDestinationURL: outside.url)
        await #expect(throws: FileFault.link(path: place.path)) {
            try await git.commit("One", of: tree(["a.txt": "Leaves."]), in: folder.url)
        }
        #expect(try outside.names().isEmpty)
    }

    @Test("A commit that is not there is missed, whichever of several it is")
    func missing() async throws {
        let commit = try await git.commit("One", of: tree(["a.txt": "Leaves."]), in: folder.url)
        let other = try #require(ObjectHash(String(repeating: "f", count: 40)))
        #expect(try await git.has([commit], in: folder.url))
        #expect(try await !git.has([commit, other], in: folder.url))
        #expect(try await git.has([], in: folder.url))
    }

    @Test("A branch that can't be read is no branch without commits, and stays as it is")
    func unread() async throws {
        let first = try await git.commit("One", of: tree(["a.txt": "Leaves."]), in: folder.url)
        let text = "\(first)"
        let object = folder.url(of: ".git/objects/\(text.prefix(2))/\(text.dropFirst(2))")
        try FileManager.default.removeItem(at: object)
        await #expect(throws: WorkshopError.self) {
            try await git.commit("Two", of: tree(["a.txt": "Snow."]), in: folder.url)
        }
        #expect(try folder.text(of: ".git/refs/heads/main") == "\(first)\n")
    }

    @Test("Files of a commit that are too large together are not read")
    func largeTogether() throws {
        let row = "100644 blob \(String(repeating: "f", count: 40)) 16777216\tpoem.txt\0"
        try FileTree.expect(sizes: String(repeating: row, count: 8), in: folder.url)
        #expect(throws: FileFault.tooLarge(path: folder.url.path, limit: 128 << 20)) {
            try FileTree.expect(sizes: String(repeating: row, count: 9), in: folder.url)
        }
    }

    /// Of fourteen levels git lists all, of thirty more than is read.
    @Test("Folders that hold each other, and no file, are too many", arguments: [14, 30])
    func foldersOfFolders(levels: Int) async throws {
        let empty = try #require(ObjectHash(try folder.treeOfFolders(levels: 0)))
        let full = try #require(ObjectHash(try folder.treeOfFolders(levels: levels)))
        func isTooMany(_ error: any Error) -> Bool {
            if case WorkshopError.tooManyFiles(folder.url.path, limit: 10_000) = error { true } else { false }
        }
        await #expect { try await git.tree(of: full, in: folder.url) } throws: { isTooMany($0) }
        await #expect { try await git.numstat(from: empty, to: full, in: folder.url) } throws: { isTooMany($0) }
    }

    @Test("A file of a commit that is too large is not read")
    func large() throws {
        let row = "100644 blob \(String(repeating: "f", count: 40)) 16777217\tpoem.txt\0"
        #expect(throws: FileFault.tooLarge(path: folder.url(of: "poem.txt").path, limit: 16 << 20)) {
            try FileTree.expect(sizes: row, in: folder.url)
        }
    }
}
