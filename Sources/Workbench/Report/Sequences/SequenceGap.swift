/// What went and came between two neighbours that stayed, by the places in the old list and in the new one.
struct SequenceGap: Hashable {
    var removed: [Int] = []
    var added: [Int] = []
    /// What stayed behind it, by its place in the new list; `nil` at the end.
    var end: Int?

    /// So many elements between the first difference and the last, of both lists, are compared one by one.
    static let mostCompared = 4_000

    /// All gaps, in order, those too in which nothing went or came.
    ///
    /// The last is the one at the end.
    /// What stays is a longest common subsequence (Myers 1986). If too many elements lie between the first difference and
    /// the last, all of these went or came.
    static func all<Element: Hashable>(from old: [Element], to new: [Element]) -> [SequenceGap] {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (oldMiddle, newMiddle) = (old[start..<old.count - end], new[start..<new.count - end])
        var (removed, added) = (Set(oldMiddle.indices), Set(newMiddle.indices))
        if removed.count + added.count <= mostCompared {
            let difference = Array(newMiddle).difference(from: Array(oldMiddle))
            removed = Set(difference.removals.map { start + $0.offset })
            added = Set(difference.insertions.map { start + $0.offset })
        }
        var (gaps, gap, place): ([SequenceGap], SequenceGap, Int) = ([], SequenceGap(), 0)
        for (index, _) in new.enumerated() {
            while removed.contains(place) {
                gap.removed.append(place)
                place += 1
            }
            if added.contains(index) {
                gap.added.append(index)
                continue
            }
            gap.end = index
            gaps.append(gap)
            gap = SequenceGap()
            place += 1
        }
        gap.removed += place..<old.count
        return gaps + [gap]
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
