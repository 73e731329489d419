import Complexity
import Parsing

/// The bodies of a module that keep what its views show in step with the rest, and do nothing else.
///
/// A view is a type that draws, or that uses a layer that does. What such a body uses leads to widgets, to a protocol
/// that a view conforms to, to state, or to other such bodies. No name, role or pattern decides.
public struct SynchronisingBodies: Hashable, Sendable {
    public let bodies: [Body]
    /// By file, where the requirements stand through which the bodies lead to a view or to the state that it reads.
    public let requirements: [String: Set<SourcePosition>]
}

extension SynchronisingBodies {
    init(among uses: UsesOfBodies, of views: Views, plainValues: Set<Node>) {
        let shown = ShownState(of: uses, to: views)
        let carrying = CarryingBodies(among: uses, of: views, plainValues: plainValues)
        let leading = carrying.leading(to: shown)
        let numbers = uses.bodies.indices.filter { leading.contains($0) && !uses.isForwarder($0, among: views) }
        let own = Set(numbers)
        bodies = numbers.map { uses.bodies[$0].body }
        requirements = numbers.flatMap { uses.uses[$0] }.reduce(into: [:]) { places, use in
            guard let node = use.node, let place = uses.requirements[use.usr] else { return }
            let leads =
                views.protocols.contains(node) || shown.symbols.contains(use.usr)
                || use.runs && !uses.bodies(runBy: use.usr).isDisjoint(with: own)
            if leads { places[place.file, default: []].insert(place.position) }
        }
    }
}

extension UsesOfBodies {
    /// Whether all that a body does is to call one function of another type, which is no view: it passes on a tap.
    fileprivate func isForwarder(_ number: Int, among views: Views) -> Bool {
        let called = uses[number].filter { $0.runs && !$0.isImplicit }
        guard called.count == 1, called[0].kind == .function, let target = called[0].node else { return false }
        return !bodies[number].branches && !uses[number].contains(where: \.writes)
            && target != owners[number] && views.isBeyond(target)
    }
}
