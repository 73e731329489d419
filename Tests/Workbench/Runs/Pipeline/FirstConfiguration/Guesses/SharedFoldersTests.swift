import Testing

@Suite("Shared folders that nobody imports")
struct SharedFoldersTests {
    private static let code = "class CatView { let cat = Cat(); let toy = Toy() }"

    @Test(
        "Two architectures have to speak of two of its types each, and it may be no app",
        arguments: [
            ("struct Cat {}\nstruct Toy {}", code, ["Rest"]),
            // One name may be a chance.
            ("struct Cat {}\nstruct Box {}", code, []),
            ("struct Cat {}\nstruct Toy {}", "class CatView { let cat = Cat() }", []),
            ("struct Cat {}\nstruct Toy {}\nclass AppDelegate: UIResponder, UIApplicationDelegate {}", code, []),
        ] as [(String, String, [String])]
    )
    func shared(rest: String, second: String, layers: [String]) async throws {
        let subject = try await Sketch([
            "MVC/CatView.swift": Self.code, "MVP/CatView.swift": second, "Rest/Rest.swift": rest,
        ]).subject()

        #expect(subject.architectures.map(\.sources.path) == ["MVC", "MVP"])
        #expect(subject.shared.map(\.path) == layers)
    }

    @Test("That its tests import it does not make it a module that the architectures would have to import")
    func tested() async throws {
        let subject = try await Sketch([
            "MVC/CatView.swift": Self.code, "MVP/CatView.swift": Self.code,
            "Rest/Rest.swift": "struct Cat {}\nstruct Toy {}", "RestTests/A.swift": "import XCTest\nimport Rest",
        ]).subject()
        #expect(subject.shared.map(\.path) == ["Rest"])
    }
}
