extension RandomAccessCollection {
    /// By bisection, the first index from which on the condition holds; the end if it holds for no element.
    @inlinable
    public func partitioningIndex(where holds: (Element) -> Bool) -> Index {
        var (first, count) = (startIndex, count)
        while count > 0 {
            let middle = index(first, offsetBy: count / 2)
            (first, count) = holds(self[middle]) ? (first, count / 2) : (index(after: middle), count - count / 2 - 1)
        }
        return first
    }
}
