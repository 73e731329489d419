/// What an occurrence does with its symbol, and how it is related to others: the bits of the index format that are
/// asked for.
public struct SymbolRoles: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let definition = SymbolRoles(rawValue: 1 << 1)
    public static let reference = SymbolRoles(rawValue: 1 << 2)
    public static let read = SymbolRoles(rawValue: 1 << 3)
    public static let write = SymbolRoles(rawValue: 1 << 4)
    public static let call = SymbolRoles(rawValue: 1 << 5)
    /// Made by the compiler: nothing stands in the source for it.
    public static let implicit = SymbolRoles(rawValue: 1 << 8)
    public static let childOf = SymbolRoles(rawValue: 1 << 9)
    public static let baseOf = SymbolRoles(rawValue: 1 << 10)
    /// Of a definition: it overrides, or fulfils the requirement, that it is related to.
    public static let overrideOf = SymbolRoles(rawValue: 1 << 11)
    public static let calledBy = SymbolRoles(rawValue: 1 << 13)
    public static let extendedBy = SymbolRoles(rawValue: 1 << 14)
    public static let accessorOf = SymbolRoles(rawValue: 1 << 15)
    public static let containedBy = SymbolRoles(rawValue: 1 << 16)
}
