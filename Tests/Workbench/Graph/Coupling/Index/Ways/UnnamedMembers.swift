extension Way {
    /// A member is used that the source has no name for.
    static let unnamedMembers = [
        Way("subscript", "struct View { let value = Source.one[1] }", "reads Forbidden 1"),
        Way("operator", "struct View { func f() { _ = Source.one + Source.one } }", "calls Forbidden 1"),
        Way("prefix operator", "struct View { func f() { _ = -Source.one } }", "calls Forbidden 1"),
        Way("pattern's operator", "struct View { func f() { if case 1 = Source.one {} } }", "calls Forbidden 1"),
        Way("value called as a function", "struct View { let value = Source.one() }", "calls Forbidden 1"),
        Way("dynamic member", "struct View { let value = Source.lookup.anything }", "reads ForbiddenLookup 1"),
        Way(
            "loop over a sequence",
            "struct View { func f() { for _ in Source.sequence {} } }",
            "calls ForbiddenSequence 1"
        ),
        Way("literal", "struct View { func f() { Source.take(number: 1) } }", "creates ForbiddenNumber 1"),
        Way(
            "literal with an interpolation",
            #"struct View { func f() { Source.take(text: "\(1)") } }"#,
            "creates ForbiddenText 1"
        ),
        Way("part of a builder's body", "struct View { func f() { Source.build { 1 } } }", "calls ForbiddenBuilder 1"),
    ]
}
