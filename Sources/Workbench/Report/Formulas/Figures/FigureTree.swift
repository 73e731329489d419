/// The figures of a report by their names: `VIPER.lines.code` leads from the whole to one number.
///
/// The names are the keys of `report.json`. In a list each entry goes by its `name`, and `count` is the list's length.
public indirect enum FigureTree: Hashable, Sendable {
    /// A number; `nil` if it is not defined for the code at hand.
    case figure(Double?)
    case branch([String: FigureTree])
    /// Several entries of a list go by the name, so it does not say which one is meant.
    case ambiguous(count: Int)

    /// The name of a list's length.
    static let length = "count"

    /// What the names lead to, one after the other; `nil` if one of them is not there.
    public subscript(path: some Collection<String>) -> FigureTree? {
        guard let name = path.first else { return self }
        switch self {
        case .figure: return nil
        case .branch(let branches): return branches[name]?[path.dropFirst()]
        case .ambiguous: return self
        }
    }

    /// The names that may follow, in alphabetical order; empty after a number.
    public var names: [String] {
        if case .branch(let branches) = self { branches.keys.sorted() } else { [] }
    }
}

extension FigureTree {
    /// Every number with the names that lead to it alone, in the order of names.
    public var figures: [(path: [String], value: Double?)] {
        switch self {
        case .figure(let value): [([], value)]
        case .ambiguous: []
        case .branch(let branches):
            branches.sorted { $0.key < $1.key }.flatMap { name, tree in
                tree.figures.map { ([name] + $0.path, $0.value) }
            }
        }
    }

    /// The tree with another one where the names lead to; names that are not there are added.
    func setting(_ tree: FigureTree, at path: some Collection<String>) -> FigureTree {
        guard let name = path.first else { return tree }
        guard case .branch(var branches) = self else { return self }
        branches[name] = (branches[name] ?? .branch([:])).setting(tree, at: path.dropFirst())
        return .branch(branches)
    }
}
