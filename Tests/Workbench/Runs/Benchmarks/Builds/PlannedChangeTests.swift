import Foundation
import Rebuilds
import TestFolder
import Testing

@testable import Benchmarks
@testable import Subject

struct PlannedChangeTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("func show() {}", to: "A/Cat/CatView.swift")
        try folder.write("func decide() {}", to: "A/Cat/CatPresenter.swift")
        try folder.write("struct Cat { let name: String }", to: "A/Cat.swift")
    }

    private func changes(
        _ patterns: [String]...,
        in path: String = "A",
        beside layers: [Module] = []
    ) async throws -> [PlannedChange] {
        let architecture = Architecture(name: "A", sources: Module(name: "A", path: path))
        let changes = patterns.enumerated().map { index, patterns in
            let place = ConfigurationPlace(line: 8, column: 3, key: "benchmarks.changes.place\(index)")
            return BenchmarkSettings.Change(name: "place\(index)", patterns: patterns, place: place)
        }
        let subject = Subject(
            root: folder.url,
            name: "App",
            baseline: "A",
            shared: layers,
            architectures: [architecture],
            scenarioTests: "",
            benchmarks: BenchmarkSettings(product: "app", scenarios: [], changes: changes)
        )
        return try await PlannedChange.all(in: architecture, of: BenchmarkSelection(of: subject))
    }

    @Test("Each place has a change of each kind, in the first file by path that the first fitting pattern fits")
    func planned() async throws {
        let changes = try await changes(["None.swift", "*/CatV*", "Cat/*"], ["Cat/*"])
        #expect(changes.map(\.name) == ["place0-body", "place0-interface", "place1-body", "place1-interface"])
        #expect(changes.map(\.kind) == [.body, .interface, .body, .interface])
        #expect(
            changes.map(\.source.path) == [
                "A/Cat/CatView.swift", "A/Cat/CatView.swift", "A/Cat/CatPresenter.swift", "A/Cat/CatPresenter.swift",
            ]
        )
    }

    @Test("What is compiled together with a layer is not built alone")
    func notApart() async throws {
        await #expect(throws: BenchmarkError.notApart(architecture: "A", layer: "App")) {
            _ = try await changes(["*"], in: "A/Cat", beside: [Module(name: "App", path: "A")])
        }
    }

    @Test("A place that fits no file is told with the key, and so is a file that has nothing to change")
    func nowhere() async throws {
        let noFile = await #expect(throws: BenchmarkError.self) { _ = try await changes(["Cat/*"], ["CatView.swift"]) }
        #expect(
            noFile?.description
                == ".catwalk.yml:8:3: benchmarks.changes.place1: No file of A fits. Add a pattern for one, relative to A/."
        )
        let noBody = await #expect(throws: BenchmarkError.self) { _ = try await changes(["Cat.swift"]) }
        #expect(
            noBody?.description
                == ".catwalk.yml:8:3: benchmarks.changes.place0: A/Cat.swift has neither a function nor a getter that a "
                + "statement can be added to. Give a pattern for another file."
        )
    }
}
