import Rules
import Testing

@testable import Subject

struct WordingTests {
    @Test(
        "Each kind of rule is told in sentences",
        arguments: [
            (
                Rule.Kind.forbidden(from: ["View", "Binding"], to: ["Model"]),
                "Forbidden: no type in View, Binding uses a type in Model."
            ),
            (
                .layers(
                    [.init(place: "Model", mayUse: ["Picture"]), .init(place: "Picture", mayUse: [])],
                    concreteOnly: false
                ),
                "Layers: a type uses its own place and the places listed for it, and no other. Model: Picture. "
                    + "Picture: nothing."
            ),
            (
                .layers([.init(place: "Entity", mayUse: [])], concreteOnly: true),
                "Layers: a type uses its own place and the places listed for it, and no other. Entity: nothing. "
                    + "References that end at a protocol are free."
            ),
            (
                .throughProtocol(from: ["View"], to: ["Presenter"]),
                "Only through a protocol: types in View know those in Presenter by their protocols alone; conforming "
                    + "is no breach."
            ),
            (
                .mayCreate(creators: ["Router", "App"], created: ["View"]),
                "Only these may create: types in Router, App alone call initialisers of types in View."
            ),
            (
                .independentScenes(except: []),
                "Independent siblings: no type of a scene uses one of another scene."
            ),
            (
                .independentScenes(except: [.init(place: "View", mayUse: ["View"])]),
                "Independent siblings: no type of a scene uses one of another scene, except from and to here. "
                    + "View to View."
            ),
            (
                .imports(allowed: ["Model", "Foundation"]),
                "Imports: no module but these is imported: Model, Foundation."
            ),
            (.imports(allowed: []), "Imports: no module but these is imported: nothing."),
        ]
    )
    func kinds(_ kind: Rule.Kind, wording: String) {
        #expect(Rule(name: "rule", kind: kind).wording == wording)
    }

    @Test("A rule for some architectures names them at the end")
    func architectures() {
        let rule = Rule(name: "rule", architectures: ["MVP", "VIPER"], kind: .imports(allowed: ["Model"]))
        #expect(rule.wording == "Imports: no module but these is imported: Model. It holds for MVP, VIPER.")
    }
}
