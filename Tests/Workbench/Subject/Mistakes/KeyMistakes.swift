/// Mistakes about keys.
enum KeyMistakes {
    static let all = [
        ConfigurationMistake(
            "an unknown key that is close to a known one",
            change: ("baseline", "basline"),
            message: """
                .catwalk.yml:2:1: basline: There is no key "basline" here. Did you mean "baseline"? What may stand \
                here: name, app, about, scope, picture, baseline, shared, ui, model, support, architectures, scenarios, \
                stage, traces, pictures, scenes, roles, rules, gate, claims, benchmarks, exclude.
                """
        ),
        ConfigurationMistake(
            "an unknown key that is close to none",
            added: "colour: red\n",
            message: """
                .catwalk.yml:7:1: colour: There is no key "colour" here. What may stand here: name, app, about, \
                scope, picture, baseline, shared, ui, model, support, architectures, scenarios, stage, traces, pictures, \
                scenes, roles, rules, gate, claims, benchmarks, exclude.
                """
        ),
        ConfigurationMistake(
            "an unknown key inside an architecture",
            change: ("sources", "source"),
            message: """
                .catwalk.yml:5:5: architectures[0].source: There is no key "source" here. Did you mean "sources"? \
                What may stand here: name, sources, tests, variantOf, without.
                """
        ),
        ConfigurationMistake(
            "a missing key",
            change: ("baseline: MVC\n", ""),
            message: ".catwalk.yml:1:1: The key \"baseline\" is missing. Add it."
        ),
        ConfigurationMistake(
            "a module of which nothing is left",
            added: "exclude: [A.swift]\n",
            message: """
                .catwalk.yml:5:14: architectures[0].sources: All that is in "Sources/MVC" is left out. Take a pattern out \
                of the key exclude, or keep what you mean by a pattern that begins with !.
                """
        ),
        ConfigurationMistake(
            "a missing key inside an architecture",
            change: ("    sources: Sources/MVC\n", ""),
            message: ".catwalk.yml:4:5: architectures[0]: The key \"sources\" is missing. Add it."
        ),
        ConfigurationMistake(
            "a key that stands twice",
            added: "name: Dogs\n",
            message: """
                .catwalk.yml:1:1: The key "name" stands here, and again further down. Remove or rename one of them.
                """
        ),
        ConfigurationMistake(
            "pictures without names",
            added: "pictures: [cat.png]\n",
            message: """
                .catwalk.yml:7:11: pictures: This is a list. Write a mapping of keys to values instead.
                """
        ),
        ConfigurationMistake(
            "a named picture that is not there",
            added: "pictures:\n  tabby: cat.png\n",
            message: """
                .catwalk.yml:8:10: pictures.tabby: cat.png could not be read: No such file or directory. Check the path.
                """
        ),
        ConfigurationMistake(
            "a named picture that is none",
            added: "pictures:\n  tabby: Sources/MVC/A.swift\n",
            message: """
                .catwalk.yml:8:10: pictures.tabby: Sources/MVC/A.swift is no picture that a browser shows. Give an \
                SVG, PNG, JPEG, WebP or GIF file.
                """
        ),
        ConfigurationMistake(
            "a named picture out of the root",
            added: "pictures:\n  tabby: ../Cat.png\n",
            message: """
                .catwalk.yml:8:10: pictures.tabby: "../Cat.png" leads out of the directory that holds the \
                .catwalk.yml. Give a relative path that stays inside it.
                """
        ),
    ]
}
