import Foundation
import Page
import Workshop

/// Follows what a learner's `catwalk workshop watch` notes beside the sources, if they are a learner's.
struct ExerciseWatch: Sendable {
    let folder: URL

    /// Between two looks, each at one small file.
    private static let pause: Duration = .milliseconds(200)

    /// Tells the exercise at first, and whenever something is noted, until the task is cancelled.
    func run(tell: (StagedExercise) async -> Void) async {
        var seen: Data?
        while !Task.isCancelled {
            let written = CurrentExercise.written(in: folder)
            if written != seen, let exercise = try? CurrentExercise(in: folder) { await tell(StagedExercise(exercise)) }
            seen = written
            try? await Task.sleep(for: Self.pause)
        }
    }
}

extension StagedExercise {
    init(_ current: CurrentExercise) {
        let checks = current.exercise.checks
        // One that is none of the exercise's is an earlier exercise's, which is held after all of these.
        let stop = current.stoppedBy.map { stop in checks.firstIndex { $0.id == stop } ?? checks.count }
        var shown = checks.enumerated().map { place, check in
            let state: State =
                switch stop {
                case place: .fails
                case .some(let stop): place < stop ? .holds : .untried
                case nil: current.isPassed ? .holds : .untried
                }
            return Check(id: check.id, state: state, says: state == .fails ? check.says : nil)
        }
        if let id = current.stoppedBy, stop == checks.count {
            shown.append(Check(id: id, state: .fails, says: nil))
        }
        self.init(id: current.exercise.id, title: current.exercise.title, page: current.page, checks: shown)
    }
}
