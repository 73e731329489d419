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

    /// What is known of a run that ends now; `tool` is the workbench and its version, `seconds` how long each step
    /// took.
    public func generation(
        by tool: String,
        swiftVersion: String?,
        seconds: [String: Double]
    ) async throws -> Generation {
        return Generation(
            tool: tool,
            swift: swiftVersion,
            commit: try await commit(),
            host: "\(HostSystem.current.name()), \(ProcessInfo.processInfo.processorCount) cores",
            date: Date.now.formatted(.iso8601),
            seconds: seconds
        )
    }

    /// The commit of the sources; `nil` without git, and outside a repository.
    public func commit() async throws -> String? {
        guard let git = Git(in: environment), let places = try GitPlaces(around: root) else { return nil }
        let repository = try ForeignRepository(at: places, with: git)
        let result = try await repository.run(["rev-parse", "--verify", "--quiet", "HEAD"])
        guard result.status == .exited(0) else { return nil }
        return result.output.lastLines(1)
    }
}
