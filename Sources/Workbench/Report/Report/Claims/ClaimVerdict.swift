/// What comes of a claim when it is held against the figures of one subject.
public enum ClaimVerdict: String, Hashable, Codable, Sendable {
    case holdsHere
    case doesNotHoldHere
    /// It needs what was not measured, or what one small app cannot show.
    case cannotBeToldHere
}
