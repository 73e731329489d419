extension StagedFrame {
    /// The screen, part by part in the order of the other frame, what only this one has, the order, and the alert.
    func differences(from other: StagedFrame) -> [FrameDifference] {
        let own = Dictionary(parts.map { ($0.id, $0) }) { first, _ in first }
        let known = Set(other.parts.map(\.id))
        let more = parts.filter { !known.contains($0.id) }
        let ofParts =
            other.parts.flatMap { part -> [FrameDifference?] in
                guard let own = own[part.id] else {
                    return [FrameDifference(.part(part.label), nil, elsewhere: .present)]
                }
                return own.differences(from: part)
            } + more.map { FrameDifference(.part($0.label), .present, elsewhere: nil) }
        let differences =
            [FrameDifference(.screen, .text(screen), elsewhere: .text(other.screen))] + ofParts + [
                order(beside: other),
                FrameDifference(.alert, alert.map { .text($0.text) }, elsewhere: other.alert.map { .text($0.text) }),
            ]
        return differences.compactMap(\.self)
    }

    /// `nil` if not both have the same parts.
    private func order(beside other: StagedFrame) -> FrameDifference? {
        let (here, elsewhere) = (parts.map(\.id), other.parts.map(\.id))
        guard here != elsewhere, here.sorted() == elsewhere.sorted() else { return nil }
        let labels = [self, other].map { $0.parts.map(\.label).joined(separator: ", ") }
        return FrameDifference(.order, .text(labels[0]), elsewhere: .text(labels[1]))
    }
}

extension StagedFrame.Part {
    /// From the part of that name in another frame.
    fileprivate func differences(from other: Self) -> [FrameDifference?] {
        let place = FrameDifference.Place.part(other.label)
        let aspects: [(Self) -> FrameDifference.Value?] = [
            { .text($0.label) }, { .text($0.kind.rawValue) }, { $0.text.map { .text($0) } },
            { $0.isOn == true ? .on : .off }, { $0.picture.map { .picture($0) } },
            { .text($0.titles.joined(separator: ", ")) }, { $0.selectedTitle.map { .text($0) } },
        ]
        let choices = zip(choices ?? [], other.choices ?? []).filter { $0.title == $1.title }
        return aspects.map { FrameDifference(place, $0(self), elsewhere: $0(other)) }
            + choices.map { own, other in
                let choice = FrameDifference.Place.part("\(label), \(other.title)")
                return FrameDifference(choice, .picture(own.picture), elsewhere: .picture(other.picture))
            }
    }

    private var titles: [String] { (choices ?? []).map(\.title) }

    private var selectedTitle: String? {
        selected.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
    }
}

extension StagedFrame.Alert {
    fileprivate var text: String { "\(message) (\(answers.joined(separator: ", ")))" }
}
