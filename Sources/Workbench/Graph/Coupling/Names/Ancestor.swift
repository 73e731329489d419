import Declarations

/// A type around a name, or one that such a type inherits from: what it lets the names inside it stand for.
struct Ancestor {
    /// That of the outermost type around it; `nil` if it cannot be seen.
    let node: Node?
    /// The types that are nested in it.
    let nested: Set<String>
    /// What it declares, and what extensions in each visible module add to it.
    let members: [MemberNames]
}

extension Ancestor {
    func declares(_ name: String, isValue: Bool) -> Bool {
        (node != nil && nested.contains(name))
            || members.contains { $0.types.contains(name) || (isValue && $0.values.contains(name)) }
    }

    /// What a name leads to that starts with one that it declares; empty when that is no type of a node.
    func resolve(_ path: ArraySlice<String>) -> [ResolvedName] {
        guard let first = path.first, let node, nested.contains(first) else { return [] }
        return [ResolvedName(node: node, rest: path)]
    }
}
