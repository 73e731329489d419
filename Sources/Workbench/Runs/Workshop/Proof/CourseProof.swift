import Foundation

/// Proves that the exercises of a course are what they say: the start fails as announced, the solution passes, no hint passes
/// by itself, and each wrong answer fails with the announced words.
public struct CourseProof {
    private let trees: CourseTrees
    private let run: ExerciseRun

    /// Wrong answers that each exercise tries, at least.
    private static let fewestWrongAnswers = 5

    /// One thing that was tried.
    public struct Trial: Sendable {
        public let exercise: String
        /// `start`, `hint-1`, `solution`, or the name of a wrong answer.
        public let name: String
        /// In a sentence; `nil` if all went as announced.
        public let fault: String?
    }

    /// The copies that are checked are built in `folder`, which is made.
    public init(of course: Course, in folder: URL, environment: [String: String]) throws {
        trees = CourseTrees(of: course, git: try LearnersGit(in: environment))
        run = ExerciseRun(trees: trees, package: CheckedPackage(in: folder, environment: environment))
    }

    /// Tries one in `step` of what there is to try, from the `skipped` one on; `tell` is called after each.
    public func run(
        on exercises: [Exercise],
        step: Int = 1,
        skipping skipped: Int = 0,
        tell: (Trial) -> Void
    ) async throws {
        var number = 0
        for exercise in exercises {
            for fault in faults(of: exercise) {
                tell(Trial(exercise: exercise.id, name: "exercise.yml", fault: fault))
            }
            var isBroken = false
            for (name, expectation) in try trials(of: exercise) {
                defer { number += 1 }
                guard number % step == skipped % step, !isBroken else { continue }
                let (fault, isBuilt) = await outcome(of: name, expectation, in: exercise)
                try Task.checkCancellation()
                isBroken = fault != nil && !isBuilt && ["start", "solution"].contains(name)
                let rest = isBroken ? "\nNothing else of the exercise is tried until that builds." : ""
                tell(Trial(exercise: exercise.id, name: name, fault: fault.map { $0 + rest }))
            }
        }
    }
}

extension CourseProof {
    private enum Expectation {
        case fails(check: String, says: String)
        case failsSomehow
        case passes
    }

    private func trials(of exercise: Exercise) throws -> [(String, Expectation)] {
        [("start", .fails(check: exercise.start, says: "")), ("solution", .passes)]
            + (try exercise.hintNames).map { ($0, .failsSomehow) }
            + exercise.wrongAnswers.map { ("wrong/\($0.name)", .fails(check: $0.fails, says: $0.says)) }
    }

    /// What did not go as expected, and whether the package is built as far as the checks went.
    private func outcome(
        of name: String,
        _ expectation: Expectation,
        in exercise: Exercise
    ) async -> (fault: String?, isBuilt: Bool) {
        do {
            let start = try await trees.start(of: exercise)
            let work = try await trees.state(name, of: exercise)
            if name == "solution" || name.hasPrefix("hint-"),
                let path = work.paths(differingFrom: start).first(where: { !exercise.isYours($0) })
            {
                return ("It changes \(path), which is not among what is the learner's.", true)
            }
            let verdict = try await run.verdict(on: work, of: exercise)
            return (fault(in: verdict, beside: expectation), verdict.failure?.check.id != ExerciseReader.build.id)
        } catch {
            return ("\(error)", true)
        }
    }

    /// `nil` if the verdict is as expected.
    private func fault(in verdict: Verdict, beside expectation: Expectation) -> String? {
        let said = VerdictText(of: verdict).lines.map(\.en).joined(separator: "\n")
        switch (expectation, verdict.failure) {
        case (.passes, nil), (.failsSomehow, .some): return nil
        case (.passes, .some): return "It does not pass:\n\(said)"
        case (.failsSomehow, nil), (.fails, nil): return "It passes."
        case (.fails(let check, let says), .some(let failure)):
            if failure.check.id != check { return "It should fail at \(check):\n\(said)" }
            return says.isEmpty || said.contains(says) ? nil : "It should say “\(says)”:\n\(said)"
        }
    }

    /// What the exercise's folder lacks.
    private func faults(of exercise: Exercise) -> [String] {
        var faults = ExerciseTexts(exercise: exercise).faults
        if exercise.wrongAnswers.count < Self.fewestWrongAnswers {
            faults.append(
                "It tries \(exercise.wrongAnswers.count) wrong answers; there have to be \(Self.fewestWrongAnswers)."
            )
        }
        let files = try? FileManager.default.contentsOfDirectory(atPath: exercise.folder.appending(path: "wrong").path)
        let known = Set(exercise.wrongAnswers.map { "\($0.name).patch" })
        for file in (files ?? []).sorted() where !known.contains(file) {
            faults.append("wrong/\(file) is not announced in exercise.yml.")
        }
        if let continued = exercise.continues,
            !trees.course.exercises(upTo: exercise).contains(where: { $0.id == continued })
        {
            faults.append("It continues \(continued), which does not come before it in the chapter.")
        }
        return faults
    }
}
