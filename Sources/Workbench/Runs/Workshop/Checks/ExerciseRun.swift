import Foundation
import Report
import Support
import Words

/// Holds the checks of an exercise against a learner's work.
///
/// First the exercise's own, in their order, up to the first that does not hold. Then those of the chapter's earlier
/// exercises, so that what was right stays right.
struct ExerciseRun {
    let trees: CourseTrees
    let package: CheckedPackage
    /// Called after each check of the exercise that holds.
    var tell: @Sendable (ExerciseCheck) async -> Void = { _ in }

    func verdict(on work: FileTree, of exercise: Exercise) async throws -> Verdict {
        let checked = try await trees.checked(work, for: exercise)
        var verdict = Verdict(exercise: exercise, unchecked: checked.unchecked)
        try await package.take(checked.tree)
        let earlier = trees.course.exercises(upTo: exercise).dropLast()
        for check in exercise.checks {
            if let failure = try await failure(of: check, of: exercise, on: checked.tree) {
                verdict.failure = failure
                return verdict
            }
            await tell(check)
            verdict.held.append(check)
            // With the index of the build, rules see what the syntax does not tell.
            guard case .build = check.kind else { continue }
            for check in exercise.checks where check.kind.isOfRules {
                let faults = try await breaches(of: check, isBuilt: true)
                if !faults.isEmpty {
                    verdict.failure = .init(exercise: exercise, check: check, faults: faults)
                    return verdict
                }
            }
        }
        let isBuilt = exercise.isBuilt
        for exercise in earlier {
            for check in exercise.checks where isBuilt || !check.kind.needsBuild {
                if let failure = try await failure(of: check, of: exercise, on: checked.tree) {
                    verdict.failure = failure
                    return verdict
                }
            }
        }
        return verdict
    }
}

extension ExerciseRun {
    /// `nil` if the check holds.
    private func failure(
        of check: ExerciseCheck,
        of exercise: Exercise,
        on tree: FileTree
    ) async throws -> Verdict.Failure? {
        let faults = try await faults(of: check, of: exercise, on: tree)
        return faults.isEmpty ? nil : Verdict.Failure(exercise: exercise, check: check, faults: faults)
    }

    private func faults(of check: ExerciseCheck, of exercise: Exercise, on tree: FileTree) async throws -> [CheckFault]
    {
        switch check.kind {
        case .build: return try await package.build()
        case .rules: return try await breaches(of: check, isBuilt: false)
        case .tests(let names): return try await package.failures(of: .unit, in: names)
        case .scenarios(let names): return try await package.failures(of: .scenarios, in: names)
        case .catches(let names, let mistakes):
            let faults = try await missed(mistakes, of: exercise, on: tree, saying: "workshop.missed") {
                try await fails(names, with: $0)
            }
            // Last, so that whoever misses a mistake waits for one build less.
            guard faults.isEmpty, try await failsWithoutMistake(mistakes, of: exercise, on: tree, testing: names) else {
                return faults
            }
            return [CheckFault(WordTable.standard("workshop.brittle"))]
        case .fires(let mistakes):
            return try await missed(mistakes, of: exercise, on: tree, saying: "workshop.unfired") {
                let faults = try await package.build()
                if !faults.isEmpty { throw WorkshopError.mistakeDoesNotBuild(name: $0, detail: faults[0].text.en) }
                return try await !package.breaches(of: nil, isBuilt: true).isEmpty
            }
        case .figure(let text):
            let figures = try await package.figures()
            if try Formula(text).isTrue(in: figures) == true { return [] }
            return [CheckFault(WordTable.standard("workshop.figure", ["formula": Words(text)]))]
        case .answers(let file, let questions):
            let start = try await trees.start(of: exercise)
            return AnswerCheck(file: file, questions: questions, tree: tree, cited: start).faults()
        case .prediction(let file, let figures):
            return PredictionCheck(file: file, figures: figures, tree: tree).faults()
        case .rubric(let file, let items, let count):
            let figures = try await package.figures()
            return RubricCheck(file: file, items: items, figures: count, tree: tree).faults { name in
                try? Formula(name).number(for: "", in: figures)
            }
        }
    }

    private func breaches(of check: ExerciseCheck, isBuilt: Bool) async throws -> [CheckFault] {
        guard case .rules(let names) = check.kind else { return [] }
        return try await package.breaches(of: names, isBuilt: isBuilt)
    }

    /// Whether tests fail when they run once more, on files of which only the blanks have changed.
    ///
    /// One that looks at the text of the sources, or counts how often it runs, would notice any mistake.
    private func failsWithoutMistake(
        _ mistakes: [ExerciseCheck.PlantedMistake],
        of exercise: Exercise,
        on tree: FileTree,
        testing names: [String]
    ) async throws -> Bool {
        var same = tree
        for mistake in mistakes {
            let changed = try await trees.change("mistakes/\(mistake.name)", of: exercise, on: tree)
            for path in changed.paths(differingFrom: tree) where path.hasSuffix(".swift") {
                same.files[path] = tree.text(of: path).map { Data(RespacedSource.text(of: $0).utf8) }
            }
        }
        try await package.take(same)
        let fails = try await fails(names, with: "spaces")
        try await package.take(tree)
        return fails
    }

    /// Whether tests fail with a mistake.
    private func fails(_ names: [String], with mistake: String) async throws -> Bool {
        if let fault = try await package.build().first {
            throw WorkshopError.mistakeDoesNotBuild(name: mistake, detail: fault.text.en)
        }
        return try await !package.failures(of: .unit, in: names).isEmpty
    }

    /// The first mistake that is not found, and how many of them were.
    private func missed(
        _ mistakes: [ExerciseCheck.PlantedMistake],
        of exercise: Exercise,
        on tree: FileTree,
        saying key: String,
        isFound: (String) async throws -> Bool
    ) async throws -> [CheckFault] {
        for (number, mistake) in mistakes.enumerated() {
            try await package.take(trees.change("mistakes/\(mistake.name)", of: exercise, on: tree))
            if try await isFound(mistake.name) { continue }
            try await package.take(tree)
            let counts: [String: Words] = [
                "found": Words(number), "count": Words(mistakes.count), "mistake": mistake.says,
            ]
            return [CheckFault(WordTable.standard(key, counts))]
        }
        try await package.take(tree)
        return []
    }
}
