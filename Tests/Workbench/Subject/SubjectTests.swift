import Foundation
import TestFolder
import Testing

@testable import Subject

@Suite("Subject")
struct SubjectTests {
    @Test("The smallest configuration leaves the rest empty")
    func smallest() throws {
        let smallest = SampleDirectory.configuration.replacing("scenarios: ScenarioTests\n", with: "")
        try SampleDirectory.with(smallest) { sample in
            let expected = Subject(
                root: sample.root,
                name: "Cats",
                baseline: "MVC",
                architectures: [
                    Architecture(name: "MVC", sources: Module(name: "MVC", path: "Sources/MVC"))
                ],
                // There is no manifest.
                languageMode: .v5
            )
            let subject = try Subject.load(from: sample.root)

            #expect(subject == expected)
        }
    }

    @Test("Alone, an architecture keeps the shared layers, the support and its own tests, and loses the others")
    func isolated() throws {
        let configuration = """
            name: Cats
            baseline: MVC
            shared: [Sources/Model]
            ui: Model
            support: [Sources/Scenarios]
            architectures:
              - {name: MVC, sources: Sources/MVC, tests: Tests/MVC}
              - {name: MVP, sources: Sources/MVP}
            scenarios: Scenario
            """
        let directories = ["Sources/Model", "Sources/Scenarios", "Sources/MVC", "Tests/MVC", "Sources/MVP"]
        try SampleDirectory.with(configuration, files: directories.map { $0 + "/A.swift" }) { sample in
            let subject = try Subject.load(from: sample.root)
            #expect(subject.modules.map(\.name) == ["Model", "MVC", "MVP", "Scenarios", "MVCTests"])
            #expect(subject.userInterface?.names == ["Model"])

            let alone = subject.isolated(to: try #require(subject.architectures.last))
            #expect(alone.name == "Cats-MVP")
            #expect(alone.baseline == "MVP")
            #expect(alone.modules.map(\.name) == ["Model", "MVP", "Scenarios"])
            #expect(alone.userInterface?.names == ["Model"])
        }
    }

    @Test("Modules are named for the last part of their paths, test modules with Tests behind it, or as they say")
    func modules() throws {
        let configuration = """
            name: Cats
            baseline: MVP
            shared:
              - Sources/Model/
              - {name: Kit, path: ./Sources/Model/../ScreenKit}
            support: [Sources/Scenarios]
            architectures:
              - name: MVC
                sources: Sources/MVC
                tests: Tests/MVC
              - name: MVP
                sources: {name: PassiveView, path: Sources/MVP}
                tests: Tests/MVPTests
            scenarios: Scenario
            """
        let directories = [
            "Sources/Model", "Sources/ScreenKit", "Sources/Scenarios", "Sources/MVC", "Tests/MVC", "Sources/MVP",
            "Tests/MVPTests",
        ]
        try SampleDirectory.with(configuration, files: directories.map { $0 + "/A.swift" }) { sample in
            let subject = try Subject.load(from: sample.root)

            #expect(
                subject.shared == [
                    Module(name: "Model", path: "Sources/Model"), Module(name: "Kit", path: "Sources/ScreenKit"),
                ]
            )
            #expect(subject.support == [Module(name: "Scenarios", path: "Sources/Scenarios")])
            #expect(
                subject.architectures == [
                    Architecture(
                        name: "MVC",
                        sources: Module(name: "MVC", path: "Sources/MVC"),
                        tests: Module(name: "MVCTests", path: "Tests/MVC")
                    ),
                    Architecture(
                        name: "MVP",
                        sources: Module(name: "PassiveView", path: "Sources/MVP"),
                        tests: Module(name: "MVPTests", path: "Tests/MVPTests")
                    ),
                ]
            )
        }
    }

    @Test("Scenarios to trace keep their order, and their commas")
    func traces() throws {
        let traces = """
            traces:
              - It opens
              - It loads, and shows
            """
        try SampleDirectory.with(SampleDirectory.configuration + traces) { sample in
            let subject = try Subject.load(from: sample.root)
            #expect(subject.traces == ["It opens", "It loads, and shows"])
        }
    }

    @Test("Roles keep their order, and may be limited to some architectures")
    func roles() throws {
        let roles = """
            scenes: [LoadCat, EditCat]
            roles:
              View: '*View'
              Controller: {patterns: ['*ViewController', 'Control/*'], in: MVC}
            """
        try SampleDirectory.with(SampleDirectory.configuration + roles) { sample in
            let subject = try Subject.load(from: sample.root)

            #expect(subject.scenes == ["LoadCat", "EditCat"])
            #expect(
                subject.roles == [
                    Role(name: "View", patterns: ["*View"]),
                    Role(name: "Controller", patterns: ["*ViewController", "Control/*"], architectures: ["MVC"]),
                ]
            )
        }
    }

    @Test(
        "Every kind of rule is read",
        arguments: [
            ("forbidden: {from: View, to: [Model, '*Input']}", .forbidden(from: ["View"], to: ["Model", "*Input"])),
            ("throughProtocol: {from: [View], to: Presenter}", .throughProtocol(from: ["View"], to: ["Presenter"])),
            ("mayCreate: {creators: MVC, created: View}", .mayCreate(creators: ["MVC"], created: ["View"])),
            (
                "layers: {mayUse: {View: [Presenter, Model], Presenter: Model, Model: []}}",
                .layers(
                    [
                        Rule.Layer(place: "View", mayUse: ["Presenter", "Model"]),
                        Rule.Layer(place: "Presenter", mayUse: ["Model"]),
                        Rule.Layer(place: "Model", mayUse: []),
                    ],
                    concreteOnly: false
                )
            ),
            (
                "layers: {concreteOnly: true, mayUse: {View: []}}",
                .layers([Rule.Layer(place: "View", mayUse: [])], concreteOnly: true)
            ),
            ("independentScenes: {}", .independentScenes(except: [])),
            (
                "independentScenes: {except: {View: [View, Presenter]}}",
                .independentScenes(except: [Rule.Layer(place: "View", mayUse: ["View", "Presenter"])])
            ),
            ("imports: [Foundation, Model]", .imports(allowed: ["Foundation", "Model"])),
            ("imports: []", .imports(allowed: [])),
        ] as [(String, Rule.Kind)]
    )
    func rules(text: String, kind: Rule.Kind) throws {
        let configuration =
            SampleDirectory.configuration + """
                shared: [Sources/Model]
                roles: {View: '*View', Presenter: '*Presenter'}
                rules:
                  - name: one
                    in: [MVC]
                    \(text)
                """
        try SampleDirectory.with(configuration, files: ["Sources/MVC/A.swift", "Sources/Model/A.swift"]) { sample in
            let rules = try Subject.load(from: sample.root).rules

            #expect(rules == [Rule(name: "one", architectures: ["MVC"], kind: kind)])
        }
    }

    @Test("This repository's own configuration can be read")
    func ownConfiguration() throws {
        let subject = try Subject.load(from: Repository.root)

        #expect(Set(["MVC", "MVP", "MVVM", "VIPER"]).isSubset(of: subject.architectures.map(\.name)))
        #expect(subject.architectures.map(\.tests?.name) == subject.architectures.map { "Cats\($0.name)Tests" })
    }
}
