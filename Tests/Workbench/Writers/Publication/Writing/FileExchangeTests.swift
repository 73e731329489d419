import Files
import Foundation
import TestFolder
import Testing

@testable import Publication

struct FileExchangeTests {
    @Test("When one file can't be exchanged, those before it are as they were, and new ones are gone")
    func allOrNone() throws {
        let folder = try TestFolder()
        try folder.write("old", to: "old.txt")
        var exchange = FileExchange()
        for name in ["old.txt", "new.txt", "blocked.txt"] {
            try exchange.stage(PublishedFile(EnclosedFile(name, in: folder.url), text: "new"))
        }
        // A folder that has something in it can't be replaced by a file.
        try folder.write("", to: "blocked.txt/inside")
        #expect(throws: PublicationError.self) { try exchange.commit() }
        exchange.discard()
        #expect(try folder.text(of: "old.txt") == "old")
        #expect(try folder.names() == ["blocked.txt", "old.txt"])
    }

    @Test("What was staged and not committed leaves no trace")
    func discarded() throws {
        let folder = try TestFolder()
        var exchange = FileExchange()
        try exchange.stage(PublishedFile(EnclosedFile("a.txt", in: folder.url), text: "new"))
        exchange.discard()
        #expect(try folder.names().isEmpty)
    }
}
