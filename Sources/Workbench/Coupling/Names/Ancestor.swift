import Declarations

/// A type around a name, or one that such a type inherits from: what it lets the names inside it stand for.
struct Ancestor {
    /// The qualified name.
    let name: String

    let module: ModuleSymbols

    /// That of the outermost type around it; none where it cannot be seen.
    let node: Node?

    /// The types that are nested in it.
    let nested: Set<String>

    /// What it declares, and what extensions in each visible module add to it.
    let members: [MemberNames]
}

extension Ancestor {
    /// None when it does not declare the name; empty when it does and the name is no type of a node.
    func resolve(_ path: ArraySlice<String>, isValue: Bool) -> [ResolvedName]? {
        guard let first = path.first else { return nil }
        if let node, nested.contains(first) { return [ResolvedName(node: node, rest: path)] }
        let isDeclared = members.contains { members in
            members.types.contains(first) || (isValue && members.values.contains(first))
        }
        return isDeclared ? [] : nil
    }
}
