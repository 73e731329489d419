import Report

/// A source file of the program.
struct ExportedFile: Decodable {
    let filename: String
    let summary: Summary
    /// Absent in a summary.
    let segments: [ExportedSegment]?

    struct Summary: Decodable {
        let regions: ExportedCount
        let functions: ExportedCount
        let lines: ExportedCount
    }

    private enum CodingKeys: CodingKey {
        case filename, summary, segments
    }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        filename = try object.decode(String.self, forKey: .filename)
        summary = try object.decode(Summary.self, forKey: .summary)
        segments = try object.decodeIfPresent([ExportedSegment].self, forKey: .segments)
        let places = (segments ?? []).map(\.place)
        guard zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .segments,
                in: object,
                debugDescription: "The segments do not stand in the order of the file."
            )
        }
    }

    var figures: CoverageFigures {
        CoverageFigures(
            regions: summary.regions.value,
            functions: summary.functions.value,
            lines: summary.lines.value
        )
    }
}
