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
    /// For each frame where it differs from what most of them show; if equally many show different things, each differs.
    ///
    /// `wrong` are the places of frames that are known to be wrong. If some are, and not all, the others are what counts.
    public static func all(among frames: [StagedFrame], wrong: Set<Int> = []) -> [[FrameDifference]] {
        let known = frames.indices.filter { !wrong.contains($0) }.map { frames[$0] }
        let counted = known.isEmpty ? frames : known
        let counts = Dictionary(counted.map { ($0, 1) }, uniquingKeysWith: +)
        let usual = counted.filter { counts[$0] == counts.values.max() }
        let isTied = Set(usual).count > 1
        return frames.map { frame in
            let other = isTied ? usual.first { $0 != frame } : usual.first
            return other.map { frame.differences(from: $0) } ?? []
        }
    }
}
