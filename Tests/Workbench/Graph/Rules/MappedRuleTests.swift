import Rules
import Testing

@testable import Subject

struct MappedRuleTests {
    private static let mapping = RuleMapping(
        name: "mapped",
        rule: "rule",
        architecture: "MVVM",
        pairs: [
            .init(role: "View", counterpart: "View"),
            .init(role: "Binding", counterpart: "View"),
            .init(role: "ViewModel", counterpart: "Presenter"),
        ]
    )

    @Test(
        "Roles stand where the rule names others; modules and globs stay, and what nothing stands for is left out",
        arguments: [
            (
                .forbidden(from: ["Presenter", "*Input"], to: ["View", "Kit", "Interactor"]),
                .forbidden(from: ["ViewModel", "*Input"], to: ["View", "Binding", "Kit"])
            ),
            (
                .layers(
                    [
                        .init(place: "View", mayUse: ["Presenter", "Kit"]), .init(place: "Presenter", mayUse: []),
                        .init(place: "Interactor", mayUse: ["Model"]),
                    ],
                    concreteOnly: true
                ),
                .layers(
                    [
                        .init(place: "View", mayUse: ["View", "Binding", "ViewModel", "Kit"]),
                        .init(place: "Binding", mayUse: ["View", "Binding", "ViewModel", "Kit"]),
                        .init(place: "ViewModel", mayUse: ["ViewModel"]),
                    ],
                    concreteOnly: true
                )
            ),
            (
                .throughProtocol(from: ["View"], to: ["Presenter"]),
                .throughProtocol(from: ["View", "Binding"], to: ["ViewModel"])
            ),
            (
                .mayCreate(creators: ["Presenter"], created: ["View"]),
                .mayCreate(creators: ["ViewModel"], created: ["View", "Binding"])
            ),
            (
                .independentScenes(except: [.init(place: "Presenter", mayUse: ["Presenter"])]),
                .independentScenes(except: [.init(place: "ViewModel", mayUse: ["ViewModel", "ViewModel"])])
            ),
            (.imports(allowed: ["Kit"]), .imports(allowed: ["Kit"])),
        ] as [(Rule.Kind, Rule.Kind)]
    )
    func mapped(_ kind: Rule.Kind, _ expected: Rule.Kind) {
        let rule = Rule(name: "rule", architectures: ["VIPER"], kind: kind)
        let roles = ["View", "Binding", "ViewModel", "Presenter", "Interactor"]
        #expect(
            rule.mapped(by: Self.mapping, roles: roles) == Rule(name: "rule", architectures: ["MVVM"], kind: expected)
        )
    }

    @Test("A mapped rule is broken by the roles that are mapped to those it names, and by no other")
    func checked() {
        let kind = Rule.Kind.layers([.init(place: "Inner", mayUse: [])], concreteOnly: false)
        let mapping = RuleMapping(
            name: "mapped",
            rule: "rule",
            architecture: "App",
            pairs: [.init(role: "Presenter", counterpart: "Inner")]
        )
        let roles = ["View", "Presenter", "Assembly", "Inner"]
        let mapped = Rule(name: "rule", kind: kind).mapped(by: mapping, roles: roles).kind
        let texts = [
            "App/A.swift": "import Model\nclass APresenter { let photo: Photo; let other: BPresenter }",
            "App/B.swift": "import Model\nclass BPresenter {}\nclass BView { let photo: Photo }",
        ]
        #expect(WrittenCode.check(kind, texts).isEmpty)
        #expect(WrittenCode.check(mapped, texts).map { "\($0.from) \($0.to)" } == ["APresenter Photo"])
    }
}
