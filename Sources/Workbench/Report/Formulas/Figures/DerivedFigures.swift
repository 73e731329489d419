import Foundation

/// The figures of an architecture, with those that follow from them: all types, and matrices by row and column.
///
/// A matrix in the report has no empty cells, but a formula may well ask for one.
struct DerivedFigures {
    let outline: ReportOutline
    /// There may be as many as scenes times scenes times roles, of which nobody reads each.
    var hasEmptyCells = true

    func tree(of architecture: ArchitectureFigures) throws -> FigureTree {
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(architecture))
        var tree = (FigureTree(json: json) ?? .branch([:]))
            .setting(.figure(Double(architecture.declarations.total)), at: ["declarations", "types"])
        if architecture.habitsNotLookedFor != nil {
            tree = tree.setting(.figure(nil), at: ["habits", FigureTree.length])
        }
        let graphs = [("declared", architecture.coupling.declared), ("resolved", architecture.coupling.resolved)]
        return graphs.reduce(tree) { tree, graph in
            tree.setting(roles(in: graph.1, of: architecture), at: ["coupling", graph.0, "matrix"])
                .setting(scenes(in: graph.1), at: ["coupling", graph.0, "sceneMatrix"])
        }
    }
}

extension DerivedFigures {
    private func roles(in graph: GraphFigures, of architecture: ArchitectureFigures) -> FigureTree {
        let known = outline.architectures.first { $0.name == architecture.name }?.roles ?? []
        let roles = known + architecture.roles.compactMap(\.name)
        let edges = Dictionary(graph.matrix.map { ([$0.from, $0.to], $0.edges) }, uniquingKeysWith: +)
        let columns = roles + outline.layers + graph.matrix.map(\.to)
        let cells = edges.map { (row: $0.key[0], column: $0.key[1], tree: FigureTree.figure(Double($0.value))) }
        return .branch(table(rows: roles + graph.matrix.map(\.from), columns: columns, cells: cells, empty: .figure(0)))
    }

    /// The edges of each pair of scenes, and those of all pairs together.
    private func scenes(in graph: GraphFigures) -> FigureTree {
        let scenes = outline.architectures.flatMap(\.scenes)
        let roles = hasEmptyCells ? outline.architectures.flatMap(\.roles) : []
        let none = Dictionary(roles.map { ($0, FigureTree.figure(0)) }) { $1 }
        let cells = Dictionary(grouping: graph.sceneMatrix) { [$0.from, $0.to] }.map { pair, cells in
            (row: pair[0], column: pair[1], tree: FigureTree.branch(edges(of: cells, none: none)))
        }
        let pairs = table(rows: scenes, columns: scenes, cells: cells, empty: .branch(edges(of: [], none: none)))
        return .branch(pairs.merging(edges(of: graph.sceneMatrix, none: none)) { pair, _ in pair })
    }

    /// How many, and by role those that the role has a part in: 0 for one that is not here.
    private func edges(of cells: [SceneCell], none: [String: FigureTree]) -> [String: FigureTree] {
        let own = cells.flatMap(\.roles).map { ($0.name, Double($0.edges)) }
        let edges = Dictionary(own, uniquingKeysWith: +).mapValues { FigureTree.figure($0) }
        let roles = none.merging(edges) { $1 }
        return ["edges": .figure(Double(cells.reduce(0) { $0 + $1.edges })), "roles": .branch(roles)]
    }

    /// Of all architectures: larger matrices have only the cells that are not empty.
    private static let mostCells = 250_000

    /// A cell outside these rows and columns is left out; rows without a cell are one and the same, for there may be thousands.
    private func table(
        rows: [String],
        columns: [String],
        cells: [(row: String, column: String, tree: FigureTree)],
        empty: FigureTree
    ) -> [String: FigureTree] {
        let emptyRow = Dictionary(columns.map { ($0, empty) }) { first, _ in first }
        let sharedRow = FigureTree.branch(emptyRow)
        let isWhole =
            hasEmptyCells && Set(rows).count * emptyRow.count * outline.architectures.count <= Self.mostCells
        let own = Dictionary(grouping: cells, by: \.row).mapValues { cells in
            cells.filter { emptyRow[$0.column] != nil }.reduce(into: isWhole ? emptyRow : [:]) {
                $0[$1.column] = $1.tree
            }
        }
        let branches = rows.compactMap { row in
            (own[row].map { FigureTree.branch($0) } ?? (isWhole ? sharedRow : nil)).map { (row, $0) }
        }
        return Dictionary(branches) { first, _ in first }
    }
}
