extension MarkedSequence {
    /// What has become of the messages since `old`.
    ///
    /// A message is the same if the same participant calls the same by the same name, wherever that is declared. A longest
    /// common subsequence stays as it is. Of the rest, what went in one place and came in another has moved. What then went
    /// and came between the same two, in one place, was renamed; all else was removed or added.
    public init(_ new: MessageSequence, since old: MessageSequence) {
        let gaps = SequenceGap.all(from: old.messages.map(Call.init), to: new.messages.map(Call.init))
        let moved = Self.likes(
            of: gaps.flatMap(\.added),
            in: new,
            among: gaps.flatMap(\.removed),
            of: old,
            by: Call.init
        )
        var gone = Set(moved.values)
        var messages: [MarkedMessage] = []
        for gap in gaps {
            let (went, came) = (gap.removed.filter { !gone.contains($0) }, gap.added.filter { moved[$0] == nil })
            let renamed = Self.likes(of: came, in: new, among: went, of: old) { [$0.from, $0.to] }
            gone.formUnion(renamed.values)
            messages += gap.removed.filter { !gone.contains($0) }.map { MarkedMessage(old.messages[$0], .removed) }
            messages += gap.added.map { place in
                let change: MessageChange =
                    if let before = moved[place] {
                        .moved(from: before + 1)
                    } else if let before = renamed[place] {
                        .renamed(from: old.messages[before].name)
                    } else {
                        .added
                    }
                return MarkedMessage(new.messages[place], change)
            }
            if let end = gap.end { messages.append(MarkedMessage(new.messages[end])) }
        }
        self.init(new, messages: messages)
    }

    /// For messages that came, by their places, those that went and are alike: the first for the first, and so on.
    private static func likes<Kind: Hashable>(
        of added: [Int],
        in new: MessageSequence,
        among removed: [Int],
        of old: MessageSequence,
        by kind: (MessageSequence.Message) -> Kind
    ) -> [Int: Int] {
        /// The first comes last.
        var open = Dictionary(grouping: removed.reversed()) { kind(old.messages[$0]) }
        return added.reduce(into: [:]) { likes, place in
            likes[place] = open[kind(new.messages[place]), default: []].popLast()
        }
    }

    /// What is sent, wherever it is declared.
    private struct Call: Hashable {
        let from: String
        let to: String
        let name: String

        init(_ message: MessageSequence.Message) { (from, to, name) = (message.from, message.to, message.name) }
    }
}
