import Parsing
import Testing

@testable import Scaling

struct CopiedFilesTests {
    private func copied(_ sources: [String: String], knowing known: Set<String> = []) -> CopiedFiles {
        let files = sources.sorted { $0.key < $1.key }.map { ParsedFile(path: $0.key, text: $0.value) }
        return CopiedFiles(of: files, isOfScene: { $0.contains("Cat/") }, knowing: known)
    }

    @Test("A scene's files are copied, and so is what names them, however far away")
    func closure() {
        let files = copied([
            "Cat/CatView.swift": "final class CatView {}",
            "App/MakeApp.swift": "public func makeApp() -> Any { CatView() }",
            "App/Start.swift": "func start() { _ = makeApp() }",
            "Binding/Bound.swift": "class Bound { let text = \"CatView\" }",
        ])
        #expect(files.copied.map(\.path) == ["App/MakeApp.swift", "App/Start.swift", "Cat/CatView.swift"])
        #expect(files.single.map(\.path) == ["Binding/Bound.swift"])
        #expect(files.names == ["CatView", "makeApp", "start"])
    }

    @Test("What scenes add to a type from elsewhere is numbered, and what they add to their own is not")
    func extensions() {
        let files = copied([
            "Cat/CatFrames.swift": """
            extension Frame { static let empty = 1; enum Part {} }
            extension CatView { func show() {} }
            extension [CatView] { static let none = 1 }
            final class CatView { func hide() {} }
            """
        ])
        #expect(files.names == ["CatView", "empty", "Part"])
    }

    @Test("A file that only uses a word that scenes add to other types is there once")
    func addedNames() {
        let files = copied([
            "Cat/CatFrames.swift": "extension Frame { static let empty = 1 }",
            "Help.swift": "let isEmpty = list.empty",
        ])
        #expect(files.single.map(\.path) == ["Help.swift"])
    }

    @Test("Tests are copied that name what is numbered in the sources")
    func tests() {
        let files = copied(["ScenarioTests.swift": "struct ScenarioTests { let app = makeApp }"], knowing: ["makeApp"])
        #expect(files.copied.count == 1)
        #expect(files.names == ["makeApp", "ScenarioTests"])
    }
}
