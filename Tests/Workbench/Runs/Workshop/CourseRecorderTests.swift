import Files
import Foundation
import TestFolder
import Testing

@testable import Workshop

struct CourseRecorderTests {
    private func recorder(of made: MadeUpCourse) async throws -> CourseRecorder {
        try await CourseRecorder(of: made.course, in: MadeUpCourse.environment)
    }

    /// A folder with these files, and one that belongs to the workshop.
    private func leave(_ tree: FileTree, in made: MadeUpCourse) throws -> URL {
        try made.folder.write("{}", to: "Left/.workshop.json")
        let folder = made.folder.url(of: "Left")
        try tree.write(to: folder)
        return folder
    }

    /// The course with what its files have now.
    private func again(_ made: MadeUpCourse) throws -> CourseTrees {
        CourseTrees(of: try Course.read(from: made.course.folder), git: made.git)
    }

    @Test(
        "A folder is kept as it was left",
        arguments: ["start", "solution", "hint-1", "hint-2", "wrong/winter", "wrong/no-season"]
    )
    func records(_ name: String) async throws {
        let made = try MadeUpCourse()
        let exercise = try made.course.exercise("read/season")
        var tree = try await made.trees.start(of: exercise)
        tree.files["Answers/season.yml"] = Data("season:\n  answer: none\n  because: nothing\n".utf8)
        tree.files["Sources/Poems/spring.txt"] = Data("Buds.\n".utf8)
        // It moves, to a name that git writes with a tab.
        tree.files["Sources/Poems/late autumn.txt"] = tree.files.removeValue(forKey: "Sources/Poems/autumn.txt")
        let recorded = try await recorder(of: made).record(leave(tree, in: made), as: name, of: exercise)
        #expect(recorded.path == "read/season/\(name).patch")
        #expect(try await again(made).state(name, of: exercise) == tree)
    }

    @Test("A planted mistake is kept without what the learner may change")
    func mistake() async throws {
        let made = try MadeUpCourse()
        let exercise = try made.course.exercise("read/season")
        var tree = try await made.trees.solution(of: exercise)
        tree.files["Sources/Poems/autumn.txt"] = Data("Leaves rise.\n".utf8)
        var left = tree
        left.files["Answers/season.yml"] = Data("mine".utf8)
        _ = try await recorder(of: made).record(leave(left, in: made), as: "mistakes/rising", of: exercise)
        #expect(try await again(made).state("mistakes/rising", of: exercise) == tree)
    }

    @Test("What is nearer to the solution is kept as a change of the solution")
    func onSolution() async throws {
        let long = (1...30).map { "+Line \($0)\n" }.joined()
        let solution = """
            diff --git a/Answers/poem.txt b/Answers/poem.txt
            new file mode 100644
            --- /dev/null
            +++ b/Answers/poem.txt
            @@ -0,0 +1,30 @@
            \(long)
            """
        let made = try MadeUpCourse(replacing: ["Workshop/read/season/solution.patch": solution])
        let exercise = try made.course.exercise("read/season")
        var tree = try await made.trees.solution(of: exercise)
        tree.files["Answers/poem.txt"]?.append(Data("Line 31\n".utf8))
        func record() async throws -> CourseRecorder.Recorded {
            try await recorder(of: made).record(leave(tree, in: made), as: "wrong/longer", of: exercise)
        }
        let recorded = try await record()
        #expect(recorded.isOnSolution && recorded.lines == 6 && !recorded.isReplaced)
        #expect(try await !record().isReplaced, "It is the same.")
        #expect(
            try made.folder.text(of: "Workshop/read/season/wrong/longer.patch") == """
                on: solution
                --- a/Answers/poem.txt
                +++ b/Answers/poem.txt
                @@ -30 +30,2 @@ Line 29
                 Line 30
                +Line 31

                """
        )
        #expect(try await again(made).state("wrong/longer", of: exercise) == tree)
    }

    @Test("What no exercise keeps is refused", arguments: ["", "a/b", "hint-4", "../x"])
    func noState(_ name: String) async throws {
        let made = try MadeUpCourse()
        let exercise = try made.course.exercise("read/season")
        let error = await #expect(throws: WorkshopError.self) {
            try await recorder(of: made).record(made.folder.url(of: "Workshop"), as: name, of: exercise)
        }
        #expect(error.map { "\($0)" }?.contains("keeps nothing as") == true)
    }

    @Test(
        "A folder in which nothing has changed, or a new file is empty or no text, is no part of an exercise",
        arguments: [
            (nil, "would change nothing"), (Data([0, 1, 2]), "Answers/picture is empty, or is no text."),
            (Data(), "Answers/picture is empty, or is no text."),
        ] as [(Data?, String)]
    )
    func noPart(_ data: Data?, _ words: String) async throws {
        let made = try MadeUpCourse()
        let exercise = try made.course.exercise("read/season")
        var tree = try await made.trees.start(of: exercise)
        tree.files["Answers/picture"] = data
        let left = try leave(tree, in: made)
        let error = await #expect(throws: WorkshopError.self) {
            try await recorder(of: made).record(left, as: "wrong/new", of: exercise)
        }
        #expect(error.map { "\($0)" }?.contains(words) == true)
        #expect(try made.folder.names(in: "Workshop/read/season/wrong") == ["winter.patch"])
    }

    @Test("A folder in which a patch has left what did not fit is not kept", arguments: ["rej", "orig"])
    func leftByPatch(_ ending: String) async throws {
        let made = try MadeUpCourse()
        let exercise = try made.course.exercise("read/season")
        var tree = try await made.trees.start(of: exercise)
        tree.files["Sources/Poems/autumn.txt.\(ending)"] = Data("@@ -1 +1 @@\n".utf8)
        let left = try leave(tree, in: made)
        let error = await #expect(throws: WorkshopError.self) {
            try await recorder(of: made).record(left, as: "wrong/new", of: exercise)
        }
        #expect(error.map { "\($0)" }?.hasPrefix("Sources/Poems/autumn.txt.\(ending) was left by a patch") == true)
    }

    @Test("A patch that takes the place of another one says so")
    func replaced() async throws {
        let made = try MadeUpCourse()
        let exercise = try made.course.exercise("read/season")
        var tree = try await made.trees.start(of: exercise)
        tree.files["Answers/season.yml"] = Data("season: {answer: none, because: nothing}\n".utf8)
        #expect(
            try await recorder(of: made).record(leave(tree, in: made), as: "wrong/winter", of: exercise).isReplaced
        )
    }

    @Test("A patch that the course would refuse as too large is not written")
    func tooLarge() async throws {
        let made = try MadeUpCourse()
        let exercise = try made.course.exercise("read/season")
        var tree = try await made.trees.start(of: exercise)
        tree.files["Answers/long"] = Data(String(repeating: "A line of text.\n", count: 70_000).utf8)
        let left = try leave(tree, in: made)
        let error = await #expect(throws: FileFault.self) {
            try await recorder(of: made).record(left, as: "wrong/new", of: exercise)
        }
        #expect(error.map { "\($0)" }?.hasPrefix("read/season/wrong/new.patch is larger than 1 MiB") == true)
        #expect(try made.folder.names(in: "Workshop/read/season/wrong") == ["winter.patch"])
    }
}

extension CourseRecorderTests {
    /// A course whose package has changed since another one, which it is else.
    private func changed(
        _ poem: String? = nil,
        at path: String = "Poems/autumn.txt",
        from oldPath: String = "Poems/autumn.txt",
        since replaced: [String: String?] = [:]
    ) throws -> (before: MadeUpCourse, now: MadeUpCourse) {
        var files = replaced
        files["Workshop/read/season/wrong/winter.patch"] = Self.wrongPoem
        files["Poems/autumn.txt"] = .some(nil)
        files[oldPath] = Self.poem
        let before = try MadeUpCourse(replacing: files)
        files[oldPath] = .some(nil)
        files[path] = poem ?? Self.poem
        return (before, try MadeUpCourse(replacing: files))
    }

    private static let poem = "Leaves fall.\nWind sleeps.\nFog.\nRain.\nMud.\nThe sun.\nMoss.\nNight.\n"

    private static let wrongPoem = """
        --- a/Sources/Poems/autumn.txt
        +++ b/Sources/Poems/autumn.txt
        @@ -1,3 +1,3 @@
        -Leaves fall.
        +Leaves rise.
         Wind sleeps.
         Fog.

        """

    private func follow(_ courses: (before: MadeUpCourse, now: MadeUpCourse)) async throws -> [String: CourseRecorder
        .Fate]
    {
        var followed: [String: CourseRecorder.Fate] = [:]
        var begun: [String] = []
        try await recorder(of: courses.now).follow(courses.before.course) { patch in
            if patch.fate == .begun { begun.append(patch.path) } else { followed[patch.path] = patch.fate }
        }
        // The second waits if the first can't follow.
        let exercises = courses.now.course.chapters.flatMap(\.exercises).map(\.id)
        #expect(exercises.starts(with: begun) && begun.isEmpty == exercises.isEmpty)
        return followed
    }

    @Test(
        "A patch follows a file that has changed elsewhere, or has moved",
        arguments: [("autumn.txt", "Night falls.\n"), ("fall.txt", "Night.\n")]
    )
    func follows(_ name: String, _ end: String) async throws {
        let poem = Self.poem.replacing("Night.\n", with: end)
        let courses = try changed(poem, at: "Poems/\(name)")
        let followed = try await follow(courses)
        #expect(followed == ["read/season/wrong/winter.patch": .written])
        let exercise = try courses.now.course.exercise("read/season")
        let tree = try await again(courses.now).state("wrong/winter", of: exercise)
        #expect(tree.text(of: "Sources/Poems/\(name)") == poem.replacing("fall.", with: "rise."))
        // Nothing is left to do.
        #expect(try await follow((courses.now, courses.now)) == [:])
    }

    @Test("A patch whose lines have changed stays, and is named with its file")
    func conflict() async throws {
        let courses = try changed(Self.poem.replacing("Leaves", with: "Needles"))
        let followed = try await follow(courses)
        let fault = "What it changes in Sources/Poems/autumn.txt has changed, so it has to be made anew."
        #expect(followed == ["read/season/wrong/winter.patch": .fault(fault)])
        #expect(try courses.now.folder.text(of: "Workshop/read/season/wrong/winter.patch") == Self.wrongPoem)
    }

    @Test("If a start can't follow, the rest of its chapter waits")
    func waits() async throws {
        let courses = try changed(
            Self.poem.replacing("Leaves", with: "Needles"),
            since: ["Workshop/read/season/start.patch": Self.wrongPoem]
        )
        let fault = "What it changes in Sources/Poems/autumn.txt has changed, so it has to be made anew."
        let rest = " What follows it waits for it: the rest of read/season, and 1 exercise."
        #expect(try await follow(courses) == ["read/season/start.patch": .fault(fault + rest)])
    }

    @Test("A patch that was recorded since stays as it was recorded")
    func recordedSince() async throws {
        let courses = try changed(Self.poem.replacing("Leaves", with: "Needles"))
        let mine = Self.wrongPoem.replacing("Leaves", with: "Needles")
        try courses.now.folder.write(mine, to: "Workshop/read/season/wrong/winter.patch")
        #expect(try await follow(courses) == [:])
        #expect(try courses.now.folder.text(of: "Workshop/read/season/wrong/winter.patch") == mine)
    }

    @Test("What comes after a start that was recorded anew follows it")
    func followsStart() async throws {
        let courses = (before: try MadeUpCourse(), now: try MadeUpCourse())
        let exercise = try courses.now.course.exercise("read/season")
        var start = try await courses.now.trees.start(of: exercise)
        start.files["Answers/season.yml"] = Data("# Which one?\n\nseason:\n  answer:\n  because:\n".utf8)
        _ = try await recorder(of: courses.now).record(leave(start, in: courses.now), as: "start", of: exercise)
        #expect(
            try await follow(courses)
                == ["read/season/solution.patch": .written, "read/season/wrong/winter.patch": .written]
        )
        let solution = try await again(courses.now).solution(of: exercise)
        #expect(
            solution.text(of: "Answers/season.yml")
                == "# Which one?\n\nseason:\n  answer: autumn\n  because: autumn.txt:1\n"
        )
    }

    @Test("Patches of the package itself follow too")
    func packagePatches() async throws {
        let patch =
            Self.wrongPoem.replacing("Sources/Poems", with: "Poems")
            + "diff --git a/.title b/.title\nnew file mode 100644\n--- /dev/null\n+++ b/.title\n@@ -0,0 +1 @@\n+Rise\n"
        let courses = try changed(
            at: "Poems/fall.txt",
            since: [
                "Patches/rise.patch": patch,
                "Patches/rise-again.patch": patch.replacing("Leaves fall", with: "Leaves rise"),
                "Workshop/workshop.yml": Self.withPatches(),
            ]
        )
        #expect(
            try await follow(courses) == ["Patches/rise.patch": .written, "Patches/rise-again.patch": .leftAlone]
        )
        let lines = try courses.now.folder.text(of: "Patches/rise.patch").split(separator: "\n")
        #expect(lines.contains("+++ b/Poems/fall.txt"))
        #expect(lines.contains("+Leaves rise."))
    }

    @Test("The folder of the package's patches may itself have moved")
    func movedPatches() async throws {
        let rise = Self.wrongPoem.replacing("Sources/Poems", with: "Poems")
        func files(in folder: String) -> [String: String?] {
            [
                "\(folder)/rise.patch": rise,
                "Workshop/workshop.yml": Self.withPatches().replacing("[Patches]", with: "[\(folder)]"),
            ]
        }
        let courses = (
            before: try changed(since: files(in: "Patches")).before,
            now: try changed(at: "Poems/fall.txt", since: files(in: "Others")).now
        )
        #expect(try await follow(courses) == ["Others/rise.patch": .written])
        let lines = try courses.now.folder.text(of: "Others/rise.patch").split(separator: "\n")
        #expect(lines.contains("+++ b/Poems/fall.txt"))
    }

    @Test("A patch on top of another one of its folder follows behind it, whatever their names")
    func patchOnPatch() async throws {
        let rise = Self.wrongPoem.replacing("Sources/Poems", with: "Poems")
        let again = rise.replacing("Leaves rise", with: "Leaves soar").replacing("Leaves fall", with: "Leaves rise")
        let courses = try changed(
            at: "Poems/fall.txt",
            since: [
                "Patches/rise.patch": rise, "Patches/a.patch": "on: rise\n" + again,
                "Patches/b.patch": "on: rise\non: a\n"
                    + again.replacing("soar", with: "sink")
                    .replacing("Leaves rise", with: "Leaves soar"),
                "Workshop/workshop.yml": Self.withPatches(),
            ]
        )
        #expect(
            try await follow(courses) == [
                "Patches/rise.patch": .written, "Patches/a.patch": .written, "Patches/b.patch": .written,
            ]
        )
        #expect(try courses.now.folder.text(of: "Patches/b.patch").contains("\n-Leaves soar.\n+Leaves sink.\n"))
        let text = try courses.now.folder.text(of: "Patches/a.patch")
        #expect(text.hasPrefix("on: rise\n--- a/Poems/fall.txt\n"))
        #expect(text.contains("\n-Leaves rise.\n+Leaves soar.\n"))
    }

    @Test(
        "A patch on top of itself, of what is no patch of its folder, or of too many is told of, and the others follow",
        arguments: [
            ("a", "which is made on top of it"), ("b", "which is made on top of it"),
            ("../Patches/rise", "which is no patch of its folder"), ("--stat", "which is no patch of its folder"),
            ("", "which is no patch of its folder"), ("many0", "and of more than 20 patches in all"),
        ]
    )
    func noBase(_ base: String, reason: String) async throws {
        let rise = Self.wrongPoem.replacing("Sources/Poems", with: "Poems")
        let many = (0..<25).map { ("Patches/many\($0).patch", "on: many\($0 + 1)\n" + rise) }
        let own = [
            "Patches/rise.patch": rise, "Patches/a.patch": "on: \(base)\n" + rise,
            "Patches/b.patch": "on: a\n" + rise, "Workshop/workshop.yml": Self.withPatches(),
        ]
        let courses = try changed(at: "Poems/fall.txt", since: own.merging(many) { own, _ in own })
        let fates = try await follow(courses)
        #expect(fates["Patches/rise.patch"] == .written)
        for name in ["a", "b"] {
            guard case .fault(let fault)? = fates["Patches/\(name).patch"] else {
                Issue.record("\(name) is not told of.")
                continue
            }
            #expect(fault.contains(reason))
        }
    }

    @Test("A file that a patch adds goes to where its folder has moved")
    func movedFolder() async throws {
        let hint = "--- /dev/null\n+++ b/Sources/Poems/early/spring.txt\n@@ -0,0 +1 @@\n+Buds.\n"
        let courses = try changed(
            at: "Poems/late/autumn.txt",
            from: "Poems/early/autumn.txt",
            since: ["Workshop/read/season/hint-1.patch": hint]
        )
        #expect(try await follow(courses)["read/season/hint-1.patch"] == .written)
        let tree = try await again(courses.now).state("hint-1", of: courses.now.course.exercise("read/season"))
        #expect(tree.text(of: "Sources/Poems/late/spring.txt") == "Buds.\n")
    }

    @Test(
        "A patch of what lies outside of the package, or belongs to git, is refused unread",
        arguments: ["../Poems/autumn.txt", ".git/config", "/etc/hostname", "Poems/../../a"]
    )
    func unsafePath(_ path: String) async throws {
        let patch = "--- a/\(path)\n+++ b/\(path)\n@@ -1 +1 @@\n-a\n+b\n"
        let courses = try changed(since: ["Patches/bad.patch": patch, "Workshop/workshop.yml": Self.withPatches()])
        guard case .fault(let fault)? = try await follow(courses)["Patches/bad.patch"] else {
            Issue.record("It is not refused.")
            return
        }
        #expect(fault.contains("which no patch may"))
    }

    @Test("Hidden folders have no patches that follow")
    func hiddenPatches() throws {
        let course = Self.withPatches().replacing("[Patches]", with: "[.git]")
        #expect(throws: WorkshopError.self) { try MadeUpCourse(replacing: ["Workshop/workshop.yml": course]) }
    }

    private static func withPatches() -> String {
        """
        title: {en: Poems, zh: 诗}
        package: {Sources/Poems: Poems}
        patches: [Patches]
        chapters: [{id: read, title: {en: Read, zh: 读}, exercises: []}]
        """
    }
}
