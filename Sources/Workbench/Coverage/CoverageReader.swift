import Foundation
import Toolchain

/// Turns the profiles of test runs into coverage, with the toolchain's own tools.
public struct CoverageReader: Sendable {
    private let toolchain: Toolchain

    /// The program that ran, which holds the map from counters to code.
    private let program: URL

    private let subjectPath: @Sendable (String) -> String?

    /// The closure gives the path in the subject of a file that the compiler saw, and none for other files.
    public init(program: URL, toolchain: Toolchain, subjectPath: @escaping @Sendable (String) -> String?) {
        self.program = program
        self.toolchain = toolchain
        self.subjectPath = subjectPath
    }

    /// Reads the coverage that the profiles of the unit tests, of the scenarios and of both together gave.
    ///
    /// It is about the files or folders in `sources`, named as the compiler saw them. Merged profiles are written to
    /// `merged`, a path to which extensions are added.
    public func read(
        unit: [URL],
        scenarios: [URL],
        of sources: [URL],
        merged: URL
    ) async throws -> CoverageRuns<FileCoverage> {
        async let unitCoverage = coverage(by: unit, of: sources, merged: merged.appendingPathExtension("unit"))
        async let scenarioCoverage = coverage(
            by: scenarios,
            of: sources,
            merged: merged.appendingPathExtension("scenarios")
        )
        let parts = try await (unit: unitCoverage, scenarios: scenarioCoverage)
        let all = try await coverage(
            by: unit + scenarios,
            of: sources,
            merged: merged.appendingPathExtension("all"),
            withGaps: true
        )
        return CoverageRuns(unit: parts.unit, scenarios: parts.scenarios, all: all)
    }
}

extension CoverageReader {
    private func coverage(
        by profiles: [URL],
        of sources: [URL],
        merged: URL,
        withGaps: Bool = false
    ) async throws -> FileCoverage {
        guard !profiles.isEmpty else { throw CoverageError.noProfile(program: program.path) }
        let profile = merged.appendingPathExtension("profdata").path
        _ = try await toolchain.profiles.run(["merge", "-sparse", "-o", profile] + profiles.map(\.path)).checked()
        let detail = withGaps ? "-skip-functions" : "-summary-only"
        let result = try await toolchain.coverage
            .run(["export", detail, "-instr-profile", profile, program.path] + sources.map(\.path))
            .checked()
        do {
            return try JSONDecoder().decode(CoverageExport.self, from: result.output.data)
                .coverage(subjectPath: subjectPath)
        } catch {
            throw CoverageError.unreadable(tool: toolchain.coverage.executable.path, reason: "\(error)")
        }
    }
}
