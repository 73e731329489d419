/// Mistakes about rules.
enum RuleMistakes {
    static let all = [
        ConfigurationMistake(
            "a rule without a name",
            added: "rules:\n  - imports: []\n",
            message: ".catwalk.yml:8:5: rules[0]: The key \"name\" is missing. Add it."
        ),
        ConfigurationMistake(
            "a rule that says nothing",
            added: "rules:\n  - name: one\n",
            message: """
                .catwalk.yml:8:5: rules[0]: This rule has no kind. Give it exactly one of forbidden, layers, \
                throughProtocol, mayCreate, independentScenes, imports.
                """
        ),
        ConfigurationMistake(
            "a rule that says two things",
            added: "rules:\n  - name: one\n    imports: []\n    independentScenes: {}\n",
            message: """
                .catwalk.yml:8:5: rules[0]: This rule has the kinds independentScenes, imports. Give it exactly \
                one of forbidden, layers, throughProtocol, mayCreate, independentScenes, imports.
                """
        ),
        ConfigurationMistake(
            "a misspelt kind of rule",
            added: "rules:\n  - name: one\n    forbiden: {from: MVC, to: MVC}\n",
            message: """
                .catwalk.yml:9:5: rules[0].forbiden: There is no key "forbiden" here. Did you mean "forbidden"? What \
                may stand here: name, in, forbidden, layers, throughProtocol, mayCreate, independentScenes, imports.
                """
        ),
        ConfigurationMistake(
            "two rules of one name",
            added: "rules:\n  - {name: one, imports: []}\n  - {name: one, imports: []}\n",
            message: """
                .catwalk.yml:9:12: rules[1].name: The rule "one" is there twice, first in line 8, by rules[0].name. Remove \
                or rename one of the two.
                """
        ),
        ConfigurationMistake(
            "a rule about an unknown place",
            added: "roles: {View: '*View'}\nrules:\n  - name: one\n    forbidden: {from: Veiw, to: MVC}\n",
            message: """
                .catwalk.yml:10:23: rules[0].forbidden.from: There is no place "Veiw" here. Did you mean "View"? What \
                may stand here: View, MVC, or types by a pattern such as '*Veiw'.
                """
        ),
        ConfigurationMistake(
            "a layer that is an unknown place",
            added: "rules:\n  - name: one\n    layers:\n      mayUse:\n        MVC: []\n        Model: []\n",
            message: """
                .catwalk.yml:12:9: rules[0].layers.mayUse.Model: There is no place "Model" here. What may stand here: \
                MVC, or types by a pattern such as '*Model'.
                """
        ),
        ConfigurationMistake(
            "a rule for an unknown architecture",
            added: "rules:\n  - name: one\n    in: [MVVM]\n    imports: []\n",
            message: """
                .catwalk.yml:9:10: rules[0].in[0]: There is no architecture "MVVM" here. Did you mean "MVC"? What may \
                stand here: MVC.
                """
        ),
        ConfigurationMistake(
            "a rule that names one side only",
            added: "rules:\n  - name: one\n    forbidden: {from: MVC}\n",
            message: ".catwalk.yml:9:16: rules[0].forbidden: The key \"to\" is missing. Add it."
        ),
    ]
}
