extension Draft {
    /// Rules that code of this shape often promises to keep, for a person to choose from.
    ///
    /// As they stand in the configuration when the comment sign is taken away, without the key `rules`.
    var rules: [YAMLText] { (layerRule + roleRules + sceneRule).map { "  \($0)" } }
}

extension Draft {
    /// As the imports are today.
    private var layerRule: [YAMLText] {
        if shared.count < 2 { return [] }
        let names = Set(shared.map(\.name))
        let entries: [YAMLText] = shared.map { layer in
            let used = imports.imported(by: layer).map(\.name).filter(names.contains)
            return "      \(layer.name): \(YAMLText.list(used))"
        }
        return ["- name: shared-layers-point-down", "  layers:", "    mayUse:"] + entries
    }

    /// Views draw and presenters decide, and neither knows the other's layers; a rule that has no places on one side is
    /// left out.
    private var roleRules: [YAMLText] {
        let (views, presenter, viewModel) = (names("ViewController", "View"), names("Presenter"), names("ViewModel"))
        let drawing = userInterface.map(\.name)
        let others = shared.map(\.name).filter { !drawing.contains($0) }
        let rules: [(name: String, kind: String, from: [String], to: [String])] = [
            ("view-does-not-use-model", "forbidden", views, others),
            ("presenter-does-not-draw", "forbidden", presenter, drawing),
            ("view-model-does-not-draw", "forbidden", viewModel, drawing),
            (
                "presenter-knows-others-through-protocols", "throughProtocol", presenter,
                views + names("Interactor", "Router")
            ),
            ("view-knows-others-through-protocols", "throughProtocol", views, presenter + viewModel),
            (
                "only-routers-assemble", "mayCreate", names("Router", "Coordinator"),
                views + viewModel + presenter + names("Interactor")
            ),
        ]
        return rules.filter { !$0.from.isEmpty && !$0.to.isEmpty }.flatMap { rule -> [YAMLText] in
            let keys = rule.kind == "mayCreate" ? ("creators", "created") : ("from", "to")
            let sides: YAMLText = "\(keys.0): \(YAMLText.list(rule.from)), \(keys.1): \(YAMLText.list(rule.to))"
            return ["- name: \(rule.name)", "  \(rule.kind): {\(sides)}"]
        }
    }

    private var sceneRule: [YAMLText] {
        scenes.count < 2 ? [] : ["- name: scenes-stand-apart", "  independentScenes: {}"]
    }

    /// The names of those of the guessed roles that the code has.
    private func names(_ guesses: String...) -> [String] {
        guesses.compactMap { guess in roles.first { $0.guess == guess }?.name }
    }
}
