extension Way {
    /// The type's name stands where a type is written.
    static let typePositions = [
        Way("property", "struct View { let other: Forbidden }", "uses Forbidden 1"),
        Way(
            "local variable",
            "struct View { func f() { let other: Forbidden? = nil; _ = other } }",
            "uses Forbidden 1"
        ),
        Way("global variable", "let view: Forbidden? = nil", "uses Forbidden 1"),
        Way("parameter", "struct View { func f(_ other: Forbidden) {} }", "uses Forbidden 1"),
        Way("initialiser's parameter", "struct View { init(_ other: Forbidden) {} }", "uses Forbidden 1"),
        Way("variadic parameter", "struct View { func f(_ others: Forbidden...) {} }", "uses Forbidden 1"),
        Way("`inout` parameter", "struct View { func f(_ other: inout Forbidden) {} }", "uses Forbidden 1"),
        Way("return type", "protocol View { func f() -> Forbidden }", "uses Forbidden 1"),
        Way(
            "subscript's parameter",
            "protocol View { subscript(other: Forbidden) -> Int { get } }",
            "uses Forbidden 1"
        ),
        Way("subscript's result", "protocol View { subscript(index: Int) -> Forbidden { get } }", "uses Forbidden 1"),
        Way("optional", "struct View { let other: Forbidden? }", "uses Forbidden 1"),
        Way("array", "struct View { let others: [Forbidden] }", "uses Forbidden 1"),
        Way("dictionary", "struct View { let others: [Forbidden: Int] }", "uses Forbidden 1"),
        Way("tuple", "struct View { let pair: (Int, Forbidden) }", "uses Forbidden 1"),
        Way("closure's type", "struct View { let action: (Forbidden) -> Void }", "uses Forbidden 1"),
        Way("closure's parameter", "struct View { let action = { (other: Forbidden) in 1 } }", "uses Forbidden 1"),
        Way("generic argument", "struct View { let others: Set<Forbidden> }", "uses Forbidden 1"),
        Way("generic argument of an expression", "struct View { let others = Set<Forbidden>() }", "uses Forbidden 1"),
        Way("generic type", "struct View { let box: ForbiddenBox<Int> }", "uses ForbiddenBox 1"),
        Way("generic bound", "struct View<Other: ForbiddenProtocol> {}", "uses ForbiddenProtocol 1"),
        Way(
            "generic bound of a method",
            "struct View { func f<Other: ForbiddenProtocol>(_ other: Other) {} }",
            "uses ForbiddenProtocol 1"
        ),
        Way(
            "`where` clause of a type",
            "struct View<Other> where Other: ForbiddenProtocol {}",
            "uses ForbiddenProtocol 1"
        ),
        Way(
            "`where` clause of a method",
            "struct View<Other> { func f() where Other == Forbidden {} }",
            "uses Forbidden 1"
        ),
        Way(
            "`where` clause of an extension",
            "struct View<Other> {}\nextension View where Other == Forbidden {}",
            "uses Forbidden 2"
        ),
        Way(
            "primary associated type",
            "struct View { let holder: (any ForbiddenHolder<Int>)? }",
            "uses ForbiddenHolder 1"
        ),
        Way("`any`", "struct View { let other: any ForbiddenProtocol }", "uses ForbiddenProtocol 1"),
        Way("`some`", "struct View { func f(_ other: some ForbiddenProtocol) {} }", "uses ForbiddenProtocol 1"),
        Way("composition", "struct View { let other: any Sendable & ForbiddenProtocol }", "uses ForbiddenProtocol 1"),
        Way("enum payload", "enum View { case other(Forbidden) }", "uses Forbidden 1"),
        Way(
            "associated type's bound",
            "protocol View { associatedtype Other: ForbiddenProtocol }",
            "uses ForbiddenProtocol 1"
        ),
        Way("associated type's default", "protocol View { associatedtype Other = Forbidden }", "uses Forbidden 1"),
        Way("`throws` type", "struct View { func f() throws(ForbiddenCase) {} }", "uses ForbiddenCase 1"),
        // The compiler's index has no reference there.
        Way(
            "`throws` type of a function's type",
            "struct View { let work: [(Int) throws(ForbiddenCase) -> Void] }",
            "uses ForbiddenCase 1"
        ),
        Way("metatype", "struct View { let other: Forbidden.Type }", "uses Forbidden 1"),
        Way("nested type", "struct View { let part: Forbidden.Part }", "uses Forbidden 1"),
        Way("qualified name", "struct View { let other: Model.Forbidden }", "uses Forbidden 1"),
        Way("`as?`", "struct View { func f(_ value: Any) { _ = value as? Forbidden } }", "uses Forbidden 1"),
        Way("`as!`", "struct View { func f(_ value: Any) { _ = value as! Forbidden } }", "uses Forbidden 1"),
        Way("`is`", "struct View { func f(_ value: Any) -> Bool { value is Forbidden } }", "uses Forbidden 1"),
        Way(
            "`as` pattern",
            "struct View { func f(_ value: Any) { if case let other as Forbidden = value { _ = other } } }",
            "uses Forbidden 1"
        ),
    ]
}
