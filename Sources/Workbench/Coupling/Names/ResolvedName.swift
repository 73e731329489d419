/// The node that a name leads to, and what is left of the name there.
struct ResolvedName: Hashable {
    let node: Node

    /// The parts of the name after the one that stands for the node: `["shared"]` in `Store.shared`.
    let rest: ArraySlice<String>

    /// What naming it says about the two nodes.
    func kind(as use: Mention.Use) -> Evidence.Kind {
        switch (use, node.kind) {
        case (.inheritance, .type(.protocol)): .conforms
        case (.inheritance, _): .inherits
        case (.call, .file) where rest.isEmpty: .calls
        case (.call, .type(let kind)) where rest.isEmpty && kind != .protocol: .creates
        case (.call, .type), (.value, .type): rest == ["init"] ? .creates : .uses
        case (.call, .file), (.value, .file), (.type, _): .uses
        }
    }
}
