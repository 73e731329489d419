import Report
import TestFolder
import Testing
import Twins

@testable import Pipeline

struct StaticRunTests {
    @Test("A file that is known is not read again, unless it is said to be another")
    func notRead() async throws {
        let folder = try Twins.copy(named: "StaticRun")
        let paths = ["Left/Greet/GreetPresenter.swift", "Right/Greet/GreetPresenter.swift"].map { "Sources/\($0)" }
        let run = StaticRun(root: folder.url)
        let first = try await run.run(.architectures)
        for path in paths { try folder.write(folder.text(of: path) + "// one more\n", to: path) }
        let second = try await run.run(.architectures, knowing: first.known.without([paths[1]]))
        let comments = ["Left", "Right"].map { second.snapshot.figures[$0]?["lines.comment"] }
        #expect(comments == [Figure(0), Figure(1)])
    }
}
