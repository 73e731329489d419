import Extraction
import Foundation
import TestFolder
import Testing

@testable import Show

struct RoomTokenTests {
    private static let path = ".build/catwalk/room-token"
    private let folder: TestFolder

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
        try folder.write(text, to: Self.path)
        #expect(try RoomToken.kept(in: folder.url, new: "mnopqrstuvwx") == "mnopqrstuvwx")
    }

    @Test("A link in its place is not followed")
    func link() throws {
        try folder.write("abcdefghijkl", to: "elsewhere")
        try FileManager.default.createSymbolicLink(
            at: folder.url(of: Self.path),
            withDestinationURL: folder.url(of: "elsewhere")
        )
        #expect(throws: (any Error).self) { try RoomToken.kept(in: folder.url, new: "mnopqrstuvwx") }
    }
}
