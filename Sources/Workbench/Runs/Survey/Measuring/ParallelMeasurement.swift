import Parsing
import Support

/// Measures several files at a time.
struct ParallelMeasurement {
    private let files: [FoundFile]

    /// The largest come first, so that no thread is left with one when the others are done.
    init(of files: [FoundFile]) {
        self.files = files.sorted { ($1.size, $0.name) < ($0.size, $1.name) }
    }

    /// Where the task is cancelled, no further file is begun, and those that were not are missing.
    func run() async throws -> [Result<MeasuredFile, ParsingError>] {
        let results = try await LargeStackThread.results(of: files) { file throws(ParsingError) in
            try MeasuredFile(file)
        }
        return results.compactMap(\.self)
    }
}
