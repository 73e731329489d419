import Report
import Words

extension FrameDifference {
    /// What shows here, and what shows elsewhere.
    func text(in words: WordTable) -> Words {
        let (own, other) = (Self.text(of: here, in: words), Self.text(of: elsewhere, in: words))
        // All filters have the same words.
        let elsewhere = own == other ? words("differs.otherwise-filtered") : other
        return words("differs.part", ["part": place.text(in: words), "here": own, "elsewhere": elsewhere])
    }

    private static func text(of value: Value?, in words: WordTable) -> Words {
        switch value {
        case nil: words("differs.missing")
        case .present: words("differs.present")
        case .on: words("differs.on")
        case .off: words("differs.off")
        case .text(let text): words("differs.text", ["text": Words(text)])
        case .picture(let picture):
            words(picture.matrix == nil ? "differs.picture" : "differs.filtered", ["name": Words(picture.name)])
        }
    }
}

extension FrameDifference.Place {
    fileprivate func text(in words: WordTable) -> Words {
        switch self {
        case .screen: words("differs.screen")
        case .alert: words("differs.alert")
        case .order: words("differs.order")
        case .part(let label): Words(label)
        }
    }
}
