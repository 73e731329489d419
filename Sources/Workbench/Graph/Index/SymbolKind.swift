/// What a symbol in an index is, by the numbers that the index format gives to kinds.
///
/// An actor appears as a class: ask the source for the keyword.
public enum SymbolKind: Int, Hashable, Sendable {
    case unknown = 0
    case module = 1
    case `enum` = 5
    case `struct` = 6
    case `class` = 7
    case `protocol` = 8
    case `extension` = 9
    case `typealias` = 11
    case function = 12
    case variable = 13
    case enumCase = 15
    case instanceMethod = 16
    case classMethod = 17
    case staticMethod = 18
    case instanceProperty = 19
    case classProperty = 20
    case staticProperty = 21
    case initializer = 22
    case deinitializer = 23
    case parameter = 25
}

extension SymbolKind {
    /// Whether it is a nominal type.
    public var isType: Bool { [.class, .struct, .enum, .protocol].contains(self) }

    /// Whether it is a function or a method, which can be called.
    public var isFunction: Bool {
        [.function, .instanceMethod, .classMethod, .staticMethod].contains(self)
    }

    /// Whether it is a variable, a property or a subscript's accessor pair, which can be read and written.
    public var isVariable: Bool {
        [.variable, .instanceProperty, .classProperty, .staticProperty].contains(self)
    }
}
