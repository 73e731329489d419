import Coupling
import Subject

/// What the names in a rule stand for: roles, shared layers, architectures, and types whose names fit a glob.
///
/// Each name has a value. Made once for all edges that are held against the rule, so that a long list takes no longer
/// to look through.
struct RulePlaces<Value> {
    private var byModule: [String: [Value]] = [:]
    private var byRole: [String: [Value]] = [:]
    private var byGlob: [(glob: Glob, value: Value)] = []

    /// `modules` are those that shared layers and architectures are, by the names of these.
    init(_ places: [(name: String, value: Value)], modules: [String: String]) {
        for (name, value) in places {
            if let module = modules[name] {
                byModule[module, default: []].append(value)
            } else {
                byRole[name, default: []].append(value)
                if name.contains("*") { byGlob.append((Glob(name), value)) }
            }
        }
    }

    func contains(_ node: Node) -> Bool {
        byModule[node.module] != nil || node.role.map { byRole[$0] != nil } == true
            || node.kind != .file && byGlob.contains { $0.glob.matches(type: node.name) }
    }

    /// The values of the places that the node lies in.
    func values(around node: Node) -> [Value] {
        let named = byModule[node.module, default: []] + (node.role.flatMap { byRole[$0] } ?? [])
        return named + byGlob.filter { node.kind != .file && $0.glob.matches(type: node.name) }.map(\.value)
    }

    /// Whether one of them is the module of both.
    func areModule(of left: Node, and right: Node) -> Bool {
        left.module == right.module && byModule[left.module] != nil
    }
}
