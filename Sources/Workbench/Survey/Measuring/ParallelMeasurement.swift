import Foundation
import Parsing

/// Measures files on as many threads as there are processors.
///
/// The threads are its own, because a deep tree needs a deeper stack than a pool's threads have.
struct ParallelMeasurement {
    private let files: [FoundFile]

    /// The largest come first, so that no thread is left with one when the others are done.
    init(of files: [FoundFile]) {
        self.files = files.sorted { ($1.size, $0.name) < ($0.size, $1.name) }
    }

    /// How often it looks whether its task was cancelled.
    private static let interval = DispatchTimeInterval.milliseconds(50)

    /// In no particular order that matters: what differs from run to run is only which thread did what.
    ///
    /// Where the task is cancelled, no further file is begun, and those that were not are missing.
    func run() -> [Result<MeasuredFile, ParsingError>] {
        if Task.isCancelled { return [] }
        let queue = MeasurementQueue(files)
        let group = DispatchGroup()
        for _ in 0..<min(ProcessInfo.processInfo.activeProcessorCount, files.count) {
            group.enter()
            let thread = Thread {
                while let next = queue.next() { queue.put(Result(of: next.file), at: next.index) }
                group.leave()
            }
            thread.stackSize = DeepThread.stackSize
            thread.start()
        }
        // The threads are no part of the task, so it is for this one to look.
        while group.wait(timeout: .now() + Self.interval) == .timedOut {
            if Task.isCancelled { queue.abandon() }
        }
        return queue.results
    }
}

extension Result where Success == MeasuredFile, Failure == ParsingError {
    fileprivate init(of file: FoundFile) {
        do { self = .success(try MeasuredFile(file)) } catch { self = .failure(error) }
    }
}
