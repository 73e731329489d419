import Foundation

extension FigureTree {
    /// The numbers of a JSON value as `JSONSerialization` gives it; none where it holds none, as a text does.
    init?(json: Any) {
        switch json {
        case let object as [String: Any]:
            let branches = object.compactMapValues { FigureTree(json: $0) }
            self = .branch(branches.withShare)
        case let list as [Any]:
            let elements = list.map { ($0 as? [String: Any])?["name"] as? String }
            let named = zip(elements, list).compactMap { name, element in
                name.flatMap { name in FigureTree(json: element).map { (name, $0) } }
            }
            self = .branch(Dictionary(named + [("count", .figure(Double(list.count)))]) { first, _ in first })
        case let number as NSNumber: self = .figure(number.doubleValue)
        case is NSNull: self = .figure(nil)
        default: return nil
        }
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
