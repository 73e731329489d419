import Foundation
import Subject
import Words

/// What a learner sees once an exercise is passed: predictions beside what came of them, and which files of an earlier
/// solution had to change again.
public struct Retrospect {
    private let folder: LearnersFolder
    private let words = WordTable.standard

    public init(of folder: LearnersFolder) {
        self.folder = folder
    }

    public func lines() async throws -> [Words] {
        let exercise = try folder.exercise
        guard let change = try await change(in: exercise) else { return [] }
        var lines = try predictions(of: exercise).flatMap { check in
            try check.predictions().sorted { $0.key.rawValue < $1.key.rawValue }.map { figure, predicted in
                words(
                    "workshop.predicted",
                    [
                        "figure": words("workshop.figure-\(figure.rawValue)"), "predicted": Words(predicted),
                        "actual": Words(change.number(of: figure)),
                    ]
                )
            }
        }
        if let id = exercise.continues, folder.progress.own?.contains(id) == true,
            let first = try await self.change(in: folder.course.exercise(id))
        {
            let again = first.files.filter(change.files.contains)
            let values: [String: Words] = [
                "count": Words(again.count), "exercise": Words(id), "files": Words(again.joined(separator: ", ")),
            ]
            lines.append(words(again.isEmpty ? "workshop.touched-none" : "workshop.touched-again", values))
        }
        return lines
    }
}

extension Retrospect {
    /// `nil` if the exercise was not passed.
    private func change(in exercise: Exercise) async throws -> ChangeSize? {
        let progress = folder.progress
        guard let start = progress.begun[exercise.id], let end = progress.ended[exercise.id] else { return nil }
        let numstat = try await folder.git.numstat(from: start, to: end, in: folder.url)
        let answers = exercise.checks.compactMap(\.kind.answerFile)
        let subject = try? await Subject.load(from: folder.url, environment: [:])
        return ChangeSize(numstat: numstat, without: answers, in: subject)
    }

    private func predictions(of exercise: Exercise) throws -> [PredictionCheck] {
        let tree = try folder.work()
        return exercise.checks.compactMap { check in
            guard case .prediction(let file, let figures) = check.kind else { return nil }
            return PredictionCheck(file: file, figures: figures, tree: tree)
        }
    }
}
