import Foundation
import Report
import Toolchain

/// When and where a run takes place: what goes into a report only on request, because it differs from run to run.
public struct Provenance: Sendable {
    private let root: URL
    private let environment: [String: String]

    public init(root: URL, environment: [String: String]) {
        self.root = root
        self.environment = environment
    }

    /// What goes into the report of a run that ended at `date`; `tool` is the workbench and its version.
    public func generation(of outcome: ReportOutcome, by tool: String, at date: Date) async throws -> Generation {
        try await generation(by: tool, swiftVersion: outcome.swiftVersion, seconds: outcome.seconds, at: date)
    }

    /// What goes into the figures of a run that ended at `date`; `seconds` says how long each of its steps took.
    public func generation(
        by tool: String,
        swiftVersion: String,
        seconds: [String: Double],
        at date: Date
    ) async throws -> Generation {
        Generation(
            tool: tool,
            swift: swiftVersion,
            commit: try await commit(),
            host: host,
            date: date.formatted(.iso8601),
            seconds: seconds
        )
    }
}

extension Provenance {
    /// The commit of the sources; `nil` without git, and outside a repository.
    public func commit() async throws -> String? {
        guard let git = Tool.find("git", in: environment) else { return nil }
        let result = try await git.run(["rev-parse", "HEAD"], in: root)
        guard result.status == .exited(0) else { return nil }
        return result.output.lastLines(1)
    }

    private var host: String {
        let process = ProcessInfo.processInfo
        return "\(process.operatingSystemVersionString), \(process.processorCount) cores"
    }
}
