import Files
import Foundation
import Support

/// An exercise as its author begins: one question in a file for answers, pages in both languages that say what belongs where,
/// and patches that `verify` can try.
public struct NewExercise: Sendable {
    /// The chapter's name and its own, such as `read/layer`.
    public let id: String
    public let folder: URL
    private let name: String

    /// Throws if the course has no such chapter, or the name is none that files of all systems may have.
    public init(_ id: String, in course: Course) throws(WorkshopError) {
        let parts = id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, course.chapters.contains(where: { $0.id == parts[0] }),
            parts[1].wholeMatch(of: /[a-z][a-z0-9-]{0,40}/) != nil
        else { throw .noExerciseName(id, chapters: course.chapters.map(\.id)) }
        (self.id, name) = (id, parts[1])
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
    private var files: [String: String] {
        [
            "exercise.yml": """
            title: {en: Title, zh: 标题}
            # What the learner may change. Of all else the course's version is checked.
            yours: ['\(answers)']
            checks:
              - id: answers
                answers:
                  file: \(answers)
                  questions:
                    first:
                      accepts: [this one]
                      wrong:
                        that one: {en: Why that one is not right., zh: 为什么那一个不对。}
                says:
                  en: What it means if this does not hold.
                  zh: 这一项未通过意味着什么。
            # The check that fails before the learner has begun.
            start: answers
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
            "hints.en.md": (1...Exercise.hints).map { "## \($0)\n\nA hint.\n" }.joined(separator: "\n"),
            "hints.zh.md": (1...Exercise.hints).map { "## \($0)\n\n提示。\n" }.joined(separator: "\n"),
            "solution.en.md": "Why this one, what else would do, and what it costs.\n",
            "solution.zh.md": "为什么是这一个，还有什么也行，代价是什么。\n",
            "start.patch": """
            diff --git a/\(answers) b/\(answers)
            new file mode 100644
            --- /dev/null
            +++ b/\(answers)
            @@ -0,0 +1,3 @@
            +# Which one?
            +first:
            +  answer:

            """,
            "solution.patch": """
            diff --git a/\(answers) b/\(answers)
            --- a/\(answers)
            +++ b/\(answers)
            @@ -1,3 +1,3 @@
             # Which one?
             first:
            -  answer:
            +  answer: this one

            """,
        ]
    }

    private var answers: String { "Answers/\(name).yml" }
}
