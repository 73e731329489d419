import Foundation
import TestFolder
import Testing

@testable import Stage

struct PlayerProgramTests {
    @Test("Each file of the module that plays is handed over as it stands, and no other")
    func files() throws {
        let folder = Repository.url(of: "Sources/Workbench/Runs/Stage/Playing/\(PlayerProgram.module)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let paths = names.map { "Sources/\(PlayerProgram.module)/\($0)" }
        #expect(PlayerProgram.files.map(\.path).sorted() == paths.sorted())
        for file in PlayerProgram.files {
            let name = URL(filePath: file.path).lastPathComponent
            #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8) == file.text)
        }
    }
}
