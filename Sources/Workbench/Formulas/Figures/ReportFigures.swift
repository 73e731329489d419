import Foundation
import Report

/// The figures of all measured architectures of a report, each under the architecture's name.
public struct ReportFigures: Hashable, Sendable {
    /// In the report's order.
    public let architectures: [String]

    public let tree: FigureTree

    public init(of report: Report) throws {
        let measured = report.measured
        architectures = measured.map(\.name)
        let layers = report.shared.map(\.name)
        tree = .branch(
            Dictionary(try measured.map { ($0.name, try Self.tree(of: $0, layers: layers)) }) { first, _ in first }
        )
    }
}

extension ReportFigures {
    /// With more figures of an architecture, where the names lead to.
    public func adding(_ tree: FigureTree, of architecture: String, at path: [String]) -> ReportFigures {
        ReportFigures(architectures: architectures, tree: self.tree.setting(tree, at: [architecture] + path))
    }
}

extension ReportFigures {
    private init(architectures: [String], tree: FigureTree) {
        self.architectures = architectures
        self.tree = tree
    }

    /// A matrix in the report has no empty cells, but a formula may well ask for one.
    private static func tree(of architecture: ArchitectureFigures, layers: [String]) throws -> FigureTree {
        let json = try JSONEncoder().encode(architecture)
        let tree = try JSONDecoder().decode(DecodedFigures.self, from: json).tree ?? .branch([:])
        let graphs = [("declared", architecture.coupling.declared), ("resolved", architecture.coupling.resolved)]
        let roles = architecture.roles.compactMap(\.name)
        return graphs.reduce(tree) { tree, graph in
            tree.setting(matrix(of: graph.1, roles: roles, layers: layers), at: ["coupling", graph.0, "matrix"])
        }
    }

    private static func matrix(of graph: GraphFigures, roles: [String], layers: [String]) -> FigureTree {
        let from = Set(roles + graph.matrix.map(\.from))
        let to = Set(roles + layers + graph.matrix.map(\.to))
        let edges = Dictionary(graph.matrix.map { ([$0.from, $0.to], $0.edges) }, uniquingKeysWith: +)
        let rows = from.map { row in
            (
                row,
                FigureTree.branch(
                    Dictionary(
                        uniqueKeysWithValues: to.map { column in
                            (column, .figure(Double(edges[[row, column], default: 0])))
                        }
                    )
                )
            )
        }
        return .branch(Dictionary(uniqueKeysWithValues: rows))
    }
}
