import Files
import Foundation

/// What `llvm-cov export` prints, as far as it is needed here.
struct CoverageExport: Decodable {
    let data: [Program]

    /// Absent where only the data was kept.
    let type: String?
    let version: String?

    /// What `llvm-cov export` calls its form; the major versions of it have been read alike since the second.
    private static let form = "llvm.coverage.json.export"
    private static let majorVersions = ["2", "3"]

    struct Program: Decodable {
        let files: [ExportedFile]

        /// Absent in a summary.
        let functions: [ExportedFunction]?
    }

    /// Reads the text of an export; `source` is where it is from, for errors.
    static func read(_ text: Data, from source: String) throws(CoverageError) -> CoverageExport {
        let export: CoverageExport
        do {
            export = try CheckedJSON.decode(from: text)
        } catch {
            throw .malformed(source: source, key: error.key, reason: error.reason)
        }
        try export.check(source: source)
        return export
    }
}

extension CoverageExport {
    /// The coverage of the files that have a path in the subject; others, such as generated ones, are left out.
    ///
    /// Where two files have the same path, the first is taken.
    func coverage(subjectPath: (String) -> String?) -> FileCoverage {
        let files = data.flatMap(\.files)
        var paths: [String: String] = [:]
        var taken: [String: ExportedFile] = [:]
        for file in files {
            guard let path = subjectPath(file.filename), taken[path] == nil else { continue }
            paths[file.filename] = path
            taken[path] = file
        }
        return FileCoverage(
            files: taken.mapValues(\.figures),
            regions: regions(paths: paths),
            lines: taken.compactMapValues { $0.segments.map(SegmentLines.coverage) }
        )
    }

    private func check(source: String) throws(CoverageError) {
        if let type, type != Self.form {
            throw .malformed(source: source, key: "type", reason: "\(Self.form) is expected there.")
        }
        let major = version?.split(separator: ".").first.map(String.init)
        if let major, !Self.majorVersions.contains(major) {
            throw .malformed(source: source, key: "version", reason: "2 or 3 is expected there.")
        }
    }

    /// By path in the subject; `paths` has these by the names that the compiler knew.
    private func regions(paths: [String: String]) -> [String: [CoverageRegion]] {
        var groups: [String: FunctionGroups] = [:]
        for function in data.compactMap(\.functions).joined() {
            guard let path = function.filenames.first.flatMap({ paths[$0] }) else { continue }
            groups[path, default: FunctionGroups()].add(function)
        }
        return groups.mapValues(\.regions)
    }
}
