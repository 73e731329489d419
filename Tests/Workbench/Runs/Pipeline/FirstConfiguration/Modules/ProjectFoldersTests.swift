import Testing

@Suite("Folders of an Xcode project's targets")
struct ProjectFoldersTests {
    @Test("A target names its folder, its other folders are layers, and packages in the app's folder stay its layers")
    func app() async throws {
        let sketch = try Sketch([
            "App/App.xcodeproj/project.pbxproj": Sketch.project([
                "Cats": ["Code", "Shared"], "CatsTV": ["TV", "Shared"],
            ]),
            "App/Code/HomeView.swift": "import Kit\nstruct HomeView {}\nlet a = 1",
            "App/Shared/Store.swift": "struct Store {}", "App/TV/TVView.swift": "import Kit\nstruct TVView {}",
            "App/Packages/Kit/Package.swift": "let p = Package(targets: [.target(name: \"Kit\")])",
            "App/Packages/Kit/Sources/Kit/Kit.swift": "public struct Kit {}",
        ])
        let notes = try await sketch.draft().notes.description
        let subject = try await sketch.subject()

        #expect(subject.architectures.map(\.name) == ["Cats"])
        #expect(subject.architectures.map(\.sources.path) == ["App/Code"])
        #expect(subject.shared.map(\.path) == ["App/Packages/Kit/Sources/Kit", "App/Shared"])
        #expect(
            notes.contains("  left out        App/TV (1 file)\n\nThe configuration speaks of 3 of 4 Swift files.\n")
        )
    }

    @Test("What no target compiles is named, and excluded where it would be measured")
    func uncompiled() async throws {
        let sketch = try Sketch([
            "MVC/MVC.xcodeproj/project.pbxproj": Sketch.project(["MVC": ["Code"]], except: ["Code/Old/A.swift"]),
            "MVC/Code/CatView.swift": "class CatView {}", "MVC/Code/Old/A.swift": "class OldView {}",
            "MVC/Scripts/tool.swift": "print(1)",
        ])
        let notes = try await sketch.draft().notes.description
        let subject = try await sketch.subject()

        #expect(subject.architectures.map(\.sources.path) == ["MVC/Code"])
        #expect(try subject.files(of: subject.architectures[0].sources) == ["MVC/Code/CatView.swift"])
        #expect(notes.contains("  - files: MVC/Code/Old, MVC/Scripts: in no target of the Xcode project around them"))
        #expect(notes.contains("  left out        MVC/Code/Old (1 file), MVC/Scripts (1 file)\n"))
    }

    @Test(
        "Targets of one name in several projects are variants, each with its tests; of two apps in one folder, one is"
    )
    func variants() async throws {
        func files(_ folder: String, _ targets: [String: [String]]) -> [String: String] {
            let sources = targets.values.joined().map { name in
                let isTest = name.hasSuffix("Tests")
                let text = "struct Folder {}\nclass PlayView {}\nclass \(name == "Server" ? "Server" : "List")View {}"
                return ("\(folder)/\(name)/A.swift", isTest ? "import XCTest\n@testable import Cats" : text)
            }
            let project = ("\(folder)/Cats.xcodeproj/project.pbxproj", Sketch.project(targets))
            return Dictionary(uniqueKeysWithValues: sources + [project])
        }
        let app = ["Cats": ["Cats"], "CatsTests": ["CatsTests"]]
        let all = [
            files("Cats-MVC", app), files("Cats-Own", app),
            files("Cats-Net", ["Client": ["Client"], "Server": ["Server"]]),
        ]
        let sketch = try Sketch(all.reduce(into: [:]) { $0.merge($1) { first, _ in first } })
        let notes = try await sketch.draft().notes.description
        let subject = try await sketch.subject()

        #expect(subject.architectures.map(\.name) == ["MVC", "Net", "Own"])
        #expect(subject.architectures.map(\.sources.path) == ["Cats-MVC/Cats", "Cats-Net/Client", "Cats-Own/Cats"])
        #expect(subject.architectures.map(\.tests?.path) == ["Cats-MVC/CatsTests", nil, "Cats-Own/CatsTests"])
        #expect(notes.contains("Cats-Net/Server looks like one too, but Client beside it is more like the others."))
    }

    @Test("Of two apps in one folder it is the one that most variants are like, however much one is like the other app")
    func rivals() async throws {
        let server = (0..<9).map { "class Server\($0)View {}" }.joined(separator: "\n")
        let list = "class ListView {}\nclass PlayView {}"
        func both(_ folder: String) -> [String: String] {
            [
                "\(folder)/A.xcodeproj/project.pbxproj": Sketch.project(["Client": ["Client"], "Server": ["Server"]]),
                "\(folder)/Client/A.swift": list, "\(folder)/Server/A.swift": "\(server)\nclass PlayView {}",
            ]
        }
        func one(_ folder: String) -> [String: String] {
            [
                "\(folder)/A.xcodeproj/project.pbxproj": Sketch.project(["Client": ["Client"]]),
                "\(folder)/Client/A.swift": list,
            ]
        }
        let all = [both("Cats-A"), both("Cats-B"), one("Cats-MVC"), one("Cats-MVP")]
        let subject = try await Sketch(all.reduce(into: [:]) { $0.merge($1) { first, _ in first } }).subject()

        #expect(
            subject.architectures.map(\.sources.path) == [
                "Cats-MVC/Client", "Cats-A/Client", "Cats-B/Client", "Cats-MVP/Client",
            ]
        )
    }

    @Test("Of several variants each is its target's largest folder, and what else its target has is told")
    func otherFolders() async throws {
        let notes = try await Sketch([
            "MVC/A.xcodeproj/project.pbxproj": Sketch.project(["Cats": ["Main", "Kit"]]),
            "MVC/Kit/A.swift": "struct A {}", "MVC/Main/CatView.swift": "class CatView {}\nlet a = 1",
            "MVP/A.xcodeproj/project.pbxproj": Sketch.project(["Cats": ["Main"]]),
            "MVP/Main/CatView.swift": "class CatView {}", "MVP/Main/B/B.swift": "struct B {}",
        ]).draft().notes.description

        #expect(notes.contains("  architectures   MVC, MVP\n"))
        #expect(notes.contains("  - architectures: the target of MVC has files in MVC/Kit, too."))
    }

    @Test("A target for each pattern in one project, and a folder that all of them compile, which is the largest")
    func sharedByTargets() async throws {
        let shared = (0..<9).map { ("Shared/Cat\($0).swift", "struct Cat\($0) {\n    let a = 1\n    let b = 2\n}") }
        let targets = ["MVC": ["MVC", "Shared"], "MVP": ["MVP", "Shared"], "MVVM": ["MVVM", "Shared"]]
        let sketch = try Sketch(
            [
                "A.xcodeproj/project.pbxproj": Sketch.project(targets),
                "MVC/A.swift": "class AView { let a: Cat1?, b: Cat2? }",
                "MVP/A.swift": "class APresenter { let a: Cat1?, b: Cat2? }",
                "MVVM/A.swift": "class AViewModel { let a: Cat1?, b: Cat2? }",
            ].merging(shared) { $1 }
        )
        let subject = try await sketch.subject()
        #expect(subject.architectures.map(\.sources.path) == ["MVC", "MVP", "MVVM"])
        #expect(subject.shared.map(\.path) == ["Shared"])
    }

    @Test(
        "The folder that is called like the target is the app's, however large a copied library is, unless it has hardly a file",
        arguments: [(2, "App/Cats"), (9, "App/Code")]
    )
    func named(files: Int, folder: String) async throws {
        let code = (0..<files).map {
            ("App/Code/File\($0).swift", "struct File\($0) {\n    let a = 1\n    let b = 2\n}")
        }
        let sketch = try Sketch(
            [
                "App/A.xcodeproj/project.pbxproj": Sketch.project(["Cats": ["Cats", "Code"], "CatsTests": ["Tests"]]),
                "App/Cats/CatView.swift": "class CatView {}", "App/Tests/A.swift": "import XCTest",
            ].merging(code) { $1 }
        )
        #expect(try await sketch.subject().architectures.map(\.sources.path) == [folder])
    }
}
