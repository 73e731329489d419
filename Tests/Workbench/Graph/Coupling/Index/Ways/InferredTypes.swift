extension Way {
    /// The type is inferred or inherited, or stands behind a name of another, and a member of it is used.
    static let inferredTypes = [
        Way(
            "type alias as a member, named",
            "struct View { typealias Other = [Forbidden];\nlet other: Other }",
            "uses Forbidden 2"
        ),
        Way("member of an inferred value", "struct View { let size = Source.one.size }", "reads Forbidden 1"),
        Way(
            "member of an inferred local",
            "struct View { func f() {\nlet other = Source.one;\nother.tell() } }",
            "calls Forbidden 3"
        ),
        Way(
            "written property of an inferred local",
            "struct View { func f() {\nvar other = Source.one;\nother.size = 2 } }",
            "writes Forbidden 3"
        ),
        Way("optional chaining", "struct View { let size = Source.some?.next?.size }", "reads Forbidden 1"),
        Way(
            "`if let`",
            "struct View { func f() { if let other = Source.some {\nother.tell() } } }",
            "calls Forbidden 2"
        ),
        Way(
            "`guard let`",
            "struct View { func f() { guard let other = Source.some else { return };\nother.tell() } }",
            "calls Forbidden 2"
        ),
        Way(
            "element of a loop",
            "struct View { func f() { for other in Source.many {\nother.tell() } } }",
            "calls Forbidden 2"
        ),
        Way("element of a tuple", "struct View { let size = Source.pair.0.size }", "reads Forbidden 1"),
        Way(
            "closure's inferred parameter",
            "struct View { func f() { Source.give { other in\nother.tell() } } }",
            "calls Forbidden 2"
        ),
        Way(
            "closure's shorthand parameter",
            "struct View { func f() { Source.give {\n$0.tell() } } }",
            "calls Forbidden 2"
        ),
        Way(
            "captured value",
            "struct View { func f() { let other = Source.one;\n_ = { [other] in\nother.tell() } } }",
            "calls Forbidden 3"
        ),
        Way("key path of an inferred root", #"struct View { func f() { Source.fill(\.size) } }"#, "reads Forbidden 1"),
        Way(
            "key path as a function of an inferred root",
            #"struct View { let sizes = Source.many.map(\.size) }"#,
            "reads Forbidden 1"
        ),
        Way("member in an interpolation", #"struct View { let text = "\(Source.one.size)" }"#, "reads Forbidden 1"),
        Way("member of an existential", "struct View { func f() { Source.kept.keep() } }", "calls ForbiddenProtocol 1"),
        Way(
            "extension's member of a protocol",
            "struct View { func f() { Source.kept.stay() } }",
            "calls ForbiddenProtocol 1"
        ),
        Way("member of a nested type", "struct View { let weight = Source.part.weight }", "reads Forbidden 1"),
        Way("inherited method", "class View: Middle { func f() { draw() } }", "calls ForbiddenClass 1"),
        Way(
            "override of an inherited method",
            "class View: Middle { override func draw() {} }",
            "overrides ForbiddenClass 1"
        ),
        Way(
            "override of an inherited property",
            "class View: Middle { override var title: String { \"\" } }",
            "overrides ForbiddenClass 1"
        ),
        Way("`super`", "class View: Middle {\noverride func draw() {\nsuper.draw() } }", "calls ForbiddenClass 3"),
        Way(
            "witness of a refined protocol",
            "struct View: Refined { func keep() {} }",
            "witnesses ForbiddenProtocol 1"
        ),
    ]
}
