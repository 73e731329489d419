import Files
import Foundation
import Support
import Words

/// An exercise as its author begins: checks of some kinds, pages in both languages that say what belongs where, and patches
/// that `verify` can try.
public struct NewExercise: Sendable {
    /// The chapter's name and its own, such as `read/layer`.
    public let id: String
    public let folder: URL
    private let name: String
    private let kinds: [String]

    /// What a check can be, as `exercise.yml` calls it.
    public static let kinds = ExerciseReader.kinds

    /// Each check is of one of the kinds; throws if the course has no such chapter, or the name is none that files of all
    /// systems may have.
    public init(_ id: String, in course: Course, checking kinds: [String] = ["answers"]) throws(WorkshopError) {
        let parts = id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, course.chapters.contains(where: { $0.id == parts[0] }),
            parts[1].wholeMatch(of: /[a-z][a-z0-9-]{0,40}/) != nil
        else { throw .noExerciseName(id, chapters: course.chapters.map(\.id)) }
        (self.id, name, self.kinds) = (id, parts[1], kinds)
        folder = course.folder.appending(path: id, directoryHint: .isDirectory)
    }

    /// Makes the folder and its files; throws if something is there already.
    public func write() throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw WorkshopError.folderInUse(path: folder.path)
        }
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            try EnclosedFile(path, in: folder).replace(with: Data(text.utf8))
        }
    }
}

extension NewExercise {
    private static let title = Words(en: "Title", zh: "标题")
    private static let hint = Words(en: "A hint.", zh: "提示。")
    private static let wrong = Words(en: "Why that one is not right.", zh: "为什么那一个不对。")
    private static let mistake = Words(en: "What somebody has understood wrongly.", zh: "有人误解了什么。")
    private static let says = Words(en: "What it means if this does not hold.", zh: "这一项未通过意味着什么。")
    private static let solution = Words(
        en: "Why this one, what else would do, and what it costs.",
        zh: "为什么是这一个，还有什么也行，代价是什么。"
    )

    /// What an author has to replace.
    static let texts = Set([title, hint, wrong, mistake, says, solution].flatMap { [$0.en, $0.zh] })

    private var files: [String: String] {
        let answered = kinds.compactMap(answerFile)
        var files = [
            "exercise.yml": """
            title: \(Self.yaml(Self.title))
            # What the learner may change. Of all else the course's version is checked.
            yours: [\((answered.map { "'\($0.path)'" } + [answered.count < kinds.count ? "'Sources/**'" : nil].compactMap(\.self)).joined(separator: ", "))]
            # ARCHITECTURE is one of Package/.catwalk.yml; each mistake is a patch in the folder mistakes.
            checks:
            \(kinds.map(check).joined(separator: "\n"))
            # The check that fails before the learner has begun.
            start: \(kinds[0])
            # At least five, each a patch in the folder wrong.
            wrong: {}

            """,
            "page.en.md": """
            ## Why it matters

            ## What to do

            ## What is checked

            """,
            "page.zh.md": """
            ## 为什么重要

            ## 要做什么

            ## 检查什么

            """,
        ]
        for language in Language.allCases {
            let hint = Self.hint.text(in: language)
            files["hints.\(language.rawValue).md"] =
                (1...Exercise.hints).map { "## \($0)\n\n\(hint)\n" }.joined(separator: "\n")
            files["solution.\(language.rawValue).md"] = "\(Self.solution.text(in: language))\n"
        }
        if !answered.isEmpty {
            files["start.patch"] = answered.map(\.start).joined()
            files["solution.patch"] = answered.map(\.solution).joined()
        }
        return files
    }

    private func check(of kind: String) -> String {
        let mistakes = "mistakes: {first: \(Self.yaml(Self.mistake))}"
        let file = answerFile(of: kind)?.path ?? ""
        let value =
            switch kind {
            case "rules": "all"
            case "tests", "scenarios": "[ARCHITECTURE]"
            case "catches": "{tests: [ARCHITECTURE], \(mistakes)}"
            case "fires": "{\(mistakes)}"
            case "figure": "ARCHITECTURE.lines.code > 0"
            case "prediction": "{file: \(file), of: [files]}"
            case "rubric": "{file: \(file), items: 1, figures: 0}"
            default:
                "{file: \(file), questions: {first: {accepts: [this one], wrong: {that one: \(Self.yaml(Self.wrong))}}}}"
            }
        return """
              - id: \(kind)
                \(kind): \(value)
                says: \(Self.yaml(Self.says))
            """
    }

    /// What a learner finds and leaves in a file for answers; `nil` if the kind has none.
    private func answerFile(of kind: String) -> AnswerFile? {
        switch kind {
        case "answers":
            AnswerFile("Answers/\(name).yml", ["# Which one?", "first:"], "  answer:", "  answer: this one")
        case "prediction": AnswerFile("Answers/\(name)-before.yml", ["# What do you expect?"], "files:", "files: 1")
        case "rubric": AnswerFile("Answers/\(name).md", [], "- [ ] An item.", "- [x] An item.")
        default: nil
        }
    }

    private static func yaml(_ words: Words) -> String { "{en: \"\(words.en)\", zh: \"\(words.zh)\"}" }
}

/// A file whose last line the learner answers.
private struct AnswerFile {
    let path: String
    let start: String
    let solution: String

    init(_ path: String, _ lines: [String], _ question: String, _ answer: String) {
        self.path = path
        let count = lines.count + 1
        let head = "diff --git a/\(path) b/\(path)\n"
        let added = (lines + [question]).map { "+\($0)\n" }.joined()
        start = head + "new file mode 100644\n--- /dev/null\n+++ b/\(path)\n@@ -0,0 +1,\(count) @@\n" + added
        solution =
            head + "--- a/\(path)\n+++ b/\(path)\n@@ -1,\(count) +1,\(count) @@\n" + lines.map { " \($0)\n" }.joined()
            + "-\(question)\n+\(answer)\n"
    }
}
