import Foundation
import TestFolder
import Testing

@testable import Rebuilds

struct CompiledFilesTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        for name in ["A.dia", "B.dia", "C.dia", "Cats.emit-module.dia", "A.swift.o"] { try write(name, second: 100) }
    }

    private func write(_ name: String, second: Int) throws {
        let file = try folder.write("", to: name)
        let date = Date(timeIntervalSince1970: Double(second))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    @Test("Files with new diagnostics were compiled; the module's own and object files do not count")
    func compiled() throws {
        let earlier = try CompiledFiles(in: folder.url)
        for name in ["A.dia", "D.dia", "Cats.emit-module.dia", "A.swift.o"] { try write(name, second: 101) }
        try FileManager.default.removeItem(at: folder.url(of: "C.dia"))
        // A is dated anew and D is new; B is as it was, and C is gone.
        #expect(try CompiledFiles(in: folder.url).count(since: earlier) == 2)
        #expect(earlier.count(since: earlier) == 0)
    }
}
