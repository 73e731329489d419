import Extraction
import Foundation
import TestFolder
import Testing

@testable import Show

struct RoomTokenTests {
    private let folder: TestFolder
    private var path: String { "\(WorkingFolder(in: folder.url).path)/room-token" }

    init() throws {
        folder = try TestFolder()
        try WorkingFolder(in: folder.url).prepare()
    }

    @Test("The first token is kept, for learners who come back")
    func kept() throws {
        #expect(try RoomToken.kept(in: folder.url, new: "abcdefghijkl") == "abcdefghijkl")
        #expect(try RoomToken.kept(in: folder.url, new: "mnopqrstuvwx") == "abcdefghijkl")
    }

    @Test(
        "What is no token, or one that could be guessed, is not taken",
        arguments: ["", "a", "abcdefghijk l", "abcdefghijkl\n", String(repeating: "a", count: 65)]
    )
    func notTaken(text: String) throws {
        try folder.write(text, to: path)
        #expect(try RoomToken.kept(in: folder.url, new: "mnopqrstuvwx") == "mnopqrstuvwx")
    }

    @Test("Only its owner may read it, even if others could before", arguments: [nil, 0o644, 0o666, 0o400])
    func permissions(old: Int?) throws {
        let place = folder.url(of: path).path
        if let old {
            try folder.write("abcdefghijkl", to: path)
            try FileManager.default.setAttributes([.posixPermissions: old], ofItemAtPath: place)
        }
        let expected = old == nil ? "mnopqrstuvwx" : "abcdefghijkl"
        #expect(try RoomToken.kept(in: folder.url, new: "mnopqrstuvwx") == expected)
        #expect(try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int == 0o600)
    }

    @Test("A link in its place is not followed")
    func link() throws {
        try folder.write("abcdefghijkl", to: "elsewhere")
        try FileManager.default.createSymbolicLink(
            at: folder.url(of: path),
            withDestinationURL: folder.url(of: "elsewhere")
        )
        #expect(throws: (any Error).self) { try RoomToken.kept(in: folder.url, new: "mnopqrstuvwx") }
    }
}
