/// The numbers of any JSON value, with the names that lead to them.
struct DecodedFigures: Decodable {
    /// None where the value holds no numbers: a text, or `true`.
    let tree: FigureTree?

    /// What the value goes by in a list; none where it has no `name`.
    private let name: String?

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: AnyKey.self) {
            var branches: [String: FigureTree] = [:]
            for key in container.allKeys {
                branches[key.stringValue] = try container.decode(DecodedFigures.self, forKey: key).tree
            }
            name = try? container.decode(String.self, forKey: AnyKey(stringValue: "name"))
            tree = .branch(branches.withShare)
        } else if var container = try? decoder.unkeyedContainer() {
            let elements = try Self.elements(of: &container)
            let named = elements.compactMap { element in
                element.name.flatMap { name in element.tree.map { (name, $0) } }
            }
            let count = FigureTree.figure(Double(elements.count))
            name = nil
            tree = .branch(Dictionary(named + [("count", count)]) { first, _ in first })
        } else {
            let container = try decoder.singleValueContainer()
            name = nil
            tree = container.decodeNil() ? .figure(nil) : (try? container.decode(Double.self)).map { .figure($0) }
        }
    }
}

extension DecodedFigures {
    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private static func elements(of container: inout any UnkeyedDecodingContainer) throws -> [DecodedFigures] {
        var elements: [DecodedFigures] = []
        while !container.isAtEnd { elements.append(try container.decode(DecodedFigures.self)) }
        return elements
    }
}

extension [String: FigureTree] {
    /// With the share of what is covered, where that is what the numbers tell; none is the share of nothing.
    fileprivate var withShare: [String: FigureTree] {
        guard case .figure(let covered?) = self["covered"], case .figure(let total?) = self["total"] else {
            return self
        }
        return merging(["share": .figure(total == 0 ? nil : covered / total)]) { own, _ in own }
    }
}
