import Testing

@testable import Subject

@Suite("Proposed rules")
struct ProposedRulesTests {
    private static let files = [
        "MVC/FeedViewController.swift": "import Model\nclass FeedViewController { let cat = Cat() }",
        "MVP/FeedPresenter.swift": "import Model\nclass FeedPresenter { let cat = Cat() }",
        "MVP/FeedViewController.swift": "class FeedViewController {}",
        "Model/Cat.swift": "public struct Cat {}",
        "VIPER/FeedPresenter.swift": "class FeedPresenter {}",
        "VIPER/FeedViewController.swift": "import Model\nclass FeedViewController { let cat = Cat() }",
    ]

    @Test("A rule is for the architectures whose code keeps it, and the others are told")
    func kept() async throws {
        let sketch = try Sketch(Self.files)
        let notes = try await sketch.draft().notes.description
        let rules = try await sketch.subjectWithRules().rules
        let rule = try #require(rules.first { $0.name == "view-does-not-use-model" })

        #expect(rule.architectures == ["MVP"])
        #expect(rule.kind == .forbidden(from: ["ViewController"], to: ["Model"]))
        #expect(
            notes.contains(
                "rules: view-does-not-use-model is not proposed for VIPER, because today's code breaks it, first in "
                    + "VIPER/FeedViewController.swift:2."
            )
        )
    }

    @Test("What draws is no model: a layer that has it among others is in no rule for views, and that is told")
    func mixed() async throws {
        let badge = ["Model/Badge.swift": "import SwiftUI\npublic struct Badge: View {}", "Model/Dog.swift": ""]
        let view = [
            "MVP/FeedViewController.swift":
                "import Model\nimport UIKit\nclass FeedViewController: UIViewController { let badge = Badge() }"
        ]
        let sketch = try Sketch(Self.files.merging(badge) { $1 }.merging(view) { $1 })
        let notes = try await sketch.draft().notes.description
        let rules = try await sketch.subjectWithRules().rules

        #expect(!rules.contains { $0.name == "view-does-not-use-model" })
        #expect(!notes.contains("rules: view-does-not-use-model is not proposed"))
        #expect(
            notes.contains(
                "rules: view-does-not-use-model says nothing of Model: types that draw lie there among others, and a rule "
                    + "names whole layers."
            )
        )
    }

    @Test("Layers may use whom they mention, and those that go round have no rule")
    func layers() async throws {
        let files = [
            "App/AppView.swift": "import A\nimport B\nclass AppView {}", "A/A.swift": "struct A1 { var b: B1? }",
            "B/B.swift": "struct B1 {}",
        ]
        let rules = try await Sketch(files).subjectWithRules().rules
        #expect(
            rules.first?.kind
                == .layers(
                    [.init(place: "A", mayUse: ["B"]), .init(place: "B", mayUse: [])],
                    concreteOnly: false
                )
        )

        let round = try Sketch(files.merging(["B/B.swift": "struct B1 { var a: A1? }"]) { $1 })
        #expect(
            try await round.draft().notes.description.contains(
                "rules: shared-layers-point-down is not proposed, because the shared layers use each other in a circle."
            )
        )
    }

    @Test("A view controller is a Controller in MVC, and has that role there alone")
    func controller() async throws {
        let roles = try await Sketch(Self.files).subject().roles

        #expect(roles.map(\.name) == ["Controller", "ViewController", "Presenter"])
        #expect(roles.map(\.architectures) == [["MVC"], [], []])
    }
}
