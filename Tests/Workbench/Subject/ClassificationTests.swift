import Foundation
import Testing

@testable import Subject

@Suite("Classification")
struct ClassificationTests {
    private let mvc = Architecture(name: "MVC", sources: Module(name: "MVC", path: "Sources/MVC"))
    private let viper = Architecture(
        name: "VIPER",
        sources: Module(name: "VIPER", path: "Sources/VIPER"),
        tests: Module(name: "VIPERTests", path: "Tests/VIPER")
    )

    private var subject: Subject {
        Subject(
            root: URL(filePath: "/nowhere"),
            name: "Cats",
            baseline: "MVC",
            architectures: [mvc, viper],
            scenes: ["LoadCat", "EditCat"],
            roles: [
                Role(name: "Controller", patterns: ["*ViewController"], architectures: ["MVC"]),
                Role(name: "Entity", patterns: ["Entities/*"], architectures: ["VIPER"]),
                Role(name: "View", patterns: ["*ViewController", "*View"]),
                Role(name: "Interactor", patterns: ["*Interactor", "*InteractorInput"]),
                Role(name: "App", patterns: ["App/*"]),
            ],
            scenarioTests: "ScenarioTests"
        )
    }

    @Test("A name's role is the first that its architecture has and it matches")
    func roleByName() {
        #expect(subject.role(named: "LoadCatViewController", architecture: mvc)?.name == "Controller")
        #expect(subject.role(named: "LoadCatViewController", architecture: viper)?.name == "View")
    }

    @Test("A path is held against the part inside the module")
    func roleByPath() {
        #expect(subject.role(ofPath: "Sources/MVC/App/Start.swift", architecture: mvc)?.name == "App")
        #expect(subject.role(ofPath: "App/MVC/Start.swift", architecture: mvc) == nil)
    }

    @Test("A role that the architecture lacks is not given, by path neither")
    func limitedRole() {
        #expect(subject.role(ofPath: "Sources/MVC/Entities/Cat.swift", architecture: mvc) == nil)
    }

    @Test("A file has the role of the first of its names that has one, else of its path")
    func roleByNames() {
        let path = "Sources/VIPER/Entities/CatView.swift"
        func role(_ names: String...) -> String? {
            subject.role(ofFile: path, names: names, architecture: viper)?.name
        }
        #expect(role("CatInteractor", "CatView") == "Interactor")
        #expect(role("Cat", "CatView") == "View")
        #expect(role() == "Entity")
    }

    @Test(
        "A file's role is told from its name, then from its path",
        arguments: [
            ("Sources/VIPER/LoadCat/LoadCatInteractor.swift", "Interactor"),
            // What extends a type stands in a file of this name.
            ("Sources/VIPER/LoadCat/LoadCatInteractor+Undo.swift", "Interactor"),
            ("Sources/VIPER/Entities/FilterChoice.swift", "Entity"),
            ("Sources/VIPER/App/MakeApp.swift", "App"),
            ("Sources/VIPER/Other.swift", nil),
            // Tests have the roles of what they test.
            ("Tests/VIPER/Entities/FilterChoiceTests.swift", "Entity"),
        ]
    )
    func roleOfFile(path: String, role: String?) {
        #expect(
            subject.role(
                ofFile: path,
                names: [path.fileNameWithoutExtension],
                architecture: viper
            )?.name == role
        )
    }

    @Test(
        "A file's scene is the innermost directory that bears a scene's name",
        arguments: [
            ("Sources/MVC/LoadCat/LoadCatViewController.swift", "LoadCat"),
            ("Tests/MVC/EditCat/EditCatTests.swift", "EditCat"),
            ("Sources/LoadCat/EditCat/A.swift", "EditCat"),
            ("Sources/MVC/App/LoadCat.swift", nil),
            ("Sources/MVC/LoadCats/A.swift", nil),
            // A file is not its own directory.
            ("Sources/MVC/LoadCat", nil),
        ]
    )
    func scene(path: String, scene: String?) {
        #expect(subject.scene(ofFile: path) == scene)
    }
}
