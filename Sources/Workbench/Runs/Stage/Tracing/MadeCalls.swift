/// Who runs in each of the last calls, by the call's number; calls are numbered in their order.
struct MadeCalls {
    private var makers: [Maker] = []
    /// The number of the first call that is kept.
    private var first = 0

    /// What runs in a call.
    struct Maker: Hashable {
        /// The number of the body that speaks; `nil` outside of the app.
        let body: Int?
        /// The message that it was made in.
        let message: Int?

        static let outside = Maker(body: nil, message: nil)
    }

    /// Of so many calls back, it is known for sure who runs in them.
    private static let kept = 100_000

    /// Of a call that is not known, or not any more, whoever is outside.
    subscript(number: Int) -> Maker {
        get { makers.indices.contains(number - first) ? makers[number - first] : .outside }
        set {
            let place = number - first
            if makers.indices.contains(place) {
                makers[place] = newValue
                return
            }
            // Calls that nobody knows may lie between; a number far from all others gets no room for those.
            guard place >= 0, place - makers.count <= Self.kept else {
                (makers, first) = ([newValue], number)
                return
            }
            makers += Array(repeating: .outside, count: place - makers.count)
            makers.append(newValue)
            if makers.count > 2 * Self.kept {
                first += makers.count - Self.kept
                makers.removeFirst(makers.count - Self.kept)
            }
        }
    }
}
