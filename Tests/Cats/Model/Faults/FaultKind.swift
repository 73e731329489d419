/// What faults have in common.
enum FaultKind: String, CaseIterable, Codable {
    case connection
    case redirects
    case answers
    case photos
    case endless

    var faults: [Fault] {
        switch self {
        case .connection: Fault.connection
        case .redirects: Fault.redirects
        case .answers: Fault.answers
        case .photos: Fault.photos
        case .endless: Fault.endless
        }
    }
}
