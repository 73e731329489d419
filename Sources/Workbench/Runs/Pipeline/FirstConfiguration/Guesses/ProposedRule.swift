/// A rule that code of this shape often promises to keep.
struct ProposedRule: Hashable, Sendable {
    let name: String
    let kind: Kind
    /// The names of the architectures that it is for; empty for the shared layers.
    var architectures: [String]
    /// Where today's code breaks it first: `App/LoadView.swift:3`; `nil` if it keeps it.
    var breach: String?

    enum Kind: Hashable, Sendable {
        case forbidden(from: [String], to: [String])
        case throughProtocol(from: [String], to: [String])
        case mayCreate(creators: [String], created: [String])
        case independentScenes
        case layers([Layer])
    }

    struct Layer: Hashable, Sendable {
        let name: String
        let mayUse: [String]
    }

    /// As it stands in a configuration under the key `rules`.
    var lines: [YAMLText] {
        let limits: [YAMLText] = architectures.isEmpty ? [] : ["  in: \(YAMLText.list(architectures))"]
        return ["- name: \(name)"] + limits + kindLines
    }

    private var kindLines: [YAMLText] {
        switch kind {
        case .forbidden(let from, let to):
            ["  forbidden: {from: \(YAMLText.list(from)), to: \(YAMLText.list(to))}"]
        case .throughProtocol(let from, let to):
            ["  throughProtocol: {from: \(YAMLText.list(from)), to: \(YAMLText.list(to))}"]
        case .mayCreate(let creators, let created):
            ["  mayCreate: {creators: \(YAMLText.list(creators)), created: \(YAMLText.list(created))}"]
        case .independentScenes: ["  independentScenes: {}"]
        case .layers(let layers):
            ["  layers:", "    mayUse:"] + layers.map { "      \($0.name): \(YAMLText.list($0.mayUse))" }
        }
    }
}

extension ProposedRule {
    static let viewRule = "view-does-not-use-model"
    private static let views = ["ViewController", "View"]

    /// The layers that the rule for views does not name, although views may not use all of them: they draw, among
    /// other things, and a rule names whole layers.
    static func untold(for draft: Draft) -> [String] {
        places(views, in: draft.architectures, of: draft).isEmpty ? [] : draft.userInterface.mixed.map(\.name)
    }

    /// All that roles and layers of the draft suggest, whether the code keeps them or not.
    ///
    /// Views draw and presenters decide, and neither knows the other's layers. A rule without places on one side is
    /// left out.
    static func all(for draft: Draft) -> [ProposedRule] {
        let drawing = draft.userInterface.layers.map(\.name)
        let mixed = draft.userInterface.mixed.map(\.name)
        let others = draft.shared.map(\.name).filter { !drawing.contains($0) && !mixed.contains($0) }
        let deciding = ["Presenter", "ViewModel"]
        func rule(
            _ name: String,
            from: [String],
            to: [String],
            of draft: Draft,
            _ kind: ([String], [String]) -> Kind
        ) -> [ProposedRule] {
            let holders = draft.architectures.filter { architecture in
                [from, to].allSatisfy { !places($0, in: [architecture], of: draft).isEmpty }
            }
            let kind = kind(places(from, in: holders, of: draft), places(to, in: holders, of: draft))
            return holders.map { ProposedRule(name: name, kind: kind, architectures: [$0.name]) }
        }
        return rule(viewRule, from: views, to: others, of: draft, Kind.forbidden)
            + rule("presenter-does-not-draw", from: ["Presenter"], to: drawing, of: draft, Kind.forbidden)
            + rule("view-model-does-not-draw", from: ["ViewModel"], to: drawing, of: draft, Kind.forbidden)
            + rule(
                "presenter-knows-others-through-protocols",
                from: ["Presenter"],
                to: views + ["Interactor", "Router"],
                of: draft,
                Kind.throughProtocol
            )
            + rule("view-knows-others-through-protocols", from: views, to: deciding, of: draft, Kind.throughProtocol)
            + rule(
                "only-routers-assemble",
                from: ["Router", "Coordinator"],
                to: views + deciding + ["Interactor"],
                of: draft,
                Kind.mayCreate
            )
            // One without files in two of them keeps them apart because nothing is known of them.
            + draft.architectures.filter { $0.sources.folders(of: draft.scenes).count > 1 }.map {
                ProposedRule(name: "scenes-stand-apart", kind: .independentScenes, architectures: [$0.name])
            }
    }

    /// The layers that are named, and the roles of these guesses that one of the architectures has.
    private static func places(
        _ names: [String],
        in architectures: [Draft.Architecture],
        of draft: Draft
    ) -> [String] {
        let layers = Set(draft.shared.map(\.name))
        return names.compactMap { name in
            let role = draft.roles.first { $0.guess == name && $0.types != nil }
            guard let role else { return layers.contains(name) ? name : nil }
            return architectures.contains { role.holders.contains($0.name) } ? role.name : nil
        }
    }
}
