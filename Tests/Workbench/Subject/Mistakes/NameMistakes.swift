/// Mistakes about names that have to be known or different.
enum NameMistakes {
    static let all = [
        ConfigurationMistake(
            "a baseline that is none of the architectures",
            change: ("baseline: MVC", "baseline: MVP"),
            message: """
                .catwalk.yml:2:11: baseline: There is no architecture "MVP" here. Did you mean "MVC"? What may stand \
                here: MVC.
                """
        ),
        ConfigurationMistake(
            "a screen that is none of the shared layers",
            added: "shared: [Sources/Model]\nui: [Modell]\n",
            message: """
                .catwalk.yml:8:6: ui[0]: There is no shared layer "Modell" here. Did you mean "Model"? What may stand \
                here: Model.
                """
        ),
        ConfigurationMistake(
            "two architectures of one name",
            change: ("scenarios", "  - {name: MVC, sources: Sources/MVP}\nscenarios"),
            message: """
                .catwalk.yml:6:12: architectures[1].name: The place name "MVC" stands here a second time. Remove or \
                rename one of them.
                """
        ),
        ConfigurationMistake(
            "an architecture with a shared layer's name",
            change: ("- name: MVC", "- name: Model"),
            added: "shared: [Sources/Model]\n",
            message: """
                .catwalk.yml:4:11: architectures[0].name: The place name "Model" stands here a second time. Remove or \
                rename one of them.
                """
        ),
        ConfigurationMistake(
            "two modules of one name",
            added: "shared: [{name: MVC, path: Sources/Model}]\nsupport: [{name: MVC, path: Sources/MVP}]\n",
            message: """
                .catwalk.yml:8:18: support[0].name: The module "MVC" stands here a second time. Remove or rename one \
                of them.
                """
        ),
        ConfigurationMistake(
            "a scene that stands twice",
            added: "scenes: [LoadCat, EditCat, LoadCat]\n",
            message: """
                .catwalk.yml:7:28: scenes[2]: The scene "LoadCat" stands here a second time. Remove or rename one of \
                them.
                """
        ),
        ConfigurationMistake(
            "a role with an architecture's name",
            added: "roles: {MVC: '*'}\n",
            message: """
                .catwalk.yml:7:9: roles.MVC: The place name "MVC" stands here a second time. Remove or rename one of \
                them.
                """
        ),
        ConfigurationMistake(
            "a role of an unknown architecture",
            added: "roles:\n  View: {patterns: ['*View'], in: [MVC, Viper]}\n",
            message: """
                .catwalk.yml:8:41: roles.View.in[1]: There is no architecture "Viper" here. What may stand here: MVC.
                """
        ),
    ]
}
