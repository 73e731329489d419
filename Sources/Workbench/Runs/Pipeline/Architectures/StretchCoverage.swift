import Complexity
import Coverage
import Report

/// The regions of each of many stretches of code, by who ran them.
struct StretchCoverage<Identifier: Hashable> {
    private let counts: CoverageRuns<[Identifier: CoverageCount]>

    /// Takes the stretches by the path of their file; those with one identifier share, as a type and its extensions do.
    init(of coverage: CoverageRuns<FileCoverage>, in stretches: [String: [CodeStretch<Identifier>]]) {
        counts = coverage.map { coverage in
            var counts: [Identifier: CoverageCount] = [:]
            for (path, stretches) in stretches {
                let shares = coverage.regions[path, default: []].shares(among: stretches)
                for case (let identifier?, let regions) in shares {
                    counts[identifier, default: .none] = counts[identifier, default: .none] + regions.count
                }
            }
            return counts
        }
    }

    /// Totals are 0 for a stretch that has nothing to run.
    subscript(identifier: Identifier) -> CoverageRuns<CoverageCount> {
        counts.map { $0[identifier, default: .none] }
    }
}

extension CodeStretch<Body> {
    init(_ body: Body) {
        self.init(
            body,
            start: CoveragePlace(line: body.start.line, column: body.start.column),
            end: CoveragePlace(line: body.end.line, column: body.end.column)
        )
    }
}
