import Declarations

/// How many types there are of each kind; nested ones count, extensions do not.
public struct TypeCounts: Hashable, Codable, Sendable {
    public private(set) var classes = 0
    public private(set) var structs = 0
    public private(set) var enums = 0
    public private(set) var actors = 0
    public private(set) var protocols = 0

    init(_ types: [TypeDeclaration] = []) {
        for type in types {
            switch type.kind {
            case .class: classes += 1
            case .struct: structs += 1
            case .enum: enums += 1
            case .actor: actors += 1
            case .protocol: protocols += 1
            }
        }
    }

    static func + (left: TypeCounts, right: TypeCounts) -> TypeCounts {
        var sum = left
        sum.classes += right.classes
        sum.structs += right.structs
        sum.enums += right.enums
        sum.actors += right.actors
        sum.protocols += right.protocols
        return sum
    }
}
