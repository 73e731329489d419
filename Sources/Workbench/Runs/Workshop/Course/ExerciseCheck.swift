import Words

/// One thing that must hold before an exercise is done.
public struct ExerciseCheck: Sendable {
    public let id: String
    let kind: Kind
    /// What it means in the exercise if it does not hold.
    public let says: Words

    enum Kind: Sendable {
        /// The package builds, with its tests.
        case build
        /// These rules are kept; `nil` for all.
        case rules([String]?)
        /// The unit tests of these architectures pass.
        case tests([String])
        /// All scenarios pass in these architectures.
        case scenarios([String])
        /// The unit tests of these architectures find each of the mistakes.
        case catches(tests: [String], [PlantedMistake])
        /// The rules find each of the mistakes.
        case fires([PlantedMistake])
        /// A formula over the figures of the report is true.
        case figure(String)
        case answers(file: String, [Question])
        case prediction(file: String, of: [PredictedFigure])
        case rubric(file: String, items: Int, figures: Int)
    }

    /// A change that a learner's tests or rules must find.
    struct PlantedMistake: Sendable {
        /// The name of its patch in the folder `mistakes`.
        let name: String
        /// The misconception, in words that do not give its place away.
        let says: Words
    }

    /// What a learner predicts of a change.
    enum PredictedFigure: String, CaseIterable, Sendable {
        case files, lines, roles
    }
}

extension ExerciseCheck.Kind {
    /// The file that a learner answers in; `nil` if the check is about the work itself.
    var answerFile: String? {
        switch self {
        case .answers(let file, _), .prediction(let file, _), .rubric(let file, _, _): file
        case .build, .rules, .tests, .scenarios, .catches, .fires, .figure: nil
        }
    }

    /// Whether the sources have to be built first.
    var needsBuild: Bool {
        switch self {
        case .build, .tests, .scenarios, .catches, .fires, .figure, .rules: true
        case .answers, .prediction, .rubric: false
        }
    }

    var isOfRules: Bool {
        if case .rules = self { true } else { false }
    }

    var mistakes: [ExerciseCheck.PlantedMistake] {
        switch self {
        case .catches(_, let mistakes), .fires(let mistakes): mistakes
        default: []
        }
    }
}
