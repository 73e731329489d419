import Files
import Foundation
import TestFolder
import Testing

@testable import Extraction

struct WorkingFolderTests {
    private let folder: TestFolder
    private let home: WorkingFolder

    init() throws {
        folder = try TestFolder()
        home = WorkingFolder(in: folder.url)
    }

    @Test("A folder that was made here is kept with all that is in it")
    func kept() throws {
        #expect(!home.isOwn)
        try home.prepare()
        try folder.write("mine", to: ".build/catwalk/Cats/a.txt")
        try home.prepare()
        #expect(home.isOwn)
        #expect(try folder.text(of: ".build/catwalk/Cats/a.txt") == "mine")
        // An app's repository may not ignore .build.
        #expect(try folder.text(of: ".build/catwalk/.gitignore") == "*\n")
    }

    @Test("A folder of somebody else's is not emptied")
    func foreign() throws {
        try folder.write("precious", to: ".build/catwalk/a.txt")
        #expect(throws: ExtractionError.folder(.notOwn(path: home.url.path))) { try home.prepare() }
        #expect(try folder.text(of: ".build/catwalk/a.txt") == "precious")
    }

    @Test("A folder that was copied, mark and all, is emptied, and its links are not followed")
    func copied() throws {
        let victim = try TestFolder()
        try victim.write("precious", to: "a.txt")
        try home.prepare()
        try FileManager.default.moveItem(at: home.url, to: folder.url(of: "old"))
        try FileManager.default.copyItem(at: folder.url(of: "old"), to: home.url)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url(of: ".build/catwalk/Cats").path,
            withDestinationPath: victim.url.path
        )
        #expect(!home.isOwn)
        try home.prepare()
        #expect(home.isOwn)
        #expect(try folder.names(in: ".build/catwalk") == [".gitignore", ".made-by-catwalk"])
        #expect(try victim.text(of: "a.txt") == "precious")
    }

    @Test(
        "A mark that knows the folder's number, and not when it was made, is not catwalk's: an archive may guess that"
    )
    func guessed() throws {
        let victim = try TestFolder()
        try victim.write("precious", to: "a.txt")
        try home.prepare()
        let mark = folder.url(of: ".build/catwalk/.made-by-catwalk")
        let own = try String(contentsOf: mark, encoding: .utf8).split(separator: " ")
        // Its file system notes when it was made.
        #expect(own.count == 2 && own[1].contains("."))
        for text in ["\(own[0])\n", "\(own[0]) \n", "\(own[0]) 1.1\n"] {
            try? FileManager.default.removeItem(at: mark)
            try Data(text.utf8).write(to: mark)
            try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: mark.path)
            let link = folder.url(of: ".build/catwalk/Cats").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: victim.url.path)
            #expect(!home.isOwn)
            try home.prepare()
            #expect(home.isOwn && !FileManager.default.fileExists(atPath: link))
        }
        #expect(try victim.text(of: "a.txt") == "precious")
    }

    @Test("A mark with the right number that others may read is not catwalk's", arguments: [0o400, 0o644])
    func permissions(_ permissions: Int) throws {
        try home.prepare()
        let mark = folder.url(of: ".build/catwalk/.made-by-catwalk").path
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: mark)
        #expect(home.isOwn == (permissions == 0o400))
    }

    @Test(
        "A link in the folder's place, or in that of .build, is refused by name",
        arguments: [".build", ".build/catwalk"]
    )
    func links(_ path: String) throws {
        let victim = try TestFolder()
        if path != ".build" { try folder.write("", to: ".build/a") }
        try FileManager.default.createSymbolicLink(
            atPath: folder.url(of: path).path,
            withDestinationPath: victim.url.path
        )
        #expect(throws: ExtractionError.folder(.link(path: folder.url(of: path).path))) { try home.prepare() }
        #expect(try victim.names().isEmpty)
    }
}
