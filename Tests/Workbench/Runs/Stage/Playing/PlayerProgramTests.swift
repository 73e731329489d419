import Extraction
import Foundation
import TestFolder
import Testing

@testable import Stage

struct PlayerProgramTests {
    @Test("A build that fails for the subject's Stage is told with the page that says what it needs")
    func blame() {
        let line = "/a/Player.swift:5:1: error: type 'Stage' does not conform to protocol 'CatwalkStage'"
        let text = "\(StageError.notBuilt(BuildErrors(in: line)))"
        #expect(text.contains("names CatwalkStage, Stage lacks a member that Documentation/stage.md asks for"))
        #expect(text.contains("does not conform"))
    }

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
