import Foundation

/// The figures of all measured architectures of a report, each under the architecture's name.
///
/// What a report may have and this one has not, because it was not measured, is a figure without a value. What no
/// report of the subject can have is none.
public struct ReportFigures: Hashable, Sendable {
    /// The architectures that were measured, in the report's order.
    public let architectures: [String]
    public private(set) var tree: FigureTree
    /// The tree without the empty cells of matrices.
    private(set) var filledTree: FigureTree

    /// Every architecture, in the report's order; one whose tests failed has no figures.
    let names: [String]
    /// Every architecture, and the variants, which have costs alone.
    let players: [String]

    /// What the report may have.
    private var possible: FigureTree
    /// Whether this is what a report may have, and not one that was made.
    private let isOutline: Bool

    /// Lists that have a name for each type or body: none of them is known before the sources are read.
    private static let openLists = ["bodies", "habits", "types"]

    /// Without an outline, what the report may have is told from the report itself.
    public init(of report: Report, outline: ReportOutline? = nil) throws {
        let outline = outline ?? ReportOutline(of: report)
        let possible = try Self.tree(of: outline.report(), by: DerivedFigures(outline: outline))
        try self.init(of: report, possible: possible, outline: outline)
    }

    /// The figures that a report may have; their values mean nothing.
    public init(of outline: ReportOutline) throws {
        try self.init(of: outline.report(), possible: nil, outline: outline)
    }
}

extension ReportFigures {
    /// With more figures of an architecture, where the names lead to.
    public func adding(_ tree: FigureTree, of architecture: String, at path: [String]) -> ReportFigures {
        let path = [architecture] + path
        var figures = self
        figures.tree = self.tree.setting(tree, at: path)
        figures.filledTree = filledTree.setting(tree, at: path)
        figures.possible = possible.setting(tree, at: path)
        return figures
    }

    /// What names lead to.
    enum Finding {
        /// `nil` if it is not defined or was not measured.
        case figure(Double?)
        /// Several figures, by these names.
        case branch([String])
        /// One of several entries: the first `known` names lead to `count` of them.
        case ambiguous(known: Int, count: Int)
        /// Nothing: after the first `known` names these may follow, and the next one is none of them.
        case unknown(known: Int, names: [String])
    }

    func finding(at path: [String]) -> Finding {
        let own = tree[path]
        switch own ?? possible[path] {
        case .figure(let number): return .figure(own == nil ? nil : number)
        case .branch(let branches): return .branch(branches.keys.sorted())
        case .ambiguous(let count): return .ambiguous(known: ambiguousLength(of: path), count: count)
        case nil: break
        }
        if path.count > 1, isOutline || !architectures.contains(path[0]), Self.openLists.contains(path[1]) {
            return .figure(nil)
        }
        let known = path.indices.last { isKnown(path[..<$0]) } ?? 0
        let following = [tree, possible].flatMap { $0[path[..<known]]?.names ?? [] }
        return .unknown(known: known, names: Set(following).sorted())
    }

    /// The names of a list's entries; `nil` if the path leads to no list.
    func entries(at path: [String]) -> Set<String>? {
        guard case .branch(let names) = finding(at: path) else { return nil }
        return Set(names).subtracting([FigureTree.length])
    }

    /// Whether there is a value; if a name is left open, one of every entry.
    func isDefined(at path: [String]) -> Bool {
        if let list = path.openList {
            guard let entries = entries(at: list), !entries.isEmpty else { return false }
            return entries.allSatisfy { isDefined(at: path.naming($0)) }
        }
        if case .figure(.some) = finding(at: path) { return true }
        return isInterval(at: path) && isDefined(at: path + ["median"])
    }

    /// Whether the names lead to a median with the ends of its interval.
    func isInterval(at path: [String]) -> Bool {
        guard case .branch(let names) = finding(at: path) else { return false }
        return Set(["low", "median", "high"]).isSubset(of: names)
    }

    /// Whether a report may have such a figure, and this one was made without measuring it.
    func lacks(_ path: [String]) -> Bool { tree[path] == nil && possible[path] != nil }

    /// Whether some architecture may have such a figure.
    func isKnown(ofSome path: [String]) -> Bool { names.contains { isKnown(([$0] + path)[...]) } }
}

extension ReportFigures {
    private init(of report: Report, possible: FigureTree?, outline: ReportOutline) throws {
        names = report.architectures.map(\.name)
        players = names + (report.variants ?? []).map(\.name)
        architectures = report.measured.map(\.name)
        tree = try Self.tree(of: report, by: DerivedFigures(outline: outline))
        filledTree = try Self.tree(of: report, by: DerivedFigures(outline: outline, hasEmptyCells: false))
        self.possible = possible ?? tree
        isOutline = possible == nil
    }

    /// How many names of the path it takes until they lead to several entries.
    private func ambiguousLength(of path: [String]) -> Int {
        let length = path.indices.first { if case .ambiguous = tree[path[..<$0]] { true } else { false } }
        return length ?? path.count
    }

    private func isKnown(_ path: ArraySlice<String>) -> Bool { tree[path] != nil || possible[path] != nil }

    private static func tree(of report: Report, by derived: DerivedFigures) throws -> FigureTree {
        let trees = try report.measured.map { ($0.name, try derived.tree(of: $0)) }
        let variants = try (report.variants ?? []).map { variant in
            let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(variant))
            return (variant.name, FigureTree(json: json) ?? .branch([:]))
        }
        return .branch(Dictionary(trees + variants) { first, _ in first })
    }
}
