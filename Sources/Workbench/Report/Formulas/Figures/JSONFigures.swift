import Foundation

extension FigureTree {
    /// The numbers of a JSON value as `JSONSerialization` gives it; `nil` if it holds no number, as a text does.
    init?(json: Any) {
        switch json {
        case let object as [String: Any]:
            let branches = object.compactMapValues { FigureTree(json: $0) }
            self = .branch(branches.withShare)
        case let list as [Any]:
            self.init(entries: list)
        case let number as NSNumber: self = .figure(number.doubleValue)
        case is NSNull: self = .figure(nil)
        default: return nil
        }
    }

    /// Entries without a name are counted with the others, and the name of the length is no entry's.
    private init(entries: [Any]) {
        let names = entries.map { ($0 as? [String: Any])?["name"] as? String }
        let named = Dictionary(grouping: zip(names, entries)) { $0.0 }
        var branches: [String: FigureTree] = [:]
        for case let (name?, own) in named {
            branches[name] = own.count == 1 ? FigureTree(json: own[0].1) : .ambiguous(count: own.count)
        }
        branches[Self.length] = .figure(Double(entries.count))
        self = .branch(branches)
    }
}

extension [String: FigureTree] {
    /// With the share of what is covered, if that is what the numbers tell; it is not defined if there is nothing to
    /// cover.
    fileprivate var withShare: [String: FigureTree] {
        guard case .figure(let covered?) = self["covered"], case .figure(let total?) = self["total"] else {
            return self
        }
        return merging(["share": .figure(total == 0 ? nil : covered / total)]) { own, _ in own }
    }
}
