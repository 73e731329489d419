import Files
import Foundation
import Report
import Support
import Toolchain

/// Coverage as a tool prints it, as far as it is needed here, read from its text or from a file made elsewhere.
///
/// It is what `llvm-cov export -instr-profile PROFILE PROGRAM` prints, Xcode's or SwiftPM's, or
/// `xcrun xccov view --report --json RESULT`.
public struct CoverageFile: Sendable {
    private let files: [CoveredFile]
    private let functions: [CoverageExport.Function]

    /// One source file, as the compiler named it.
    private struct CoveredFile {
        let name: String
        let figures: CoverageFigures
        var lines: LineCoverage?
    }

    private enum Form: Decodable {
        case llvm(CoverageExport)
        case xcode(XcodeCoverage)

        private enum CodingKeys: CodingKey {
            case targets
        }

        init(from decoder: any Decoder) throws {
            let isXcode = try decoder.container(keyedBy: CodingKeys.self).contains(.targets)
            self = isXcode ? .xcode(try XcodeCoverage(from: decoder)) : .llvm(try CoverageExport(from: decoder))
        }
    }

    /// As much as is read of `llvm-cov` itself: the values read from a text take many times its memory.
    static let sizeLimit = BoundedOutput.standardLimit

    public init(at url: URL) throws(CoverageError) {
        try self.init(text: Self.text(at: url), name: url.path)
    }

    /// The text of an export; `name` is for errors.
    public init(text: Data, name: String) throws(CoverageError) {
        let form: Form
        do {
            form = try CheckedJSON.decode(from: text)
        } catch {
            throw .malformed(source: name, key: error.key, reason: error.reason)
        }
        switch form {
        case .llvm(let export): try self.init(export, name: name)
        case .xcode(let coverage): self.init(coverage)
        }
    }

    private init(_ export: CoverageExport, name: String) throws(CoverageError) {
        if let type = export.type, type != CoverageExport.form {
            throw .malformed(source: name, key: "type", reason: "\(CoverageExport.form) is expected there.")
        }
        let version = export.version?.split(separator: ".").first.map(String.init)
        if let version, !CoverageExport.majorVersions.contains(version) {
            throw .malformed(source: name, key: "version", reason: "2 or 3 is expected there.")
        }
        files = export.data.flatMap(\.files).map { file in
            let summary = file.summary
            return CoveredFile(
                name: file.filename,
                figures: CoverageFigures(
                    regions: summary.regions.value,
                    functions: summary.functions.value,
                    lines: summary.lines.value
                ),
                lines: file.segments.map { LineCoverage(of: $0.list) }
            )
        }
        functions = export.data.flatMap { $0.functions ?? [] }
    }

    private init(_ coverage: XcodeCoverage) {
        // A file of two targets is told of twice: the one of which more ran counts.
        let told = coverage.targets.flatMap(\.files)
        let most = Dictionary(told.map { ($0.path, $0) }) { $1.lines.covered > $0.lines.covered ? $1 : $0 }
        var paths: Set<String> = []
        files = told.map(\.path).filter { paths.insert($0).inserted }.map { path in
            CoveredFile(name: path, figures: most[path]?.figures ?? .none)
        }
        functions = []
    }

    /// The source files that it tells of, as the compiler saw them, in its order.
    public var sources: [String] { files.map(\.name) }

    /// The coverage of the files that have a path in the subject; others, such as generated ones, are left out.
    ///
    /// If two files have the same path, the first is taken. `ForeignPaths` tells which file of another machine is
    /// which.
    public func coverage(subjectPath: (String) -> String?) -> FileCoverage {
        var paths: [String: String] = [:]
        var taken: [String: CoveredFile] = [:]
        for file in files {
            guard let path = subjectPath(file.name), taken[path] == nil else { continue }
            paths[file.name] = path
            taken[path] = file
        }
        return FileCoverage(
            files: taken.mapValues(\.figures),
            regions: regions(paths: paths),
            lines: taken.compactMapValues(\.lines)
        )
    }
}

extension CoverageFile {
    private static func text(at url: URL) throws(CoverageError) -> Data {
        do {
            if let text = try EnclosedFile(at: url).contents(upTo: sizeLimit) { return text }
        } catch .tooLarge(let path, let limit) {
            throw .tooLarge(path: path, limit: limit)
        } catch {
            throw .file(error)
        }
        throw .file(.notRead(path: url.path, SystemReason(code: ENOENT)))
    }

    /// By path in the subject, in the order of the file; `paths` has these by the names that the compiler knew.
    ///
    /// Functions that start at one place are taken together, as `llvm-cov` does: a closure may start where the function
    /// around it does, such as the one that gives a lazy property its value, and a function may be in a program several
    /// times.
    private func regions(paths: [String: String]) -> [String: [CoverageRegion]] {
        var groups: [String: [CoveragePlace: [[CoverageExport.Region]]]] = [:]
        for function in functions {
            guard let path = function.filenames.first.flatMap({ paths[$0] }) else { continue }
            let regions = function.regions.filter(\.isInOwnFile)
            guard let start = regions.first?.start else { continue }
            groups[path, default: [:]][start, default: []].append(regions.filter(\.isCode))
        }
        return groups.mapValues { $0.values.flatMap(Self.regions).sorted { ($0.start, $0.end) < ($1.start, $1.end) } }
    }

    /// The function with the most regions stands for its group; a region ran when it did in any function of the group.
    private static func regions(of group: [[CoverageExport.Region]]) -> [CoverageRegion] {
        let ran = Set(group.joined().filter(\.didRun).map(\.start))
        let widest = group.reduce([]) { $1.count > $0.count ? $1 : $0 }
        return widest.map { CoverageRegion(start: $0.start, end: $0.end, didRun: ran.contains($0.start)) }
    }
}
