import Words

/// What is wrong with the texts of an exercise: some are missing, are still those of a new exercise, or are in the other
/// language.
struct ExerciseTexts {
    let exercise: Exercise

    var faults: [String] { pageFaults + wordFaults }
}

extension ExerciseTexts {
    private var pageFaults: [String] {
        Exercise.Page.allCases.flatMap { page in
            Language.allCases.flatMap { language -> [String] in
                do {
                    if page == .hints {
                        for number in 1...Exercise.hints { _ = try exercise.hint(number, in: language) }
                    }
                    let text = try exercise.text(of: page, in: language)
                    return faults(of: text, in: language, called: "\(page.rawValue).\(language.rawValue).md")
                } catch {
                    return ["\(error)"]
                }
            }
        }
    }

    private var wordFaults: [String] {
        let checks = exercise.checks.flatMap { check in [check.says] + check.kind.words }
        return ([exercise.title] + checks).flatMap { words in
            // Names and numbers are the same in both.
            words == exercise.title && words.isNeutral
                ? []
                : Language.allCases.flatMap { faults(of: words.text(in: $0), in: $0, called: "exercise.yml") }
        }
    }

    private func faults(of text: String, in language: Language, called name: String) -> [String] {
        var faults: [String] = []
        if let left = text.split(separator: "\n").map(String.init).first(where: NewExercise.texts.contains) {
            faults.append("\(name) still says “\(left)”, as catwalk workshop new-exercise wrote it.")
        }
        if let heading = Self.emptySection(of: text) { faults.append("\(name) says nothing below “\(heading)”.") }
        if language.isMissing(in: text) {
            faults.append("\(name) is in the other language where it says “\(text.prefix { $0 != "\n" })”.")
        }
        return faults
    }

    private static func emptySection(of text: String) -> String? {
        let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        let next = lines.dropFirst().map { $0.hasPrefix("## ") } + [true]
        return zip(lines, next).first { $0.hasPrefix("## ") && $1 }.map { String($0.0) }
    }
}

extension Language {
    /// Whether a text is in the other language, code apart: English has no Chinese characters, and Chinese has some.
    fileprivate func isMissing(in text: String) -> Bool {
        let prose = text.replacing(/```[\s\S]*?```|`[^`]*`/, with: "")
        let hasChinese = prose.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
        return hasChinese != (self == .zh)
    }
}

extension ExerciseCheck.Kind {
    /// What is said of single answers and mistakes.
    fileprivate var words: [Words] {
        switch self {
        case .answers(_, let questions):
            questions.flatMap { question in question.wrong.sorted { $0.key < $1.key }.map(\.value) }
        default: mistakes.map(\.says)
        }
    }
}
