extension Way {
    /// The type's name stands in an expression.
    static let writtenExpressions = [
        Way("initialiser", "struct View { let value: Any = Forbidden() }", "creates Forbidden 1"),
        Way(
            "initialiser, passed on",
            "struct View { let values = [1].map(Forbidden.init(size:)) }",
            "creates Forbidden 1"
        ),
        Way(
            "initialiser, type written beside it",
            "struct View { let other: Forbidden = .init(size: 2) }",
            "creates Forbidden 1"
        ),
        Way("static member", "struct View { let size = Forbidden.shared.size }", "reads Forbidden 1"),
        Way("static method", "struct View { let value: Any = Forbidden.make() }", "calls Forbidden 1"),
        Way("method as a value", "struct View { let value = Forbidden.tell }", "calls Forbidden 1"),
        Way("key path", #"struct View { let path = \Forbidden.size }"#, "reads Forbidden 1"),
        Way(
            "key path as a function",
            #"struct View { func f() { _ = Source.many.map(\Forbidden.size) } }"#,
            "reads Forbidden 1"
        ),
        Way("metatype value", "struct View { let type: Any = Forbidden.self }", "uses Forbidden 1"),
        Way("enum case", "struct View { let value: Any = ForbiddenCase.open }", "uses ForbiddenCase 1"),
        Way(
            "enum case, in a pattern",
            "struct View { func f() { if case ForbiddenCase.open = Source.state {} } }",
            "uses ForbiddenCase 1"
        ),
        Way(
            "`catch` pattern",
            "struct View { func f() { do { try Source.fail() } catch ForbiddenCase.open {} catch {} } }",
            "uses ForbiddenCase 1"
        ),
        Way("`throw`", "struct View { func f() throws { throw ForbiddenCase.open } }", "uses ForbiddenCase 1"),
        Way("closure", "struct View { let action = { Forbidden.shared.tell() } }", "calls Forbidden 1"),
        Way(
            "closure's capture list",
            "struct View { func f() { _ = { [other = Forbidden.shared] in other } } }",
            "reads Forbidden 1"
        ),
        Way("string interpolation", #"struct View { let text = "\(Forbidden.shared)" }"#, "reads Forbidden 1"),
        Way("nested type's initialiser", "struct View { let value: Any = Forbidden.Part() }", "uses Forbidden 1"),
        Way("free function", "struct View { let value = forbiddenFunction() }", "calls ForbiddenGlobals.swift 1"),
        Way("global variable, read", "struct View { let value = forbiddenLimit }", "reads ForbiddenGlobals.swift 1"),
        Way(
            "branch of `#if`",
            "struct View {\n#if os(Linux) || os(macOS)\nlet other: Forbidden\n#endif\n}",
            "uses Forbidden 3"
        ),
    ]
}
