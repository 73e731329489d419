import Foundation
import Subject
import Words

/// Reads an exercise from its `exercise.yml`.
struct ExerciseReader {
    let id: String
    let folder: URL

    static let kinds = [
        "rules", "tests", "scenarios", "catches", "fires", "figure", "answers", "prediction", "rubric",
    ]

    func exercise(from node: ConfigurationNode) throws -> Exercise {
        let top = try node.mapping(keys: ["title", "yours", "checks", "start", "wrong", "continues"])
        let checks = try top.required("checks").list().map(check)
        let known = (checks + [Self.build]).map(\.id)
        return Exercise(
            id: id,
            title: try top.required("title").words(),
            yours: try top.required("yours").texts().map { Glob($0) },
            checks: Self.withBuild(checks),
            start: try top.required("start").name(of: "check", among: known),
            wrongAnswers: try (top["wrong"]?.entries() ?? []).map { name, value in
                let wrong = try value.mapping(keys: ["fails", "says"])
                return Exercise.WrongAnswer(
                    name: try name.path(),
                    fails: try wrong.required("fails").name(of: "check", among: known),
                    says: try wrong.required("says").text()
                )
            },
            continues: try top["continues"].map { "\(id.prefix { $0 != "/" })/\(try $0.text())" },
            folder: folder
        )
    }
}

extension ExerciseReader {
    /// Stands before the first check that needs it.
    static let build = ExerciseCheck(
        id: "build",
        kind: .build,
        says: Words(
            en: "The package does not build. Mend what the compiler says first.",
            zh: "代码包无法构建。请先改正编译器指出的错误。"
        )
    )

    /// A breach of a rule is told before the build, which rules therefore come before.
    private static func withBuild(_ checks: [ExerciseCheck]) -> [ExerciseCheck] {
        guard checks.contains(where: \.kind.needsBuild) else { return checks }
        let before = checks.prefix { !$0.kind.needsBuild || $0.kind.isOfRules }
        return before + [build] + checks.dropFirst(before.count)
    }

    private func check(from node: ConfigurationNode) throws -> ExerciseCheck {
        let check = try node.mapping(keys: ["id", "says"] + Self.kinds)
        let found = Self.kinds.filter { check[$0] != nil }
        guard let name = found.first, found.count == 1 else {
            throw SubjectError.notOneKind(at: node.place, found: found, known: Self.kinds)
        }
        return ExerciseCheck(
            id: try check.required("id").text(),
            kind: try kind(name, from: try check.required(name)),
            says: try check.required("says").words()
        )
    }

    private func kind(_ name: String, from node: ConfigurationNode) throws -> ExerciseCheck.Kind {
        switch name {
        case "rules":
            let names = try node.texts()
            return .rules(names == ["all"] ? nil : names)
        case "tests": return .tests(try node.texts())
        case "scenarios": return .scenarios(try node.texts())
        case "catches":
            let catches = try node.mapping(keys: ["tests", "mistakes"])
            return .catches(tests: try catches.required("tests").texts(), try mistakes(catches.required("mistakes")))
        case "fires": return .fires(try mistakes(node.mapping(keys: ["mistakes"]).required("mistakes")))
        case "figure": return .figure(try node.text())
        case "answers":
            let answers = try node.mapping(keys: ["file", "questions"])
            return .answers(
                file: try answers.required("file").path(),
                try answers.required("questions").entries().map(question)
            )
        case "prediction":
            let prediction = try node.mapping(keys: ["file", "of"])
            let known = ExerciseCheck.PredictedFigure.allCases.map(\.rawValue)
            return .prediction(
                file: try prediction.required("file").path(),
                of: try prediction.required("of").names(of: "figure", among: known)
                    .compactMap(ExerciseCheck.PredictedFigure.init)
            )
        default:
            let rubric = try node.mapping(keys: ["file", "items", "figures"])
            return .rubric(
                file: try rubric.required("file").path(),
                items: try rubric.required("items").wholeNumber(),
                figures: try rubric.required("figures").wholeNumber()
            )
        }
    }

    private func mistakes(_ node: ConfigurationNode) throws -> [ExerciseCheck.PlantedMistake] {
        try node.entries().map { ExerciseCheck.PlantedMistake(name: try $0.path(), says: try $1.words()) }
    }

    private func question(id: ConfigurationNode, from node: ConfigurationNode) throws -> Question {
        let question = try node.mapping(keys: ["accepts", "because", "wrong"])
        return Question(
            id: try id.text(),
            accepted: try question.required("accepts").texts(),
            reason: try question["because"].map { node in
                let reason = try node.mapping(keys: ["file", "text"])
                return Question.Reason(
                    file: try reason.required("file").path(),
                    texts: try reason.required("text").texts()
                )
            },
            wrong: Dictionary(
                try (question["wrong"]?.entries() ?? []).map { (Question.plain(try $0.text()), try $1.words()) }
            ) { first, _ in first }
        )
    }
}
