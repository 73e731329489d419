import Report

/// What `xcrun xccov view --report --json` prints of an `.xcresult`, as far as it is needed here.
///
/// It counts lines and functions, and has no regions.
struct XcodeCoverage: Decodable {
    let targets: [Target]

    struct Target: Decodable {
        let files: [File]
    }

    struct File: Decodable {
        let path: String
        /// Lines that can run, and those that ran.
        let lines: CoverageCount
        let functions: [Function]

        private enum CodingKeys: CodingKey {
            case path, coveredLines, executableLines, functions
        }

        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: CodingKeys.self)
            path = try object.decode(String.self, forKey: .path)
            functions = try object.decode([Function].self, forKey: .functions)
            // 32 bits, so that no sum over files overflows.
            let total = try object.decode(UInt32.self, forKey: .executableLines)
            let covered = try object.decode(UInt32.self, forKey: .coveredLines)
            if covered > total {
                let problem = "\(covered) of \(total) is more than all."
                throw DecodingError.dataCorruptedError(forKey: .coveredLines, in: object, debugDescription: problem)
            }
            lines = CoverageCount(covered: Int(covered), total: Int(total))
        }

        var figures: CoverageFigures {
            let ran = functions.count { $0.executionCount > 0 }
            return CoverageFigures(
                regions: .none,
                functions: CoverageCount(covered: ran, total: functions.count),
                lines: lines
            )
        }
    }

    struct Function: Decodable {
        let executionCount: UInt64
    }
}
