import Foundation
import TestFolder
import Testing
import Tracing

struct TraceRecorderTests {
    @Test("Each file of the module is handed over as it stands, and no other")
    func sources() throws {
        let folder = Repository.url(of: "Sources/Workbench/Syntax/Tracing/\(TraceRecorder.module)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(TraceRecorder.sources.keys.sorted() == names.sorted())
        for (name, text) in TraceRecorder.sources {
            #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8) == text)
        }
    }
}
