extension Way {
    /// A member is named after a dot that nothing stands before.
    static let leadingDots = [
        Way("implicit member", "struct View { func f() { Source.take(.shared) } }", "reads Forbidden 1"),
        Way("implicit method", "struct View { func f() { Source.take(.make()) } }", "calls Forbidden 1"),
        Way("implicit initialiser", "struct View { func f() { Source.take(.init()) } }", "creates Forbidden 1"),
        Way("implicit case", "struct View { func f() { Source.take(state: .open) } }", "uses ForbiddenCase 1"),
        Way(
            "implicit case with a payload",
            "struct View { func f() { Source.take(state: .shut(times: 1)) } }",
            "uses ForbiddenCase 1"
        ),
        Way(
            "`case` of a `switch`",
            "struct View { func f() { switch Source.state {\ncase .open: break;\ncase .shut: break } } }",
            "uses ForbiddenCase 2"
        ),
        Way(
            "`if case`",
            "struct View { func f() { if case .shut(let times) = Source.state { _ = times } } }",
            "uses ForbiddenCase 1"
        ),
    ]
}
