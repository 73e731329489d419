/// What `llvm-cov export --summary-only` prints, as far as it is needed here.
struct CoverageExport: Decodable {
    let data: [Program]

    struct Program: Decodable {
        let files: [File]
    }

    struct File: Decodable {
        let filename: String
        let summary: Summary
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
}

extension CoverageExport {
    /// - Parameter subjectPath: the path in the subject of a file that the compiler saw; files without one are left
    ///   out, the tests' generated runner among them.
    func coverage(subjectPath: (String) -> String?) -> FileCoverage {
        var files: [String: CoverageFigures] = [:]
        for file in data.flatMap(\.files) {
            guard let path = subjectPath(file.filename) else { continue }
            files[path, default: .none] = files[path, default: .none] + file.summary.figures
        }
        return FileCoverage(files: files)
    }
}

extension CoverageExport.Summary {
    fileprivate var figures: CoverageFigures {
        CoverageFigures(regions: regions.value, functions: functions.value, lines: lines.value)
    }
}

extension CoverageExport.Count {
    fileprivate var value: CoverageCount { CoverageCount(covered: covered, total: count) }
}
