import Foundation

/// Which object files a module has, and when each was written.
public struct ObjectFiles: Hashable, Sendable {
    private let dates: [String: Date]

    init(at files: [URL]) throws {
        dates = try files.reduce(into: [:]) { dates, file in
            dates[file.lastPathComponent] =
                try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        }
    }

    /// How many were not there earlier, or were written anew since.
    public func countWritten(since earlier: ObjectFiles) -> Int {
        dates.count { earlier.dates[$0.key] != $0.value }
    }
}
