/// What comes of a claim when it is held against the figures of one subject.
public enum ClaimVerdict: String, Hashable, Codable, Sendable, CaseIterable {
    case holdsHere
    case doesNotHoldHere
    /// Some of its parts hold, and others do not.
    case mixed
    /// It would hold, but a rule that the subject keeps makes it so.
    case byConstruction
    /// It needs what was not measured, or what one small app cannot show.
    case cannotBeToldHere
}

extension ClaimVerdict {
    /// What follows from the parts of a claim; `isEnforced` if a rule without breaches makes them true.
    ///
    /// Parts that disagree decide, even if nothing tells another one.
    init(of parts: Tally, isEnforced: Bool) {
        self =
            if parts.holding > 0, parts.failing > 0 {
                .mixed
            } else if parts.unknown > 0 || parts.holding + parts.failing == 0 {
                .cannotBeToldHere
            } else if parts.failing > 0 {
                .doesNotHoldHere
            } else {
                isEnforced ? .byConstruction : .holdsHere
            }
    }
}
