import Report

/// What `llvm-cov export` prints, as far as it is needed here.
struct CoverageExport: Decodable {
    let data: [Program]
    /// Absent if only the data was kept.
    let type: String?
    let version: String?
    /// What `llvm-cov export` calls its form; its major versions have been read alike since the second.
    static let form = "llvm.coverage.json.export"
    static let majorVersions = ["2", "3"]

    struct Program: Decodable {
        let files: [File]
        /// Absent in a summary.
        let functions: [Function]?
    }

    struct File: Decodable {
        let filename: String
        let summary: Summary
        /// Absent in a summary.
        let segments: Segments?

        struct Summary: Decodable {
            let regions: Count
            let functions: Count
            let lines: Count
        }
    }

    /// How many of something there are, and how many of them ran.
    struct Count: Decodable {
        let value: CoverageCount

        private enum CodingKeys: CodingKey {
            case count, covered
        }

        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: CodingKeys.self)
            // 32 bits, so that no sum over files overflows.
            let total = try object.decode(UInt32.self, forKey: .count)
            let covered = try object.decode(UInt32.self, forKey: .covered)
            if covered > total {
                let problem = "\(covered) of \(total) is more than all."
                throw DecodingError.dataCorruptedError(forKey: .covered, in: object, debugDescription: problem)
            }
            value = CoverageCount(covered: Int(covered), total: Int(total))
        }
    }

    struct Segments: Decodable {
        /// In the order of the file.
        let list: [Segment]

        init(from decoder: any Decoder) throws {
            list = try [Segment](from: decoder)
            if zip(list, list.dropFirst()).contains(where: { $0.place > $1.place }) {
                let problem = "The segments do not stand in the order of the file."
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
            }
        }
    }

    /// A place at which the count of runs changes; printed as a list without names.
    struct Segment: Decodable {
        let place: CoveragePlace
        let didRun: Bool
        let hasCount: Bool
        let isRegionEntry: Bool
        let isRegionStart: Bool

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            place = try list.decodePlace()
            didRun = try list.decode(UInt64.self) > 0
            hasCount = try list.decode(Bool.self)
            isRegionEntry = try list.decode(Bool.self)
            let isBetweenRegions = try list.decode(Bool.self)
            isRegionStart = hasCount && isRegionEntry && !isBetweenRegions
        }
    }

    /// A function, accessor or closure of the program.
    struct Function: Decodable {
        /// The first is the file that the function stands in; Swift writes no others.
        let filenames: [String]
        let regions: [Region]
    }

    /// A stretch of a function's code; printed as a list without names.
    struct Region: Decodable {
        let start: CoveragePlace
        let end: CoveragePlace
        let didRun: Bool
        /// Whether it stands in the function's own file.
        let isInOwnFile: Bool
        /// Whether it is code; other kinds are what the preprocessor of C made or left out, and the space between.
        let isCode: Bool

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            start = try list.decodePlace()
            end = try list.decodePlace()
            didRun = try list.decode(UInt64.self) > 0
            isInOwnFile = try list.decode(UInt32.self) == 0
            _ = try list.decode(UInt32.self)
            isCode = try list.decode(UInt32.self) == 0
        }
    }
}

extension UnkeyedDecodingContainer {
    /// A line and a column; both are 32 bits wide in the compiler's own tables.
    fileprivate mutating func decodePlace() throws -> CoveragePlace {
        CoveragePlace(line: Int(try decode(UInt32.self)), column: Int(try decode(UInt32.self)))
    }
}
