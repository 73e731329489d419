import Coupling
import Subject

/// What the names in a rule stand for together: roles, shared layers, architectures, and types whose names fit a glob.
///
/// Made once for all edges that are held against the rule, so that a long list takes no longer to look through.
struct RuleEnds {
    private let modules: Set<String>
    private let roles: Set<String>
    private let globs: [Glob]

    /// `modules` are those that shared layers and architectures are, by the names of these.
    init(_ names: [String], modules: [String: String]) {
        self.modules = Set(names.compactMap { modules[$0] })
        let others = names.filter { modules[$0] == nil }
        roles = Set(others)
        globs = others.filter { $0.contains("*") }.map(Glob.init)
    }

    func contains(_ node: Node) -> Bool {
        if modules.contains(node.module) || node.role.map(roles.contains) == true { return true }
        return node.kind != .file && globs.contains { $0.matches(node.name) }
    }

    /// Whether one of them is the module of both.
    func areModule(of left: Node, and right: Node) -> Bool {
        left.module == right.module && modules.contains(left.module)
    }
}
