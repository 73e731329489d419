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
            let parts = FigureName.parts(of: name)
            for count in 0...parts.count { taken.insert(Array(parts.prefix(count))) }
        }
        let groups = names.map { name in
            let parts = FigureName.parts(of: name)
            let count = (0...parts.count).first { !taken.contains(Array(parts.prefix($0))) } ?? parts.count
            return parts.prefix(count).joined(separator: ".")
        }
        return Dictionary(grouping: groups) { $0 }.sorted { $0.key < $1.key }
            .map { FigureGroup(owner: owner, name: $0.key.isEmpty ? nil : $0.key, count: $0.value.count) }
    }
}
