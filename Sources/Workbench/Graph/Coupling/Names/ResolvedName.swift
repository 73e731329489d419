/// The node that a name leads to, and what is left of the name there.
struct ResolvedName: Hashable {
    let node: Node
    /// What follows the part of the name that stands for the node.
    let rest: Rest

    enum Rest: Hashable {
        case nothing
        /// `Store.init`
        case initializer
        /// `Store.shared`
        case member
    }

    init(node: Node, rest: ArraySlice<String>) {
        self.node = node
        self.rest = rest.isEmpty ? .nothing : rest == ["init"] ? .initializer : .member
    }

    private init(node: Node, rest: Rest) {
        self.node = node
        self.rest = rest
    }

    /// Where the name goes on after an alias.
    func followed(by path: ArraySlice<String>) -> ResolvedName {
        if path.isEmpty { return self }
        return rest == .nothing ? ResolvedName(node: node, rest: path) : ResolvedName(node: node, rest: Rest.member)
    }

    /// What naming it says about the two nodes.
    func kind(as use: Mention.Use) -> Evidence.Kind {
        switch (use, node.kind) {
        case (.inheritance, .type(.protocol)): .conforms
        case (.inheritance, _): .inherits
        case (.call, .file) where rest == .nothing: .calls
        case (.call, .type(let kind)) where rest == .nothing && kind != .protocol: .creates
        case (.call, .type), (.value, .type): rest == .initializer ? .creates : .uses
        case (.call, .file), (.value, .file), (.type, _): .uses
        }
    }
}
