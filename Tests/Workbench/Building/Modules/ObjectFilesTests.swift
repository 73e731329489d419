import Foundation
import TestFolder
import Testing

@testable import Building

struct ObjectFilesTests {
    @Test("Files that are new or dated anew were written; those that are gone were not")
    func written() throws {
        let folder = try TestFolder()
        let urls = try ["A", "B", "C", "D"].map { try folder.write("", to: "\($0).swift.o") }
        func date(_ url: URL, _ second: Int) throws {
            let date = Date(timeIntervalSince1970: Double(second))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
        }
        for url in urls { try date(url, 100) }
        let earlier = try ObjectFiles(at: Array(urls[..<3]))
        try date(urls[0], 101)
        // A is dated anew and D is new; B is as it was, and C is gone.
        #expect(try ObjectFiles(at: [urls[0], urls[1], urls[3]]).countWritten(since: earlier) == 2)
        #expect(earlier.countWritten(since: earlier) == 0)
    }
}
