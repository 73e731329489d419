import Foundation
import Report
import Toolchain

/// Turns the profiles of test runs into coverage, with the toolchain's own tools.
public struct CoverageReader: Sendable {
    private let toolchain: Toolchain
    /// The program that ran, which holds the map from counters to code.
    private let program: URL
    /// What else it was made of, such as frameworks, and which of a program's architectures is meant.
    private let options: [String]
    private let subjectPath: @Sendable (String) -> String?

    /// The closure gives the path in the subject of a file that the compiler saw, and `nil` for other files.
    ///
    /// `others` are further programs that ran, such as frameworks; `architecture` is that of a program that has several.
    public init(
        program: URL,
        others: [URL] = [],
        architecture: String? = nil,
        toolchain: Toolchain,
        subjectPath: @escaping @Sendable (String) -> String?
    ) {
        self.program = program
        // One for each program, in their order.
        let architectures = architecture.map { name in ([program] + others).flatMap { _ in ["-arch", name] } } ?? []
        options = others.flatMap { ["-object", $0.path] } + architectures
        self.toolchain = toolchain
        self.subjectPath = subjectPath
    }

    /// Reads the coverage that the profiles of the unit tests, of the scenarios, if there are any, and of both together
    /// gave.
    ///
    /// It is about the files or folders in `sources`, named as the compiler saw them. Merged profiles are written to
    /// `merged`, a path to which extensions are added.
    public func read(
        unit: [URL],
        scenarios: [URL]?,
        of sources: [URL],
        merged: URL
    ) async throws -> CoverageRuns<FileCoverage> {
        guard let scenarios else {
            let all = try await coverage(by: unit, of: sources, merged: merged.appendingPathExtension("all"))
            return CoverageRuns(unit: all, scenarios: nil, all: all)
        }
        async let unitCoverage = coverage(by: unit, of: sources, merged: merged.appendingPathExtension("unit"))
        async let scenarioCoverage = coverage(
            by: scenarios,
            of: sources,
            merged: merged.appendingPathExtension("scenarios")
        )
        let parts = try await (unit: unitCoverage, scenarios: scenarioCoverage)
        let all = try await coverage(by: unit + scenarios, of: sources, merged: merged.appendingPathExtension("all"))
        return CoverageRuns(unit: parts.unit, scenarios: parts.scenarios, all: all)
    }

    /// Reads the coverage that the profiles gave together, of the files or folders in `sources`, as for several runs.
    public func coverage(by profiles: [URL], of sources: [URL], merged: URL) async throws -> FileCoverage {
        guard !profiles.isEmpty else { throw CoverageError.noProfile(program: program.path) }
        let profile = merged.appendingPathExtension("profdata")
        try await merge(profiles, into: profile)
        // Without a check of its own, the tool leaves out functions whose counters changed, and says nothing.
        let options = ["-check-binary-ids", "-skip-expansions", "-instr-profile", profile.path]
        let result = try await toolchain.coverage.run(
            ["export"] + options + [program.path] + self.options + sources.map(\.path),
            within: .tests
        )
        // The path of the merged profile is our own, and says nothing to a user.
        func named(_ text: String) -> String { text.replacing(profile.path, with: profile.lastPathComponent) }
        try check(named(result.errors.text), for: ["Missing binary ID", "mismatched data"])
        if result.status != .exited(0) {
            throw CoverageError.unreadableProgram(program: program.path, detail: named(result.complaint))
        }
        return try CoverageFile(text: result.checked().output.data, name: toolchain.coverage.executable.path)
            .coverage(subjectPath: subjectPath)
    }
}

extension CoverageReader {
    private func merge(_ profiles: [URL], into file: URL) async throws {
        let arguments = ["merge", "-sparse", "-o", file.path] + profiles.map(\.path)
        let result = try await toolchain.profiles.run(arguments, within: .tests)
        try check(result.errors.text, for: ["counter mismatch", "hash mismatch"])
        if result.status != .exited(0) { throw CoverageError.unreadableProfile(detail: result.complaint) }
    }

    /// Throws if one of the phrases says that builds were mixed; the tool need not end with an error then.
    private func check(_ complaint: String, for phrases: [String]) throws(CoverageError) {
        let line = complaint.split(whereSeparator: \.isNewline).first { line in phrases.contains { line.contains($0) } }
        if let line { throw .otherBuild(program: program.path, detail: String(line)) }
    }
}
