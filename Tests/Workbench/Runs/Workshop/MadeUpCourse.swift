import Foundation
import TestFolder
import Toolchain

@testable import Workshop

/// A course without code: two exercises about a poem, which need no build.
struct MadeUpCourse {
    let folder: TestFolder
    let course: Course
    let git: LearnersGit

    static let environment = ProcessInfo.processInfo.environment

    /// With other texts in the place of some of its files; `nil` leaves the file out.
    init(replacing changes: [String: String?] = [:]) throws {
        folder = try TestFolder()
        var files = Self.files
        for (path, text) in changes { files[path] = text }
        for (path, text) in files { try folder.write(text, to: path) }
        course = try Course.read(from: folder.url(of: "Workshop"))
        git = try LearnersGit(in: Self.environment)
    }

    var trees: CourseTrees { CourseTrees(of: course, git: git) }

    /// A new learner's folder.
    func learner() async throws -> LearnersFolder {
        try await LearnersFolder.start(
            course,
            at: folder.url(of: "Learner"),
            with: course.first(named: nil),
            environment: Self.environment
        )
    }

    private static let files = [
        "Package.swift": "// swift-tools-version: 6.2\n",
        "Poems/autumn.txt": "Leaves fall.\nWind sleeps.\n",
        "Workshop/Package/.gitignore": ".workshop.json\n.build/\n",
        "Workshop/workshop.yml": """
        title: {en: Poems, zh: 诗}
        package: {Sources/Poems: Poems}
        chapters:
          - {id: read, title: {en: Read, zh: 读}, exercises: [season, wind]}
        """,
        "Workshop/read/season/exercise.yml": """
        title: {en: The season, zh: 季节}
        yours: ['Answers/*']
        checks:
          - id: answers
            answers:
              file: Answers/season.yml
              questions:
                season:
                  accepts: [autumn, fall]
                  because: {file: Sources/Poems/autumn.txt, text: Leaves}
                  wrong: {winter: {en: There is no snow., zh: 没有雪。}}
            says: {en: Read the poem once more., zh: 再读一遍。}
        start: answers
        wrong:
          winter: {fails: answers, says: There is no snow.}
        """,
        "Workshop/read/season/page.en.md": "# The season\n",
        "Workshop/read/season/page.zh.md": "# 季节\n",
        "Workshop/read/season/hints.en.md": "## 1\n\nRead.\n\n## 2\n\nLeaves.\n\n## 3\n\nThey fall.\n",
        "Workshop/read/season/hints.zh.md": "## 1\n\n读。\n\n## 2\n\n叶。\n\n## 3\n\n落。\n",
        "Workshop/read/season/solution.en.md": "Leaves fall in autumn.\n",
        "Workshop/read/season/solution.zh.md": "秋天落叶。\n",
        "Workshop/read/season/start.patch": """
        --- /dev/null
        +++ b/Answers/season.yml
        @@ -0,0 +1,3 @@
        +season:
        +  answer:
        +  because:

        """,
        "Workshop/read/season/solution.patch": answer("autumn", because: "autumn.txt:1"),
        "Workshop/read/season/wrong/winter.patch": answer("winter", because: "autumn.txt:1"),
        "Workshop/read/wind/exercise.yml": """
        title: {en: The wind, zh: 风}
        yours: ['Answers/*']
        checks:
          - id: answers
            answers: {file: Answers/wind.yml, questions: {wind: {accepts: [sleeps]}}}
            says: {en: What does the wind do?, zh: 风在做什么？}
        start: answers
        continues: season
        """,
    ]

    /// A change of the start's answers.
    static func answer(_ answer: String, because reason: String) -> String {
        """
        --- a/Answers/season.yml
        +++ b/Answers/season.yml
        @@ -1,3 +1,3 @@
         season:
        -  answer:
        -  because:
        +  answer: \(answer)
        +  because: \(reason)

        """
    }
}
