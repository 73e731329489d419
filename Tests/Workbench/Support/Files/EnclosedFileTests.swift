import Files
import Foundation
import Support
import TestFolder
import Testing

struct EnclosedFileTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    @Test("What is written is what is read, and nothing else stands beside it")
    func roundTrip() throws {
        let file = EnclosedFile("Reports/a.txt", in: folder.url)
        #expect(try file.contents(upTo: 10) == nil)
        try file.replace(with: Data("one".utf8))
        try file.replace(with: Data("two".utf8))
        #expect(try file.contents(upTo: 10) == Data("two".utf8))
        #expect(try folder.names(in: "Reports") == ["a.txt"])
    }

    @Test("A link below the folder is neither read nor written through, be it the file or a folder on the way")
    func links() throws {
        let outside = try TestFolder()
        try outside.write("secret", to: "a.txt")
        try link("file.txt", to: outside.url(of: "a.txt").path)
        try link("dangling.txt", to: outside.url(of: "new.txt").path)
        try link("folder", to: outside.url.path)
        try link("inside", to: "sub")
        try folder.write("own", to: "sub/a.txt")
        for path in [
            "file.txt", "dangling.txt", "folder/a.txt", "folder/new.txt", "inside/a.txt", "folder/\u{301}a.txt",
        ] {
            let file = EnclosedFile(path, in: folder.url)
            let first = folder.url(of: try #require(path.pathParts.first)).path
            #expect(throws: FileFault.link(path: first)) { try file.contents(upTo: 10) }
            #expect(throws: FileFault.link(path: first)) { try file.replace(with: Data("mine".utf8)) }
        }
        #expect(try outside.names() == ["a.txt"])
        #expect(try outside.text(of: "a.txt") == "secret")
    }

    @Test("The folder that a person has named may be a link")
    func namedByLink() throws {
        let outside = try TestFolder()
        try outside.write("own", to: "a.txt")
        try link("named", to: outside.url.path)
        #expect(try EnclosedFile("a.txt", in: folder.url(of: "named")).contents(upTo: 10) == Data("own".utf8))
        #expect(try EnclosedFile(at: folder.url(of: "named/a.txt")).contents(upTo: 10) == Data("own".utf8))
    }

    @Test("A pipe, a folder and a file in a folder's place are told, and nobody waits for the pipe")
    func kinds() throws {
        #expect(mkfifo(folder.url(of: "pipe").path, 0o600) == 0)
        try folder.write("", to: "a/b.txt")
        for path in ["pipe", "a"] {
            #expect(throws: FileFault.notAFile(path: folder.url(of: path).path)) {
                try EnclosedFile(path, in: folder.url).contents(upTo: 10)
            }
        }
        let blocked = EnclosedFile("a/b.txt/c.txt", in: folder.url)
        #expect(throws: FileFault.notAFolder(path: folder.url(of: "a/b.txt").path)) {
            try blocked.replace(with: Data())
        }
    }

    @Test("A file of the limit's size is read, a larger one is not", arguments: [(10, true), (11, false)])
    func limit(_ size: Int, _ isRead: Bool) throws {
        try folder.write(String(repeating: "a", count: size), to: "a.txt")
        let file = EnclosedFile("a.txt", in: folder.url)
        if isRead {
            #expect(try file.contents(upTo: 10)?.count == size)
        } else {
            #expect(throws: FileFault.tooLarge(path: file.url.path, limit: 10)) { try file.contents(upTo: 10) }
        }
    }

    @Test("A file keeps its permissions, and what a killed run left beside it is removed")
    func permissionsAndLeftovers() throws {
        try folder.write("old", to: "a.txt")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.url(of: "a.txt").path)
        try folder.write("half", to: ".a.txt.catwalk-\(UUID().uuidString)")
        let file = EnclosedFile("a.txt", in: folder.url)
        try file.replace(with: Data("new".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: file.url.path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try folder.names() == ["a.txt"])
    }

    @Test("A name that is too long is told with what to do")
    func longName() throws {
        let file = EnclosedFile(String(repeating: "a", count: 300), in: folder.url)
        let fault = try #require(throws: FileFault.self) { try file.replace(with: Data()) }
        let end = "could not be written: File name too long. Use a shorter name, or a folder that lies less deep."
        #expect("\(fault)".hasSuffix(end))
    }

    @Test("What is no file is told, and what is not there is nothing")
    func noFile() throws {
        try #require(mkfifo(folder.url(of: "pipe").path, 0o600) == 0)
        for url in [folder.url(of: "pipe"), URL(filePath: "/dev/zero"), folder.url] {
            #expect(throws: DocumentFault.file(.notAFile(path: url.path))) { try EnclosedFile(at: url).value(Int.self) }
        }
        #expect(try EnclosedFile("gone", in: folder.url).value(Int.self) == nil)
    }

    @Test("A file that is too large is refused before it is read: this one takes no room")
    func tooLarge() throws {
        let file = EnclosedFile("large.json", in: folder.url)
        try Data("1".utf8).write(to: file.url)
        #expect(try file.value(Int.self) == 1)
        let handle = try FileHandle(forWritingTo: file.url)
        try handle.truncate(atOffset: 1 << 40)
        #expect(throws: DocumentFault.file(.tooLarge(path: file.url.path, limit: 64 << 20))) {
            try file.value(Int.self)
        }
    }

    private func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.url(of: path).path, withDestinationPath: destination)
    }
}
