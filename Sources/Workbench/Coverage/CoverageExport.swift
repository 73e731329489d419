/// What `llvm-cov export` prints, as far as it is needed here.
struct CoverageExport: Decodable {
    let data: [Program]

    struct Program: Decodable {
        let files: [File]
    }

    struct File: Decodable {
        let filename: String
        let summary: Summary

        /// Absent in a summary.
        let segments: [Segment]?
    }

    struct Summary: Decodable {
        let regions: Count
        let functions: Count
        let lines: Count
    }

    struct Count: Decodable {
        let count: Int
        let covered: Int
    }

    /// A place where the count of runs changes; printed as a list without names.
    struct Segment: Decodable {
        let place: CoverageGap
        let count: Int
        let hasCount: Bool
        let isRegionEntry: Bool

        /// Between two regions, rather than one.
        let isBetween: Bool

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            place = CoverageGap(line: try list.decode(Int.self), column: try list.decode(Int.self))
            count = try list.decode(Int.self)
            hasCount = try list.decode(Bool.self)
            isRegionEntry = try list.decode(Bool.self)
            isBetween = try list.decode(Bool.self)
        }
    }
}

extension CoverageExport {
    /// The coverage of the files that have a path in the subject; others, such as generated ones, are left out.
    func coverage(subjectPath: (String) -> String?) -> FileCoverage {
        var files: [String: CoverageFigures] = [:]
        var gaps: [String: [CoverageGap]] = [:]
        for file in data.flatMap(\.files) {
            guard let path = subjectPath(file.filename) else { continue }
            files[path, default: .none] = files[path, default: .none] + file.summary.figures
            gaps[path, default: []] += (file.segments ?? []).filter(\.isGap).map(\.place)
        }
        return FileCoverage(files: files, gaps: gaps)
    }
}

extension CoverageExport.Segment {
    fileprivate var isGap: Bool { count == 0 && hasCount && isRegionEntry && !isBetween }
}

extension CoverageExport.Summary {
    fileprivate var figures: CoverageFigures {
        CoverageFigures(regions: regions.value, functions: functions.value, lines: lines.value)
    }
}

extension CoverageExport.Count {
    fileprivate var value: CoverageCount { CoverageCount(covered: covered, total: count) }
}
