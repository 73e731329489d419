import Foundation
import Subject
import Support

/// Measures a subject from its sources alone: nothing is built, no test runs, and references are those of the syntax.
public struct StaticRun: Sendable {
    private let root: URL

    public struct Outcome: Sendable {
        public let measurement: StaticMeasurement

        /// For another run, on files of which some are the same.
        public let sources: SubjectSources
    }

    /// `root` is the directory that has the configuration.
    public init(root: URL) {
        self.root = root.resolvingSymlinksInPath()
    }

    /// Measures the subject; of files that are known already nothing is read.
    public func run(knowing known: SubjectSources? = nil) async throws -> Outcome {
        let subject = try Subject.load(from: root)
        let sources = try await SubjectSources.read(subject, knowing: known)
        return try await LargeStackThread.run {
            let measurement = SubjectMeasurement(of: subject, sources: sources, index: nil)
            return Outcome(measurement: try StaticMeasurement(of: measurement, sources: sources), sources: sources)
        }
    }
}
