/// Rules that code of this shape often promises to keep, for a person to choose from.
struct RuleProposals {
    let draft: Draft

    /// As they stand in the configuration when the comment sign is taken away, without the key `rules`.
    var lines: [YAMLText] {
        (layers + ends + throughProtocols + creators + scenes).map { "  \($0)" }
    }
}

extension RuleProposals {
    /// The names of those of the guessed roles that the code has.
    private func roles(_ guesses: String...) -> [String] {
        guesses.compactMap { guess in draft.roles.first { $0.guess == guess }?.name }
    }

    private var views: [String] { roles("ViewController", "View") }

    /// As the imports are today.
    private var layers: [YAMLText] {
        if draft.shared.count < 2 { return [] }
        let names = Set(draft.shared.map(\.name))
        let entries: [YAMLText] = draft.shared.map { layer in
            let used = draft.imports.imported(by: layer).map(\.name).filter(names.contains)
            return "      \(layer.name): \(YAMLText.list(used))"
        }
        return ["- name: shared-layers-point-down", "  layers:", "    mayUse:"] + entries
    }

    /// Views draw and presenters decide: neither knows the other's layers.
    private var ends: [YAMLText] {
        let drawing = draft.userInterface.map(\.name)
        let others = draft.shared.map(\.name).filter { !drawing.contains($0) }
        return rule("view-does-not-use-model", "forbidden", from: ("from", views), to: ("to", others))
            + rule("presenter-does-not-draw", "forbidden", from: ("from", roles("Presenter")), to: ("to", drawing))
            + rule("view-model-does-not-draw", "forbidden", from: ("from", roles("ViewModel")), to: ("to", drawing))
    }

    private var throughProtocols: [YAMLText] {
        let presenter = roles("Presenter")
        return rule(
            "presenter-knows-others-through-protocols",
            "throughProtocol",
            from: ("from", presenter),
            to: ("to", views + roles("Interactor", "Router"))
        )
            + rule(
                "view-knows-others-through-protocols",
                "throughProtocol",
                from: ("from", views),
                to: ("to", presenter + roles("ViewModel"))
            )
    }

    private var creators: [YAMLText] {
        rule(
            "only-routers-assemble",
            "mayCreate",
            from: ("creators", roles("Router", "Coordinator")),
            to: ("created", views + roles("ViewModel", "Presenter", "Interactor"))
        )
    }

    private var scenes: [YAMLText] {
        draft.scenes.count < 2 ? [] : ["- name: scenes-stand-apart", "  independentScenes: {}"]
    }

    /// Nothing where one of the sides has no places.
    private func rule(
        _ name: String,
        _ kind: String,
        from: (key: String, places: [String]),
        to: (key: String, places: [String])
    ) -> [YAMLText] {
        if from.places.isEmpty || to.places.isEmpty { return [] }
        let sides: [YAMLText] = [from, to].map { "\($0.key): \(YAMLText.list($0.places))" }
        return ["- name: \(name)", "  \(kind): {\(sides.joined(separator: ", "))}"]
    }
}
