import Coverage
import Files
import Foundation
import Report
import Support
import Toolchain

/// Coverage that was made here or elsewhere: what `llvm-cov export` wrote, or a profile and the program that ran.
public struct CoverageArtifact: Sendable {
    /// As it was given.
    let argument: String
    /// The export or the profile.
    private let file: URL
    /// What a profile is read with; `nil` for an export.
    private let profileReader: (programs: [URL], architecture: String?, toolchain: Toolchain)?

    /// The extensions of files that `llvm-profdata` reads.
    public static let profileExtensions: Set = ["profdata", "profraw"]

    /// The argument is relative to `folder` unless it is absolute.
    public init(export argument: String, in folder: URL) {
        self.argument = argument
        file = Self.url(of: argument, in: folder)
        profileReader = nil
    }

    /// The paths are relative to `folder` unless they are absolute; there is at least one program.
    ///
    /// A program may be an `.app`, a `.framework` or an `.xctest`; `architecture` is one of a program that has several.
    public init(
        profile argument: String,
        programs: [String],
        architecture: String? = nil,
        in folder: URL,
        toolchain: Toolchain
    ) {
        self.argument = argument
        file = Self.url(of: argument, in: folder)
        let found = programs.flatMap { program in
            ProgramBundle(Self.url(of: program, in: folder).path).programs { path in
                if case .file = FileKind(at: URL(filePath: path, directoryHint: .notDirectory)) { true } else { false }
            }
        }
        profileReader = (found.map { URL(filePath: $0, directoryHint: .notDirectory) }, architecture, toolchain)
    }

    /// The coverage of those of the files that it tells of, by their names.
    ///
    /// `lines` says how many lines each file has.
    func coverage(of files: [FoundFile], lines: [String: Int]) async throws(CoverageFault) -> FileCoverage {
        if MisnamedPath(file) != nil { throw .unusable(reason: MisnamedPath.reason) }
        let stored: FileCoverage
        do {
            stored = try await read()
        } catch {
            throw .unusable(reason: sentence(for: error))
        }
        let locations = Dictionary(files.map { ($0.name, $0.location) }) { first, _ in first }
        let paths = StoredPaths(Array(stored.files.keys), locations: locations).paths
        if paths.isEmpty { throw .foreign(count: stored.files.count) }
        for (name, path) in paths.sorted(by: { $0.key < $1.key }) {
            let last = stored.lines[path]?.stretches.last?.lines.upperBound ?? 0
            if last > lines[name, default: 0] { throw .otherVersion(file: name, line: last) }
        }
        return stored.renamed(paths)
    }
}

extension [CoverageArtifact] {
    /// The coverage of the files that one of them tells of, by their names, and what can't be used of them.
    ///
    /// One that tells of a file that an earlier one tells of is not used. `lines` says how many lines each file has.
    func read(
        _ files: [FoundFile],
        lines: [String: Int]
    ) async -> (coverage: FileCoverage, problems: [SurveyProblem]) {
        var coverage = FileCoverage.none
        var owners: [String: String] = [:]
        var problems: [SurveyProblem] = []
        for artifact in self {
            do throws(CoverageFault) {
                let own = try await artifact.coverage(of: files, lines: lines)
                let paths = own.files.keys.sorted()
                for path in paths {
                    if let other = owners[path] { throw .doubled(file: path, other: other) }
                }
                for path in paths { owners[path] = artifact.argument }
                coverage = coverage.merging(own)
            } catch {
                problems.append(.coverage(argument: artifact.argument, error))
            }
        }
        return (coverage, problems)
    }
}

extension CoverageArtifact {
    private static func url(of path: String, in folder: URL) -> URL {
        URL(filePath: path, directoryHint: .notDirectory, relativeTo: folder).absoluteURL
    }

    /// By the paths that the compiler knew.
    private func read() async throws -> FileCoverage {
        guard let profileReader else { return try CoverageFile(at: file).coverage { $0 } }
        for place in [file] + profileReader.programs {
            do {
                try EnclosedFile(at: place).expectFile()
            } catch FileFault.notAFile {
                throw CoverageError.file(.notAFile(path: place.path))
            } catch {
                // What the tools say of it says more.
            }
        }
        return try await TemporaryFolder.use { folder in
            try await CoverageReader(
                program: profileReader.programs[0],
                others: Array(profileReader.programs.dropFirst()),
                architecture: profileReader.architecture,
                toolchain: profileReader.toolchain
            ) { $0 }
            .coverage(
                by: [file],
                of: [],
                merged: folder.appending(path: file.deletingPathExtension().lastPathComponent)
            )
        }
    }

    /// Names the files as they were given: no machine's path stands in a survey.
    private func sentence(for error: any Error) -> String {
        let tools = profileReader.map { [$0.toolchain.coverage.executable, $0.toolchain.profiles.executable] } ?? []
        let places = [file] + (profileReader?.programs ?? []) + tools
        return places.reduce("\(error)") { text, url in
            let name = url.path.hasSuffix(argument) ? argument : url.lastPathComponent
            return text.replacing("\(PrintablePath(url.path))", with: "\(PrintablePath(name))")
        }
    }
}
