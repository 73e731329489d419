import Report
import Support
import Words

/// The roles of an architecture and who uses whom, as declared, drawn in Mermaid.
///
/// Roles are boxes, shared layers rounded ones. An arrow bears how many edges it stands for; red ones break a rule.
/// Edges within a role are left out, for they say nothing of the roles, unless they break a rule.
public struct RoleDiagram: Sendable {
    private let places: [Place]
    private let arrows: [Arrow]
    private let words: WordTable

    private struct Place: Hashable {
        let name: String
        let isLayer: Bool
    }

    private struct Arrow: Hashable {
        let from: Int
        let to: Int
        let edges: Int
        let breaches: Int
    }

    /// Draws an architecture of a report whose shared layers have these names.
    public init(of architecture: ArchitectureFigures, layers: [String], words: WordTable = .standard) {
        self.words = words
        let cells = architecture.coupling.declared.matrix
        let roles = Set(cells.flatMap { [$0.from, $0.to] }).subtracting(layers)
        let order = architecture.roles.compactMap(\.name).filter(roles.contains)
        let names = order + roles.subtracting(order).sorted() + layers.filter(cells.map(\.to).contains)
        let numbers = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        places = names.map { Place(name: $0, isLayer: !roles.contains($0)) }
        arrows = cells.compactMap { cell in
            guard let from = numbers[cell.from], let to = numbers[cell.to] else { return nil }
            let breaches = architecture.violations.count { $0.cell == .init(from: cell.from, to: cell.to) }
            return from == to && breaches == 0
                ? nil : Arrow(from: from, to: to, edges: cell.edges, breaches: breaches)
        }
    }

    /// The diagram; `nil` if nothing is to be drawn.
    public var text: String? {
        guard !places.isEmpty else { return nil }
        let lines = places.enumerated().map(line) + arrows.map(line) + style
        let indented: [MermaidText] = lines.map { "    \($0)\n" }
        let diagram: MermaidText = "flowchart LR\n\(indented.joined())"
        return diagram.description
    }
}

extension RoleDiagram {
    private func line(of number: Int, _ place: Place) -> MermaidText {
        place.isLayer ? "place\(number)([\"\(place.name)\"])" : "place\(number)[\"\(place.name)\"]"
    }

    private func line(of arrow: Arrow) -> MermaidText {
        let values = ["edges": Words(arrow.edges), "count": Words(arrow.breaches)]
        let label = arrow.breaches == 0 ? "\(arrow.edges)" : words("diagram.breaches", values).en
        return "place\(arrow.from) -->|\"\(label)\"| place\(arrow.to)"
    }

    private var style: [MermaidText] {
        let broken: [MermaidText] = arrows.indices.filter { arrows[$0].breaches > 0 }.map { "\($0)" }
        return broken.isEmpty ? [] : ["linkStyle \(broken.joined(separator: ",")) stroke:#cf222e,stroke-width:3px"]
    }
}
