import Testing

@Suite("Names of architectures")
struct ArchitectureNamesTests {
    @Test(
        "What all have in front or behind is left away, but never a pattern's name; a plain MVC stands first",
        arguments: [
            (["Cats-MVC+X", "Cats-MVC", "Cats-TEA"], ["MVC", "MVC+X", "TEA"]),
            (["MVP_ToDo", "MVC-ToDo"], ["MVC", "MVP"]),
            (["MVVM-A", "MVVM-B"], ["MVVM-A", "MVVM-B"]),
            (["mvp", "mvc"], ["mvc", "mvp"]),
        ]
    )
    func stripped(folders: [String], names: [String]) async throws {
        let files = folders.map { ("\($0)/CatView.swift", "class CatView {}") }
        let subject = try await Sketch(Dictionary(uniqueKeysWithValues: files)).subject()

        #expect(subject.architectures.map(\.name) == names)
        #expect(subject.baseline == names.first)
    }

    @Test("Targets of one name are called by the folders that tell them apart")
    func folders() async throws {
        let subject = try await Sketch([
            "Cats-MVC/Cats/CatView.swift": "class CatView {}", "Cats-MVC/CatsTests/A.swift": "import XCTest",
            "Cats-TEA/Cats/CatView.swift": "class CatView {}", "Cats-TEA/CatsTests/A.swift": "import XCTest",
        ]).subject()

        #expect(subject.architectures.map(\.name) == ["MVC", "TEA"])
        #expect(subject.architectures.map(\.sources.path) == ["Cats-MVC/Cats", "Cats-TEA/Cats"])
    }
}
