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
                .catwalk.yml:8:6: ui[0]: There is no place "Modell" here. Did you mean "Model"? What may stand here: \
                Model, or types by a pattern such as '*Modell'.
                """
        ),
        ConfigurationMistake(
            "a module's name that would be code in a manifest",
            added: #"support: [{name: "M\", dependencies: []),\n])\nimport Glibc", path: Sources/Model}]"# + "\n",
            message: #"""
                .catwalk.yml:7:18: support[0].name: "M", dependencies: []),\n])\nimport Glibc" can't be the name of a \#
                module. It has the character U+000A, which can't be seen. Write one line of characters that can.
                """#
        ),
        ConfigurationMistake(
            "a module's name that is a path",
            added: "support: [{name: ../../precious, path: Sources/Model}]\n",
            message: """
                .catwalk.yml:7:18: support[0].name: "../../precious" can't be the name of a module. "." can't stand \
                there in a module's name. Use letters, digits and _, and begin with no digit.
                """
        ),
        ConfigurationMistake(
            "a module's name that begins with a digit",
            added: "support: [{name: 9Lives, path: Sources/Model}]\n",
            message: """
                .catwalk.yml:7:18: support[0].name: "9Lives" can't be the name of a module. "9" can't stand there in \
                a module's name. Use letters, digits and _, and begin with no digit.
                """
        ),
        ConfigurationMistake(
            "a module of the toolchain's name",
            added: "support: [{name: Foundation, path: Sources/Model}]\n",
            message: """
                .catwalk.yml:7:18: support[0].name: "Foundation" can't be the name of a module. The toolchain has a \
                module of that name. Choose another one.
                """
        ),
        ConfigurationMistake(
            "two modules whose names differ by capitals alone",
            added: "support: [{name: mvc, path: Sources/Model}]\n",
            message: """
                .catwalk.yml:5:14: architectures[0].sources: The name "MVC" is taken in line 7, by support[0].name. \
                Architectures, modules and roles need names of their own, whatever their capitals. Rename one of the two; a \
                module is called like its folder, unless you write {name: NAME, path: FOLDER}.
                """
        ),
        ConfigurationMistake(
            "an architecture's name that is two lines",
            change: ("- name: MVC", #"- name: "M\n::error::""#),
            message: #"""
                .catwalk.yml:4:11: architectures[0].name: "M\n::error::" can't be the name of an architecture. It has \#
                the character U+000A, which can't be seen. Write one line of characters that can.
                """#
        ),
        ConfigurationMistake(
            "a scene's name that turns the line around",
            added: "scenes: [\"\\u202E\"]\n",
            message: #"""
                .catwalk.yml:7:10: scenes[0]: "\u{202E}" can't be the name of a scene. It has the character U+202E, \#
                which can't be seen. Write one line of characters that can.
                """#
        ),
        ConfigurationMistake(
            "a role's name that no table has room for",
            added: "roles: {\(String(repeating: "a", count: 101)): '*'}\n",
            message: """
                .catwalk.yml:7:9: roles.\(String(repeating: "a", count: 101)): \
                "\(String(repeating: "a", count: 101))" can't be the name of a role. It has 101 characters. Use at \
                most 100.
                """
        ),
        ConfigurationMistake(
            "two architectures of one name",
            change: ("scenarios", "  - {name: MVC, sources: Sources/MVP}\nscenarios"),
            message: """
                .catwalk.yml:6:12: architectures[1].name: The name "MVC" is taken in line 4, by architectures[0].name. \
                Architectures, modules and roles need names of their own, whatever their capitals. Rename one of the two; a \
                module is called like its folder, unless you write {name: NAME, path: FOLDER}.
                """
        ),
        ConfigurationMistake(
            "an architecture with a shared layer's name",
            change: ("- name: MVC", "- name: Model"),
            added: "shared: [Sources/Model]\n",
            message: """
                .catwalk.yml:4:11: architectures[0].name: The name "Model" is taken in line 7, by shared[0]. \
                Architectures, modules and roles need names of their own, whatever their capitals. Rename one of the two; a \
                module is called like its folder, unless you write {name: NAME, path: FOLDER}.
                """
        ),
        ConfigurationMistake(
            "two modules of one name",
            added: "shared: [{name: MVC, path: Sources/Model}]\nsupport: [{name: MVC, path: Sources/MVP}]\n",
            message: """
                .catwalk.yml:8:18: support[0].name: The name "MVC" is taken in line 7, by shared[0].name. \
                Architectures, modules and roles need names of their own, whatever their capitals. Rename one of the two; a \
                module is called like its folder, unless you write {name: NAME, path: FOLDER}.
                """
        ),
        ConfigurationMistake(
            "a scene that stands twice",
            added: "scenes: [LoadCat, EditCat, LoadCat]\n",
            message: """
                .catwalk.yml:7:28: scenes[2]: The scene "LoadCat" is there twice, first in line 7, by scenes[0]. Remove or \
                rename one of the two.
                """
        ),
        ConfigurationMistake(
            "a scenario that is to be traced twice",
            added: "traces: [It opens, It opens]\n",
            message: """
                .catwalk.yml:7:20: traces[1]: The scenario "It opens" is there twice, first in line 7, by traces[0]. \
                Remove or rename one of the two.
                """
        ),
        ConfigurationMistake(
            "a role with an architecture's name",
            added: "roles: {MVC: '*'}\n",
            message: """
                .catwalk.yml:7:9: roles.MVC: The name "MVC" is taken in line 4, by architectures[0].name. \
                Architectures, modules and roles need names of their own, whatever their capitals. Rename one of the two; a \
                module is called like its folder, unless you write {name: NAME, path: FOLDER}.
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
