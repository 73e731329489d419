/// In which order arrows meet a part, on each of its sides: so that those of one side do not cross there.
struct DiagramPorts {
    private let sides: [Side: [DiagramLink]]

    private struct Side: Hashable {
        let node: Int
        let isUpward: Bool
    }

    init(of links: [DiagramLink], count: Int) {
        var sides: [Side: [DiagramLink]] = [:]
        for node in 0..<count {
            for isUpward in [false, true] {
                let meeting = links.filter { $0.isUpward == isUpward && ($0.from == node || $0.to == node) }
                // From the part above that is nearest to the farthest one, then from the farthest below to the nearest.
                let above = meeting.filter { Self.other($0, than: node) < node }
                let below = meeting.filter { Self.other($0, than: node) > node }
                sides[Side(node: node, isUpward: isUpward)] =
                    above.sorted { $0.span < $1.span } + below.sorted { $0.span > $1.span }
            }
        }
        self.sides = sides
    }

    func start(of link: DiagramLink) -> Int { index(of: link, at: link.from) }

    func end(of link: DiagramLink) -> Int { index(of: link, at: link.to) }

    func count(at node: Int, isUpward: Bool) -> Int { sides[Side(node: node, isUpward: isUpward)]?.count ?? 0 }

    /// Of its two sides.
    func most(at node: Int) -> Int { max(count(at: node, isUpward: false), count(at: node, isUpward: true)) }

    private func index(of link: DiagramLink, at node: Int) -> Int {
        sides[Side(node: node, isUpward: link.isUpward)]?.firstIndex(of: link) ?? 0
    }

    private static func other(_ link: DiagramLink, than node: Int) -> Int { link.from == node ? link.to : link.from }
}
