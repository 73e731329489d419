/// Mistakes about directories.
enum PathMistakes {
    static let all = [
        ConfigurationMistake(
            "a picture that is none",
            added: "picture: Sources/MVC/A.swift\n",
            message: """
                .catwalk.yml:7:10: picture: Sources/MVC/A.swift is no picture that a browser shows. Give an SVG, PNG, JPEG, \
                WebP or GIF file.
                """
        ),
        ConfigurationMistake(
            "a picture out of the root",
            added: "picture: ../Cat.png\n",
            message: """
                .catwalk.yml:7:10: picture: "../Cat.png" leads out of the directory that holds the .catwalk.yml. Give a \
                relative path that stays inside it.
                """
        ),
        ConfigurationMistake(
            "a directory that is not there",
            change: ("Sources/MVC", "Sources/MVVM"),
            message: """
                .catwalk.yml:5:14: architectures[0].sources: There is no directory "Sources/MVVM". Give a path \
                relative to the .catwalk.yml.
                """
        ),
        // A Mac would find it, and the next machine not.
        ConfigurationMistake(
            "a directory in other capitals",
            change: ("Sources/MVC", "sources/mvc"),
            message: """
                .catwalk.yml:5:14: architectures[0].sources: There is no directory "sources/mvc". Write "Sources/MVC", as it \
                is called: not all systems take the one for the other.
                """
        ),
        ConfigurationMistake(
            "a file in place of a directory",
            change: ("Sources/MVC", "Sources/MVC/A.swift"),
            message: """
                .catwalk.yml:5:14: architectures[0].sources: There is no directory "Sources/MVC/A.swift". Give a path \
                relative to the .catwalk.yml.
                """
        ),
        ConfigurationMistake(
            "a path that leads out of the root",
            change: ("Sources/MVC", "Sources/../.."),
            message: """
                .catwalk.yml:5:14: architectures[0].sources: "Sources/../.." leads out of the directory that holds \
                the .catwalk.yml. Give a relative path that stays inside it.
                """
        ),
        ConfigurationMistake(
            "a path that comes back after it has left the root",
            change: ("Sources/MVC", "../Sources/MVC"),
            message: """
                .catwalk.yml:5:14: architectures[0].sources: "../Sources/MVC" leads out of the directory that holds \
                the .catwalk.yml. Give a relative path that stays inside it.
                """
        ),
        ConfigurationMistake(
            "a path that leads out of the root under cover of a mark",
            change: ("Sources/MVC", "../\u{301}x"),
            message: """
                .catwalk.yml:5:14: architectures[0].sources: "../\u{301}x" leads out of the directory that holds the \
                .catwalk.yml. Give a relative path that stays inside it.
                """
        ),
        ConfigurationMistake(
            "an absolute path",
            change: ("Sources/MVC", "/tmp"),
            message: """
                .catwalk.yml:5:14: architectures[0].sources: "/tmp" leads out of the directory that holds the \
                .catwalk.yml. Give a relative path that stays inside it.
                """
        ),
        ConfigurationMistake(
            "the root itself",
            change: ("Sources/MVC", "."),
            message: """
                .catwalk.yml:5:14: architectures[0].sources: "." is the directory of the .catwalk.yml itself, which \
                can't be a module. Give a directory below it.
                """
        ),
        ConfigurationMistake(
            "a directory without a Swift file",
            change: ("Sources/MVC", "Sources/Empty"),
            message: """
                .catwalk.yml:5:14: architectures[0].sources: There is no Swift file in "Sources/Empty". Give a \
                directory that has some.
                """
        ),
        ConfigurationMistake(
            "a file of claims that is not there",
            added: "claims: claims.yml\n",
            message: """
                .catwalk.yml:7:9: claims: claims.yml could not be read: No such file or directory. Check the path.
                """
        ),
        ConfigurationMistake(
            "a directory inside another module's",
            added: "support:\n  - {name: Rest, path: Sources}\n",
            message: """
                .catwalk.yml:5:14: architectures[0].sources: "Sources/MVC" and "Sources" overlap, so files would be \
                counted twice. Give each module a directory of its own.
                """
        ),
    ]
}
