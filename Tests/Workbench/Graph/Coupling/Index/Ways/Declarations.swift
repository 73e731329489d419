extension Way {
    /// A declaration of the subject's own names the type.
    static let declarations = [
        Way(
            "extension of the own type",
            "struct View {}\nextension View { func f(_ other: Forbidden) {} }",
            "uses Forbidden 2"
        ),
        Way("extension of a library's type", "extension Int { func f(_ other: Forbidden) {} }", "uses Forbidden 1"),
        Way("extension of the forbidden type", "extension Forbidden { func view() {} }", "uses Forbidden 1"),
        Way("nested type of its own", "struct View { struct Row { let other: Forbidden } }", "uses Forbidden 1"),
        Way(
            "local type of its own",
            "struct View { func f() { struct Row { let other: Forbidden } } }",
            "uses Forbidden 1"
        ),
        Way(
            "protocol conformance",
            "struct View: ForbiddenProtocol { func keep() {} }",
            "conforms ForbiddenProtocol 1"
        ),
        Way(
            "conformance in an extension",
            "struct View { func keep() {} }\nextension View: ForbiddenProtocol {}",
            "conforms ForbiddenProtocol 2"
        ),
        Way("refinement of a protocol", "protocol View: ForbiddenProtocol {}", "conforms ForbiddenProtocol 1"),
        Way("inheritance", "class View: ForbiddenClass {}", "inherits ForbiddenClass 1"),
        Way("type alias, top-level", "typealias View = Forbidden", "uses Forbidden 1"),
        Way("type alias as a member", "struct View { typealias Other = Forbidden }", "uses Forbidden 1"),
        Way("type alias declared elsewhere", "struct View { let other: ForbiddenAlias }", "uses Forbidden 1"),
        Way(
            "type alias of the file, named",
            "struct View { let other: Other }\ntypealias Other = Forbidden",
            "uses Forbidden 1"
        ),
        Way("default argument", "struct View { func f(_ value: Any = Forbidden()) {} }", "creates Forbidden 1"),
        Way("property wrapper", "struct View { @ForbiddenWrapper var value: Int }", "uses ForbiddenWrapper 1"),
        Way("result builder", "struct View { @ForbiddenBuilder func f() -> Int { 1 } }", "uses ForbiddenBuilder 1"),
        Way("global actor", "@ForbiddenActor struct View {}", "uses ForbiddenActor 1"),
    ]
}
