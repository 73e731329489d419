/// Figures that have come or gone together, by the names that they have in common: `roles.View`.
public struct FigureGroup: Hashable, Sendable {
    public let owner: String
    /// `nil` for all figures of the owner.
    public let name: String?
    /// How many figures it has.
    public let count: Int
}

extension FigureGroup {
    /// The groups of some of an owner's figures, as large as they can be without holding one of the `others`.
    static func groups(of names: [String], of owner: String, besides others: some Sequence<String>) -> [FigureGroup] {
        let taken = others.reduce(into: Set<[String]>()) { taken, name in
            let names = FigurePath(text: name).names
            for count in 0...names.count { taken.insert(Array(names.prefix(count))) }
        }
        let groups = names.map { name in
            let names = FigurePath(text: name).names
            let count = (0...names.count).first { !taken.contains(Array(names.prefix($0))) } ?? names.count
            return FigurePath(names.prefix(count)).text
        }
        return Dictionary(grouping: groups) { $0 }.sorted { $0.key < $1.key }
            .map { FigureGroup(owner: owner, name: $0.key.isEmpty ? nil : $0.key, count: $0.value.count) }
    }
}
