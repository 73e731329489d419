/// How many independent ways lead through a body: 1 and its decisions.
///
/// McCabe 1976, for Swift: each clause of an `if`, `guard` or `while` condition, `for` and its `where`, `repeat`, the ways
/// of a `switch` less 1, `catch`, the ternary operator, `&&`, `||`, and `??`, which is ours.
public struct CyclomaticComplexity: Hashable, Codable, Sendable {
    /// 1 and the decisions, without those that are `??`.
    public internal(set) var mcCabe = 1
    /// How many of the decisions are `??`.
    public internal(set) var coalescings = 0

    /// 1 and all decisions.
    public var value: Int { mcCabe + coalescings }
}
