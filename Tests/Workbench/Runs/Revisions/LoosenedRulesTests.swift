import Foundation
import TestFolder
import Testing

@testable import Report
@testable import Revisions
@testable import Rules

struct LoosenedRulesTests {
    @Test(
        "Roles that are gone, were changed, or stand behind others that may take their types are told of",
        arguments: [
            ("{View: ['*View'], Presenter: ['*Presenter']}", []),
            ("{View: ['*View']}", ["Roles that are gone: Presenter."]),
            ("{View: ['*View'], Presenter: ['*Presenterr']}", ["Roles that were changed: Presenter."]),
            (
                "{View: ['*View'], Presenter: {patterns: ['*Presenter'], in: Left}}",
                ["Roles that were changed: Presenter."]
            ),
            (
                "{Presenter: ['*Presenter'], View: ['*View']}",
                ["Roles that others now stand before, which may take their types: View."]
            ),
            (
                "{Zed: ['LoadPresenter'], View: ['*View'], Presenter: ['*Presenter']}",
                [
                    "Roles that are new, which may take types of others: Zed.",
                    "Roles that others now stand before, which may take their types: View, Presenter.",
                ]
            ),
            // A name takes a type from a role that has it by its path, wherever the two stand.
            (
                "{View: ['*View'], Presenter: ['*Presenter'], Zed: ['LoadPresenter']}",
                ["Roles that are new, which may take types of others: Zed."]
            ),
        ] as [(String, [String])]
    )
    func roles(roles: String, notices: [String]) throws {
        let before = try folder("roles: {View: ['*View'], Presenter: ['*Presenter']}\n")
        let after = try folder("roles: \(roles)\n")
        #expect(LoosenedRules(from: before.url, to: after.url).notices == notices)
    }

    @Test("A scene that is new may part or join others, and is told of")
    func scenes() throws {
        let (before, after) = (try folder("scenes: [Load, Edit]\n"), try folder("scenes: [Load, Edit, Cells]\n"))
        #expect(
            LoosenedRules(from: before.url, to: after.url).notices
                == ["Scenes that are new, which may take files of others: Cells."]
        )
    }

    @Test(
        "The key gate was changed if it says something else, and not if it stands elsewhere",
        arguments: [
            ("\n\n# The figures.\ngate:\n    exact: [files, lines.code]\n    tolerance: {a: 1, b: 5 %}\n", false),
            ("gate: {exact: [lines.code, files], tolerance: {a: 1, b: 5 %}}\n", false),
            ("gate: {exact: [files], tolerance: {a: 1, b: 5 %}}\n", true),
            ("gate: {exact: [files, lines.code], tolerance: {a: 1, b: 6 %}}\n", true),
            ("gate: {exact: [files, lines.code], tolerance: {b: 5 %, a: 1}}\n", true),
            ("gate: {exact: [files, lines.code], tolerance: {a: 1, b: 5 %}, budgets: [files < 9]}\n", true),
            ("", true),
        ]
    )
    func gate(gate: String, isOther: Bool) throws {
        let before = try folder("gate: {exact: [files, lines.code], tolerance: {a: 1, b: 5 %}}\n")
        let after = try folder(gate)
        let notice = "The key gate, which says what is held of the figures, was changed."
        #expect(LoosenedRules(from: before.url, to: after.url).notices == (isOther ? [notice] : []))
    }

    @Test(
        "What figures count was changed if a key or a claim sheet says something else, and not if it stands elsewhere",
        arguments: [
            ("model: [Model, Kit]\nui: [Kit]\nscenarios: S\n", sheet, []),
            ("model: [Kit, Model]\nui: [Kit]\nscenarios: S\n", "\n" + sheet, []),
            ("model: [Model]\nui: [Kit]\nscenarios: S\n", sheet, [key("model")]),
            ("model: [Kit, Model]\nscenarios: S\n", sheet, [key("ui")]),
            ("model: [Kit, Model]\nui: [Kit]\nscenarios: T\n", sheet, [key("scenarios")]),
            (
                "model: [Kit, Model]\nui: [Kit]\nscenarios: S\n", sheet.replacing("View: View", with: "Zed: View"),
                ["Mapped rules that were changed: m of Left."]
            ),
            (
                "model: [Kit, Model]\nui: [Kit]\nscenarios: S\n", sheet.replacing("Left: 1", with: "Left: 2"),
                ["Counted figures that were changed: leaks."]
            ),
        ] as [(String, String, [String])]
    )
    func counted(keys: String, sheet: String, notices: [String]) throws {
        func subject(_ keys: String, _ sheet: String) throws -> TestFolder {
            let folder = try folder(
                keys + "shared: [Model, Kit]\nclaims: claims.yml\nroles: {View: '*View', Zed: 'Z*'}\n"
                    + "rules: [{name: r, forbidden: {from: View, to: Model}}]\n"
            )
            for name in ["Model", "Kit"] { try folder.write("struct M {}\n", to: "\(name)/M.swift") }
            try folder.write(sheet, to: "claims.yml")
            return folder
        }
        let before = try subject("model: [Model, Kit]\nui: [Kit]\nscenarios: S\n", Self.sheet)
        let after = try subject(keys, sheet)
        #expect(LoosenedRules(from: before.url, to: after.url).notices == notices)
    }

    private static let sheet = """
        mappedRules: {m: {rule: r, roles: {Left: {View: View}}}}
        counted: {leaks: {by: leaks, numbers: {Left: 1}}}

        """

    private static func key(_ name: String) -> String {
        "The key \(name), which says what some figures count, was changed."
    }

    @Test("Accepted figures that are gone, have other values or are another engine's are told of, and new ones are not")
    func figures() throws {
        let all = ["Left": ["files": Figure(2), "lines.code": Figure(20)], "Right": ["files": Figure(3)]]
        let before = try folder(accepting: all)
        func notices(_ figures: [String: [String: Figure]]?, engine: String = "index") throws -> [String] {
            let after = try folder(accepting: figures, engine: engine)
            return LoosenedRules(from: before.url, to: after.url).notices
        }
        let none = ["There are no accepted figures any more, so none is held against what was accepted."]
        #expect(try notices(all.merging(["New": ["files": Figure(1)]]) { $1 }).isEmpty)
        let emptied = all.merging(["Right": [:]]) { $1 }
        #expect(try notices(emptied) == ["Accepted figures that are gone: Right files."])
        #expect(
            try notices(["Left": ["files": Figure(9)]]) == [
                "Accepted figures that are gone: Left lines.code, Right files.",
                "Accepted figures with another value: Left files.",
            ]
        )
        #expect(
            try notices([:]) == ["Accepted figures that are gone: Left files, Left lines.code, Right files."]
        )
        // Version 1 has none.
        #expect(try notices(nil) == none)
        let bare = try folder("")
        #expect(LoosenedRules(from: before.url, to: bare.url).notices == none)
        #expect(
            try notices(all, engine: "syntax") == [
                "The accepted figures are now of the engine syntax, not of index: a check by another engine leaves "
                    + "coupling out."
            ]
        )
    }

    @Test("What a stranger writes into the baseline is no line of its own")
    func oneLine() throws {
        let before = try folder(accepting: ["a\nb": ["c\rd": Figure(1)]])
        let after = try folder(accepting: [:], breaches: [BreachKey(rule: "e\nf", from: "g", to: "h")])
        #expect(
            LoosenedRules(from: before.url, to: after.url).notices == [
                "Breaches that are accepted anew: e\\nf: g uses h.", "Accepted figures that are gone: a\\nb c\\rd.",
            ]
        )
    }

    @Test("An architecture that is gone, or whose sources lie elsewhere now, is told of")
    func architectures() throws {
        let before = try folder("rules: [{name: r, imports: []}]\n")
        try before.write("struct B {}\n", to: "Right/B.swift")
        let after = try folder("")
        try after.write("struct B {}\n", to: "Right/B.swift")
        func notices(_ architectures: String) throws -> [String] {
            let start = "name: A\nbaseline: Right\narchitectures: [\(architectures)]\nrules: [{name: r, imports: []}]\n"
            try after.write(start, to: ".catwalk.yml")
            return LoosenedRules(from: before.url, to: after.url).notices
        }
        #expect(try notices("{name: Right, sources: Right}") == ["Architectures that are gone: Left."])
        try after.write("struct C {}\n", to: "Other/C.swift")
        #expect(
            try notices("{name: Left, sources: Other}, {name: Right, sources: Right}")
                == ["Architectures that were changed: Left.", Self.key("baseline")]
        )
    }

    @Test("A scene or a shared layer that is gone, and a layer that lies elsewhere now, is told of")
    func layersAndScenes() throws {
        let before = try folder("shared: [Model]\nscenes: [Load, Edit]\n")
        func notices(_ configuration: String) throws -> [String] {
            let after = try folder(configuration)
            for folder in [before, after] {
                for name in ["Model", "Old"] { try folder.write("struct M {}\n", to: "\(name)/M.swift") }
            }
            return LoosenedRules(from: before.url, to: after.url).notices
        }
        #expect(
            try notices("scenes: [Load]\n") == ["Shared layers that are gone: Model.", "Scenes that are gone: Edit."]
        )
        #expect(
            try notices("shared: [{name: Model, path: Old}]\nscenes: [Load, Edit]\n")
                == ["Shared layers that were changed: Model."]
        )
        let new = "Shared and support modules that are new, in which no architecture's rules hold: Old."
        for key in ["shared: [Model, Old]\n", "shared: [Model]\nsupport: [Old]\n"] {
            #expect(try notices(key + "scenes: [Load, Edit]\n") == [new])
        }
    }

    @Test("What benchmarks play is told of if it was changed or is gone, and not if it is new")
    func benchmarks() throws {
        let played = "benchmarks: {product: Play, scenarios: {open: Opens}}\n"
        let notice = "The key benchmarks, which says what is played and held of the costs, was changed."
        func notices(from before: String, to after: String) throws -> [String] {
            let (old, new) = (try folder(before), try folder(after))
            return withExtendedLifetime((old, new)) { LoosenedRules(from: old.url, to: new.url).notices }
        }
        #expect(try notices(from: played, to: "\n" + played).isEmpty)
        #expect(try notices(from: "", to: played).isEmpty)
        #expect(try notices(from: played, to: played.replacing("Opens", with: "Nothing")) == [notice])
        #expect(try notices(from: played, to: "") == [notice])
    }

    /// A subject whose configuration ends with that.
    private func folder(_ configuration: String) throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write("struct A {}\n", to: "Left/A.swift")
        let start = "name: A\nbaseline: Left\narchitectures: [{name: Left, sources: Left}]\n"
        try folder.write(start + configuration, to: ".catwalk.yml")
        return folder
    }

    private func folder(
        accepting figures: [String: [String: Figure]]?,
        engine: String = "index",
        breaches: [BreachKey] = []
    ) throws -> TestFolder {
        let folder = try folder("")
        let snapshot = figures.map { Snapshot(engine: engine, figures: $0, files: [:]) }
        try BaselineFile(in: folder.url).write(Baseline(accepting: breaches, snapshot: snapshot))
        return folder
    }
}
