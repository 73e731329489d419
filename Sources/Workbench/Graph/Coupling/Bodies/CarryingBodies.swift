import Support

/// The bodies that at most carry state to and from views: all that they run is in front of a view, or carries, too.
///
/// To read or to write a property is to carry. A value without a method may be made for it, and so may a struct within
/// another type, by the initialiser that nobody wrote.
struct CarryingBodies {
    private let uses: UsesOfBodies
    private let views: Views
    private let numbers: Set<Int>

    init(among uses: UsesOfBodies, of views: Views, plainValues: Set<Node>) {
        self.uses = uses
        self.views = views
        var working: [Int] = []
        var users: [Int: Set<Int>] = [:]
        for (number, whole) in uses.bodies.enumerated() {
            if [.initializer, .deinitializer].contains(whole.body.kind) { working.append(number) }
            for use in uses.uses[number] {
                guard let node = use.node, !views.isInFront(node) else { continue }
                switch use.kind {
                case .other: break
                case .initializer
                where node.module == views.module && (plainValues.contains(node) || uses.memberwise.contains(use.usr)):
                    break
                // A view need not know how what it reads is come by; what it sets may do any work.
                case .property(_, isWritten: false)
                where uses.owners[number].map(views.types.contains) == true && views.isBeyond(node):
                    break
                case .property:
                    for other in uses.bodies(runBy: use.usr) { users[other, default: []].insert(number) }
                case .function where node.module == views.module:
                    let run = uses.bodies(runBy: use.usr)
                    if run.isEmpty && !plainValues.contains(node) { working.append(number) }
                    for other in run { users[other, default: []].insert(number) }
                case .function, .initializer: working.append(number)
                }
            }
        }
        numbers = Set(uses.bodies.indices).subtracting(Set(reachableFrom: working) { users[$0, default: []] })
    }

    /// The numbers of the carrying bodies that lead to a view, or to what it reads: by themselves, or by others of them
    /// that they run.
    func leading(to shown: ShownState) -> Set<Int> {
        let ends = numbers.filter { number in
            let isInView = uses.owners[number].map(views.types.contains) == true
            return shown.accessors.contains(number)
                || uses.uses[number].contains { use in
                    use.kind != .other && use.node.map(views.isInFront) == true
                        || shown.symbols.contains(use.usr) && (use.writes || isInView && use.reads)
                }
        }
        var users: [Int: Set<Int>] = [:]
        for number in numbers {
            for use in uses.uses[number] where use.runs || use.writes {
                for other in uses.bodies(runBy: use.usr) { users[other, default: []].insert(number) }
            }
        }
        return Set(reachableFrom: ends) { users[$0, default: []].intersection(numbers) }
    }
}
