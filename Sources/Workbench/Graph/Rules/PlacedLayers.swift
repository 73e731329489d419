import Coupling
import Subject

/// The layers of a rule, found by the nodes that lie in them: no rule's list is gone through for each edge.
struct PlacedLayers {
    private let layers: [Layer]
    private var byModule: [String: [Int]] = [:]
    private var byRole: [String: [Int]] = [:]
    private var byGlob: [(glob: Glob, layer: Int)] = []

    struct Layer {
        let own: RuleEnds
        let mayUse: RuleEnds
    }

    /// `modules` are those that shared layers and architectures are, by the names of these.
    init(_ layers: [Rule.Layer], modules: [String: String]) {
        self.layers = layers.map { layer in
            Layer(own: RuleEnds([layer.place], modules: modules), mayUse: RuleEnds(layer.mayUse, modules: modules))
        }
        for (number, layer) in layers.enumerated() {
            if let module = modules[layer.place] {
                byModule[module, default: []].append(number)
            } else {
                byRole[layer.place, default: []].append(number)
                if layer.place.contains("*") { byGlob.append((Glob(layer.place), number)) }
            }
        }
    }

    func layers(around node: Node) -> [Layer] {
        let named = byModule[node.module, default: []] + (node.role.flatMap { byRole[$0] } ?? [])
        let fitting = byGlob.filter { node.kind != .file && $0.glob.matches(node.name) }.map(\.layer)
        return (named + fitting).map { layers[$0] }
    }
}
