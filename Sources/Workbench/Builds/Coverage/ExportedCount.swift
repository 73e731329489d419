import Report

/// How many of something there are, and how many of them ran.
struct ExportedCount: Decodable {
    let value: CoverageCount

    private enum CodingKeys: CodingKey {
        case count, covered
    }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        // 32 bits, so that no sum over files overflows.
        let total = Int(try object.decodeNumber(UInt32.self, forKey: .count))
        let covered = Int(try object.decodeNumber(UInt32.self, forKey: .covered))
        guard covered <= total else {
            throw DecodingError.dataCorruptedError(
                forKey: .covered,
                in: object,
                debugDescription: "\(covered) of \(total) is more than all."
            )
        }
        value = CoverageCount(covered: covered, total: total)
    }
}
