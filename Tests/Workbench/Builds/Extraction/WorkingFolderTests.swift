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
        #expect(!home.isMade)
        try home.prepare()
        try folder.write("mine", to: "\(home.path)/Cats/a.txt")
        try home.prepare()
        #expect(home.isMade)
        #expect(try folder.text(of: "\(home.path)/Cats/a.txt") == "mine")
        // An app's repository may not ignore .build.
        #expect(try folder.text(of: "\(home.path)/.gitignore") == "*\n")
    }

    @Test("Its name is another one for each root and for each user, and the same however the root is reached")
    func names() throws {
        let (first, second) = (UserSecret(), UserSecret())
        let other = try TestFolder()
        let name = WorkingFolder(in: folder.url, secret: first).path
        #expect(name.wholeMatch(of: /\.build\/catwalk-[0-9a-f]{16}/) != nil)
        #expect(WorkingFolder(in: other.url, secret: first).path != name)
        #expect(WorkingFolder(in: folder.url, secret: second).path != name)
        let link = other.url(of: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
        #expect(WorkingFolder(in: link, secret: first).path == name)
    }

    @Test("What a stranger brings under another name is never worked in, and its links are not followed")
    func foreign() throws {
        let victim = try TestFolder()
        try victim.write("precious", to: "a.txt")
        for name in [".build/catwalk", ".build/catwalk-0123456789abcdef", ".build/catwalk-mine"] {
            try folder.write("", to: "\(name)/Cats/Package.swift")
            try FileManager.default.createSymbolicLink(
                atPath: folder.url(of: "\(name)/Link").path,
                withDestinationPath: victim.url.path
            )
        }
        try home.prepare()
        // Only what is named as catwalk names its own is taken for one of another root or user.
        #expect(try folder.names(in: ".build") == ["catwalk", "catwalk-mine", home.url.lastPathComponent].sorted())
        #expect(try folder.names(in: home.path) == [".gitignore"])
        #expect(try victim.text(of: "a.txt") == "precious")
    }

    @Test("A link in the folder's place, or in that of .build, is refused by name", arguments: [true, false])
    func links(isOfAll: Bool) throws {
        let path = isOfAll ? ".build" : home.path
        let victim = try TestFolder()
        if !isOfAll { try folder.write("", to: ".build/a") }
        try FileManager.default.createSymbolicLink(
            atPath: folder.url(of: path).path,
            withDestinationPath: victim.url.path
        )
        #expect(throws: ExtractionError.folder(.link(path: folder.url(of: path).path))) { try home.prepare() }
        #expect(!home.isMade)
        #expect(try victim.names().isEmpty)
    }
}
