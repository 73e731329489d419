extension Set {
    /// The starts, and all that is reached from them over any number of steps.
    @inlinable
    public init<Next: Sequence<Element>>(reachableFrom starts: some Sequence<Element>, over next: (Element) -> Next) {
        self.init(starts)
        var pending = Array(self)
        while let element = pending.popLast() {
            for other in next(element) where insert(other).inserted { pending.append(other) }
        }
    }
}
