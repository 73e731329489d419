/// Where an app shows something else than others that were told the same.
public struct FrameDifference: Hashable, Sendable {
    public let place: Place
    /// What shows there; `nil` if it is missing.
    public let here: Value?
    public let elsewhere: Value?

    public enum Place: Hashable, Sendable {
        case screen, alert
        /// A part, by what a screen reader says.
        case part(String)
        /// In which order the parts stand.
        case order
    }

    public enum Value: Hashable, Sendable {
        case text(String)
        case on, off
        case picture(StagedFrame.Picture)
        /// That there is such a part at all.
        case present
    }

    /// `nil` if both are the same.
    init?(_ place: Place, _ here: Value?, elsewhere: Value?) {
        guard here != elsewhere else { return nil }
        (self.place, self.here, self.elsewhere) = (place, here, elsewhere)
    }
}

extension FrameDifference {
    /// For each frame where it differs from what most of them show; of what equally many show, the first counts.
    public static func all(among frames: [StagedFrame]) -> [[FrameDifference]] {
        let counts = Dictionary(frames.map { ($0, 1) }, uniquingKeysWith: +)
        let usual = frames.first { counts[$0] == counts.values.max() }
        return frames.map { frame in usual.map { frame.differences(from: $0) } ?? [] }
    }
}
