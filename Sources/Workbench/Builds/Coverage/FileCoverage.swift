import Report

/// The coverage of files, each by its path relative to the subject's root.
///
/// A file without code that can run is not among them.
public struct FileCoverage: Hashable, Sendable {
    public let files: [String: CoverageFigures]
    /// The regions of each file, in its order; a summary has only figures.
    public var regions: [String: [CoverageRegion]] = [:]
    /// The lines of each file; a summary has only figures.
    public var lines: [String: LineCoverage] = [:]

    public static let none = FileCoverage(files: [:])

    /// The starts of the regions of a file that did not run, in its order; `nil` if it is only known how much ran.
    public func gaps(of path: String) -> [CoveragePlace]? {
        if files[path] != nil, regions[path] == nil { return nil }
        return regions[path, default: []].filter { !$0.didRun }.map(\.start)
    }

    /// The sum over some of the files.
    public func figures(of paths: some Sequence<String>) -> CoverageFigures {
        paths.reduce(.none) { $0 + files[$1, default: .none] }
    }

    /// The coverage with `codeLines` in the figures of each file whose code lines are given, counted from 1.
    public func crossed(withCodeLines codeLines: [String: Set<Int>]) -> FileCoverage {
        let crossed = files.map { path, figures in
            let count = lines[path].flatMap { lines in codeLines[path].map { lines.count(of: $0) } }
            return (path, figures.with(codeLines: count ?? figures.codeLines))
        }
        return FileCoverage(files: Dictionary(uniqueKeysWithValues: crossed), regions: regions, lines: lines)
    }

    /// Of the files at the paths alone.
    public func of(_ paths: some Sequence<String>) -> FileCoverage {
        let paths = Set(paths)
        return FileCoverage(
            files: files.filter { paths.contains($0.key) },
            regions: regions.filter { paths.contains($0.key) },
            lines: lines.filter { paths.contains($0.key) }
        )
    }

    /// Of the files that are named, by their new names; `paths` has the present path of each.
    public func renamed(_ paths: [String: String]) -> FileCoverage {
        FileCoverage(
            files: paths.compactMapValues { files[$0] },
            regions: paths.compactMapValues { regions[$0] },
            lines: paths.compactMapValues { lines[$0] }
        )
    }

    /// Both together; of a file that both have, the other's.
    public func merging(_ other: FileCoverage) -> FileCoverage {
        FileCoverage(
            files: files.merging(other.files) { $1 },
            regions: regions.merging(other.regions) { $1 },
            lines: lines.merging(other.lines) { $1 }
        )
    }

    /// The code's coverage when nothing of it ran.
    public var withoutRuns: FileCoverage {
        FileCoverage(
            files: files.mapValues { figures in
                CoverageFigures(
                    regions: CoverageCount(covered: 0, total: figures.regions.total),
                    functions: CoverageCount(covered: 0, total: figures.functions.total),
                    lines: CoverageCount(covered: 0, total: figures.lines.total)
                )
            },
            regions: regions.mapValues { $0.map { CoverageRegion(start: $0.start, end: $0.end, didRun: false) } },
            lines: lines.mapValues { lines in
                LineCoverage(stretches: lines.stretches.map { LineCoverage.Stretch(lines: $0.lines, didRun: false) })
            }
        )
    }
}
