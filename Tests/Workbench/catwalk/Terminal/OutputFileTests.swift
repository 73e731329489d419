import Foundation
import TestFolder
import Testing

@testable import catwalk

struct OutputFileTests {
    @Test("A file is made, and replaced with its permissions kept")
    func file() throws {
        let folder = try TestFolder()
        let url = folder.url(of: "figures.csv")
        try OutputFile(url: url).write("old")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
        try OutputFile(url: url).write("new")

        #expect(try folder.text(of: "figures.csv") == "new")
        #expect(try Self.status(of: url).st_mode & 0o777 == 0o640)
        #expect(try folder.names() == ["figures.csv"])
    }

    @Test(
        "A link stays a link, and what it leads to gets the text, whether it was there or not",
        arguments: [true, false]
    )
    func link(isThere: Bool) throws {
        let folder = try TestFolder()
        if isThere { try folder.write("old", to: "target.csv") }
        let link = folder.url(of: "link.csv")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "target.csv")
        try OutputFile(url: link).write("new")

        #expect(try Self.status(of: link).st_mode & S_IFMT == S_IFLNK)
        #expect(try folder.text(of: "target.csv") == "new")
    }

    @Test("A named pipe stays one, and its reader gets the text")
    func pipe() throws {
        let folder = try TestFolder()
        let url = folder.url(of: "pipe")
        try #require(mkfifo(url.path, 0o600) == 0)
        let reader = open(url.path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try OutputFile(url: url).write("figures")

        var bytes = [UInt8](repeating: 0, count: 16)
        let count = read(reader, &bytes, bytes.count)
        #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "figures")
        #expect(try Self.status(of: url).st_mode & S_IFMT == S_IFIFO)
    }

    @Test("What can't be written throws the system's reason")
    func folder() throws {
        let folder = try TestFolder()
        #expect(throws: (any Error).self) { try OutputFile(url: folder.url).write("figures") }
        #expect(throws: (any Error).self) { try OutputFile(url: folder.url(of: "gone/figures.csv")).write("figures") }
    }

    private static func status(of url: URL) throws -> stat {
        var status = stat()
        try #require(lstat(url.path, &status) == 0)
        return status
    }
}
