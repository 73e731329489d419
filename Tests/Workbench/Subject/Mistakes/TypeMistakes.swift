/// Mistakes about the kinds of values.
enum TypeMistakes {
    static let all = [
        ConfigurationMistake(
            "an app in no language",
            added: "app: {}\n",
            message: ".catwalk.yml:7:6: app: This is an empty mapping. Write a text, or one for each language instead."
        ),
        ConfigurationMistake(
            "a list where a text is expected",
            change: ("name: Cats", "name: [Cats]"),
            message: ".catwalk.yml:1:7: name: This is a list. Write a text instead."
        ),
        ConfigurationMistake(
            "a text that could act on a terminal where a list is expected",
            added: "shared: \"\\e[31m\"\n",
            message: #"""
                .catwalk.yml:7:9: shared: This is "\u{1B}[31m". Write a list instead.
                """#
        ),
        ConfigurationMistake(
            "a key without a value",
            change: ("name: Cats", "name:"),
            message: ".catwalk.yml:1:6: name: There is no value here. Write a text."
        ),
        ConfigurationMistake(
            "a text where a list is expected",
            added: "shared: Sources/Model\n",
            message: """
                .catwalk.yml:7:9: shared: This is "Sources/Model". Write a list instead.
                """
        ),
        ConfigurationMistake(
            "a text where a mapping is expected",
            added: "roles: View\n",
            message: """
                .catwalk.yml:7:8: roles: This is "View". Write a mapping of keys to values instead.
                """
        ),
        ConfigurationMistake(
            "a text where a flag is expected",
            added: "rules:\n  - name: one\n    layers: {mayUse: {MVC: []}, concreteOnly: perhaps}\n",
            message: """
                .catwalk.yml:9:47: rules[0].layers.concreteOnly: This is "perhaps". Write true or false instead.
                """
        ),
        ConfigurationMistake(
            "no architecture at all",
            change: ("\n  - name: MVC\n    sources: Sources/MVC", " []"),
            message: """
                .catwalk.yml:3:16: architectures: This is an empty list. Write a list of at least one \
                architecture instead.
                """
        ),
        ConfigurationMistake(
            "a second document",
            added: "---\nname: Dogs\n",
            message: """
                .catwalk.yml:7:1: This is not YAML: a second document begins here, and only the first one is read. \
                Correct this line or the one before it.
                """
        ),
        ConfigurationMistake(
            "values deeper inside others than anybody writes",
            added: "scenes: \(String(repeating: "[", count: 5000))\n",
            message: """
                .catwalk.yml:7:10: This is not YAML: values stand too deep inside others. Correct this line or the one \
                before it.
                """
        ),
        ConfigurationMistake(
            "an empty file",
            change: (SampleDirectory.configuration, "# nothing yet\n"),
            message: """
                .catwalk.yml:1:1: There is no value here. Write a mapping of keys to values.
                """
        ),
        ConfigurationMistake(
            "what is not YAML",
            change: ("baseline: MVC", "baseline: \"MVC"),
            message: """
                .catwalk.yml:7:1: This is not YAML: found unexpected end of stream. Correct this line or the one \
                before it.
                """
        ),
        ConfigurationMistake(
            "a character that YAML does not allow",
            change: ("baseline: MVC", "baseline: \u{1}"),
            message: """
                .catwalk.yml:2:11: This is not YAML: control characters are not allowed. Correct this line or the one \
                before it.
                """
        ),
        ConfigurationMistake(
            "a pattern that is not a regular expression",
            change: ("ScenarioTests", "'Scenario('"),
            message: """
                .catwalk.yml:6:12: scenarios: "Scenario(" is not a regular expression: expected ')'. Correct it, or \
                escape its special characters with a backslash.
                """
        ),
    ]
}
