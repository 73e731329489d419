import Report
import Support
import Words

/// The roles of an architecture and who uses whom, as declared, drawn in Mermaid.
///
/// Roles are boxes, shared layers rounded ones. An arrow bears how many edges it stands for; red ones break a rule.
/// Edges within a role are left out, for they say nothing of the roles, unless they break a rule.
public struct RoleDiagram: Sendable {
    private let places: [(name: String, isLayer: Bool)]
    private let arrows: [(from: Int, to: Int, edges: Int, breaches: Int)]
    private let words: WordTable

    /// The diagrams of a report's architectures that have something to draw, by the architectures' names.
    public static func all(of report: Report, words: WordTable = .standard) -> [(name: String, text: String)] {
        let layers = report.shared.map(\.name)
        return report.measured.compactMap { architecture in
            RoleDiagram(of: architecture, layers: layers, words: words).text.map { (architecture.name, $0) }
        }
    }

    /// Draws an architecture of a report whose shared layers have these names.
    init(of architecture: ArchitectureFigures, layers: [String], words: WordTable = .standard) {
        self.words = words
        let cells = architecture.coupling.declared.matrix
        let roles = Set(cells.flatMap { [$0.from, $0.to] }).subtracting(layers)
        let order = architecture.roles.compactMap(\.name).filter(roles.contains)
        let used = Set(cells.map(\.to))
        let names = order + roles.subtracting(order).sorted() + layers.filter(used.contains)
        let numbers = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        places = names.map { ($0, !roles.contains($0)) }
        let breached = Dictionary(grouping: architecture.violations.compactMap(\.cell)) { [$0.from, $0.to] }
        arrows = cells.compactMap { cell in
            guard let from = numbers[cell.from], let to = numbers[cell.to] else { return nil }
            let breaches = breached[[cell.from, cell.to], default: []].count
            return from == to && breaches == 0 ? nil : (from, to, cell.edges, breaches)
        }
    }

    /// The diagram; `nil` if nothing is to be drawn.
    var text: String? {
        guard !places.isEmpty else { return nil }
        let boxes: [MermaidText] = places.enumerated().map { number, place in
            place.isLayer ? "place\(number)([\"\(place.name)\"])" : "place\(number)[\"\(place.name)\"]"
        }
        let lines: [MermaidText] = arrows.map { arrow in
            let values = ["edges": Words(arrow.edges), "count": Words(arrow.breaches)]
            let label = arrow.breaches == 0 ? "\(arrow.edges)" : words("diagram.breaches", values).en
            return "place\(arrow.from) -->|\"\(label)\"| place\(arrow.to)"
        }
        let indented: [MermaidText] = (boxes + lines + style).map { "    \($0)\n" }
        let diagram: MermaidText = "flowchart LR\n\(indented.joined())"
        return diagram.description
    }

    private var style: [MermaidText] {
        let broken: [MermaidText] = arrows.indices.filter { arrows[$0].breaches > 0 }.map { "\($0)" }
        return broken.isEmpty ? [] : ["linkStyle \(broken.joined(separator: ",")) stroke:#cf222e,stroke-width:3px"]
    }
}
