import Foundation
import Support
import TestFolder
import Testing

struct FileStampTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func stamp(of path: String) -> FileStamp? { FileStamp(ofFileAt: folder.url(of: path).path) }

    private func date(_ path: String) throws {
        let date = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.url(of: path).path)
    }

    @Test("A file keeps its stamp until it is saved; one in its place has another, though it is as long and as old")
    func replaced() throws {
        try folder.write("cats", to: "a.swift")
        try date("a.swift")
        let before = stamp(of: "a.swift")
        #expect(before != nil)
        #expect(stamp(of: "a.swift") == before)
        try folder.write("dogs", to: "b.swift")
        try date("b.swift")
        #expect(rename(folder.url(of: "b.swift").path, folder.url(of: "a.swift").path) == 0)
        #expect(stamp(of: "a.swift") != before)
    }

    @Test("A folder is told from a file, and what is not there has no stamp")
    func kinds() throws {
        try folder.write("cats", to: "Sources/a.swift")
        #expect(stamp(of: "Sources")?.isFolder == true)
        #expect(stamp(of: "Sources/a.swift")?.isFolder == false)
        #expect(stamp(of: "Sources/b.swift") == nil)
    }
}
