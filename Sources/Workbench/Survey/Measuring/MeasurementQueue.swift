import Foundation
import Parsing

/// What is still to be measured, and what has been.
///
/// Unchecked: its variables are touched with the lock held, and nowhere else.
final class MeasurementQueue: @unchecked Sendable {
    private let lock = NSLock()
    private let files: [FoundFile]
    private var taken = 0
    private var finished: [Result<MeasuredFile, ParsingError>?]

    init(_ files: [FoundFile]) {
        self.files = files
        finished = Array(repeating: nil, count: files.count)
    }

    /// None when all have been taken, or nobody wants more.
    func next() -> (index: Int, file: FoundFile)? {
        lock.withLock {
            guard taken < files.count else { return nil }
            taken += 1
            return (taken - 1, files[taken - 1])
        }
    }

    /// Hands out no more.
    func abandon() {
        lock.withLock { taken = files.count }
    }

    func put(_ result: Result<MeasuredFile, ParsingError>, at index: Int) {
        lock.withLock { finished[index] = result }
    }

    /// In the order of the files.
    var results: [Result<MeasuredFile, ParsingError>] { lock.withLock { finished.compactMap(\.self) } }
}
