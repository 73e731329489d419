import Report

/// A place where the count of runs changes; printed as a list without names.
struct ExportedSegment: Decodable {
    let place: CoveragePlace
    let count: UInt64
    let hasCount: Bool
    let isRegionEntry: Bool
    /// Between two regions, rather than one.
    let isBetween: Bool

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        place = try list.decodePlace()
        count = try list.decodeNumber(UInt64.self)
        hasCount = try list.decode(Bool.self)
        isRegionEntry = try list.decode(Bool.self)
        isBetween = try list.decode(Bool.self)
    }

    var didRun: Bool { count > 0 }

    var isRegionStart: Bool { hasCount && isRegionEntry && !isBetween }
}
