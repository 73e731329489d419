import Files
import Foundation
import TestFolder
import Testing
import Toolchain

@testable import Workshop

struct LearnersFolderTests {
    private let made: MadeUpCourse

    init() throws {
        made = try MadeUpCourse()
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: made.folder.url(of: "Learner/\(path)"), encoding: .utf8)
    }

    private func open() async throws -> LearnersFolder {
        try await LearnersFolder.open(at: made.folder.url(of: "Learner"), environment: MadeUpCourse.environment)
    }

    @Test("A new folder has the package, and the start of the first exercise")
    func starts() async throws {
        let folder = try await made.learner()
        #expect(try text("Sources/Poems/autumn.txt") == "Leaves fall.\nWind sleeps.\n")
        #expect(try text("Answers/season.yml") == "season:\n  answer:\n  because:\n")
        #expect(try folder.exercise.id == "read/season")
    }

    @Test("A folder with something in it is left alone")
    func inUse() async throws {
        try made.folder.write("mine", to: "Learner/notes.txt")
        await #expect(throws: WorkshopError.self) { try await made.learner() }
        #expect(try text("notes.txt") == "mine")
    }

    @Test("A reset gives the start to the byte, and keeps what was there in a commit")
    func resets() async throws {
        var folder = try await made.learner()
        try made.folder.write("season: {answer: spring}\n", to: "Learner/Answers/season.yml")
        try made.folder.write("mine", to: "Learner/notes.txt")
        let commit = try await folder.reset()
        #expect(try folder.work() == (try await made.trees.start(of: folder.exercise)))
        let kept = try await made.git.tree(of: commit, in: folder.url)
        #expect(kept.text(of: "notes.txt") == "mine")
        #expect(kept.text(of: "Answers/season.yml") == "season: {answer: spring}\n")
    }

    @Test("A link in the place of a file stays, and the reset goes on when it is gone")
    func link() async throws {
        var folder = try await made.learner()
        let place = made.folder.url(of: "Learner/Answers/season.yml")
        try FileManager.default.removeItem(at: place)
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "nowhere")
        try made.folder.write("mine", to: "Learner/notes.txt")
        await #expect(throws: FileFault.link(path: place.path)) { try await folder.reset() }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place.path) == "nowhere")
        #expect(try text("notes.txt") == "mine")
        try FileManager.default.removeItem(at: place)
        _ = try await folder.reset()
        #expect(try folder.work() == (try await made.trees.start(of: folder.exercise)))
    }

    @Test("What was passed stays passed, and the work goes on with it")
    func goesOn() async throws {
        var folder = try await made.learner()
        try made.folder.write("season: {answer: fall, because: 'autumn.txt:1'}\n", to: "Learner/Answers/season.yml")
        try await folder.note(Verdict(exercise: folder.exercise, unchecked: []))
        _ = try await folder.begin(made.course.exercise("read/wind"))
        let again = try await open()
        #expect(try again.exercise.id == "read/wind")
        #expect(try again.isPassed(made.course.exercise("read/season")))
        #expect(try text("Answers/season.yml").contains("fall"))
    }

    @Test("What continues an exercise begins with the learner's own solution of it, also after a way round")
    func firstSolution() async throws {
        var folder = try await made.learner()
        let mine = "season: {answer: fall, because: 'autumn.txt:1'}\n"
        try made.folder.write(mine, to: "Learner/Answers/season.yml")
        try await folder.note(Verdict(exercise: folder.exercise, unchecked: []))
        _ = try await folder.reset()
        #expect(try text("Answers/season.yml") != mine)
        // The reset took the solution away.
        let beginning = try await folder.begin(made.course.exercise("read/wind"))
        #expect(try text("Answers/season.yml") == mine)
        #expect(beginning.isOwn && beginning.putBack == "read/season")
        // Whoever begins an exercise twice goes on with the course's files.
        let jump = try await folder.begin(made.course.exercise("read/wind"))
        #expect(try text("Answers/season.yml") == mine)
        #expect(!jump.isOwn && jump.putBack == "read/season")
    }

    @Test("What was changed since in a solution that is in the files stays")
    func changedSince() async throws {
        var folder = try await made.learner()
        try made.folder.write("season: {answer: fall, because: 'autumn.txt:1'}\n", to: "Learner/Answers/season.yml")
        try await folder.note(Verdict(exercise: folder.exercise, unchecked: []))
        let later = "season: {answer: autumn, because: 'autumn.txt:1'}\n"
        try made.folder.write(later, to: "Learner/Answers/season.yml")
        let beginning = try await folder.begin(made.course.exercise("read/wind"))
        #expect(try text("Answers/season.yml") == later)
        #expect(beginning.isOwn && beginning.putBack == nil)
    }

    @Test("A change of the files that was broken off is done again, from what was there before")
    func brokenOff() async throws {
        var folder = try await made.learner()
        try made.folder.write("mine", to: "Learner/Answers/season.yml")
        let commit = try await made.git.commit("Mine", of: folder.work(), in: folder.url)
        // As a kill leaves it: announced, and half of the files written.
        folder.progress.move = Progress.Move(exercise: "read/season", from: commit, isWhole: true)
        try EnclosedFile(Progress.fileName, in: folder.url).replace(with: folder.progress)
        try FileManager.default.removeItem(at: made.folder.url(of: "Learner/Sources/Poems/autumn.txt"))
        let again = try await open()
        #expect(try again.work() == (try await made.trees.start(of: again.exercise)))
        #expect(again.progress.move == nil)
    }

    @Test("An unfinished file that a killed command left is in no commit, and goes with the next reset")
    func leftover() async throws {
        var folder = try await made.learner()
        let half = "Answers/.season.yml.catwalk-\(UUID())"
        try made.folder.write("half", to: "Learner/\(half)")
        try made.folder.write("mine", to: "Learner/Answers/season.yml")
        let before = try #require(folder.progress.begun["read/season"])
        let kept = try await made.git.numstat(from: before, to: folder.reset(), in: folder.url)
        #expect(kept.split(separator: "\t").last == "Answers/season.yml")
        #expect(!FileManager.default.fileExists(atPath: made.folder.url(of: "Learner/\(half)").path))
    }

    @Test("Hints come one after the other, and the last stays; the solution has to be asked for twice")
    func asks() async throws {
        var folder = try await made.learner()
        #expect(try (1...4).map { _ in try folder.takeHint() } == [1, 2, 3, 3])
        #expect(try [folder.asksForSolution(), folder.asksForSolution()] == [false, true])
    }

    @Test("Who has been stopped by a check for five minutes is stuck", arguments: [(299, false), (300, true)])
    func stands(after seconds: Int, isStuck: Bool) async throws {
        var folder = try await made.learner()
        let exercise = try folder.exercise
        var verdict = Verdict(exercise: exercise, unchecked: [])
        verdict.failure = .init(exercise: exercise, check: exercise.checks[0], faults: [])
        try await folder.note(verdict)
        let standing = try Standing(of: folder.url, now: #require(folder.progress.since) + seconds)
        #expect(standing.isStuck == isStuck)
        #expect(standing.stoppedBy == "answers")
        #expect(standing.name == "Learner")
    }

    @Test(
        "Damaged progress is told in sentences, and nothing is changed",
        arguments: ["{", "[]", "{\"schemaVersion\": 9}"]
    )
    func damaged(_ text: String) async throws {
        _ = try await made.learner()
        try made.folder.write(text, to: "Learner/.workshop.json")
        let error = await #expect(throws: WorkshopError.self) { try await open() }
        #expect(
            error.map { "\($0)".contains("can't be read as progress") && !"\($0)".contains("DecodingFault") } == true
        )
        #expect(try self.text(".workshop.json") == text)
    }

    @Test("What is no hash of a commit is never handed to git", arguments: ["begun", "ended", "move"])
    func noHash(_ key: String) async throws {
        _ = try await made.learner()
        let outside = try TestFolder()
        let option = "--index-output=\(outside.url(of: "file").path)"
        let file = made.folder.url(of: "Learner/.workshop.json")
        var progress = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        progress[key] =
            key == "move"
            ? ["exercise": "read/season", "from": option, "isWhole": true] as [String: Any] : ["read/season": option]
        try JSONSerialization.data(withJSONObject: progress).write(to: file)
        let error = await #expect(throws: WorkshopError.self) { try await open() }
        #expect(error.map { "\($0)".contains("no hash of git's") } == true)
        #expect(try outside.names().isEmpty)
    }

    @Test("A commit that the repository has not is missed, also if others are there", arguments: ["begun", "ended"])
    func noCommit(_ key: String) async throws {
        var folder = try await made.learner()
        let hash = try #require(ObjectHash(String(repeating: "f", count: 40)))
        if key == "begun" {
            folder.progress.begun["read/wind"] = hash
        } else {
            folder.progress.ended["read/wind"] = hash
        }
        try EnclosedFile(Progress.fileName, in: folder.url).replace(with: folder.progress)
        let error = await #expect(throws: WorkshopError.self) { try await open() }
        #expect(error.map { "\($0)".contains("is not the git repository any more") } == true)
    }

    @Test("After a file that is too large the next check works, and so does every other command")
    func tooLarge() async throws {
        var folder = try await made.learner()
        folder = try LearnersFolder.look(at: folder.url, environment: MadeUpCourse.environment)
        let checks = try WorkChecks(of: folder, environment: MadeUpCourse.environment)
        let file = try made.folder.write("", to: "Learner/large.txt")
        #expect(truncate(file.path, 17 << 20) == 0)
        await #expect(throws: FileFault.self) { try await checks.verdict(on: &folder) }
        try FileManager.default.removeItem(at: file)
        #expect(try await checks.verdict(on: &folder).failure?.check.id == "answers")
        var other = try await open()
        #expect(try other.takeHint() == 1)
    }

    @Test(
        "A course that came with the work, or is found from wherever one stands, is not heeded",
        arguments: [".", "", "../Workshop", "~", "in"]
    )
    func ownCourse(_ course: String) async throws {
        var folder = try await made.learner()
        let path = course == "in" ? folder.url.appending(path: "Workshop").path : course
        folder.progress = Progress(course: path, exercise: "read/season")
        try EnclosedFile(Progress.fileName, in: folder.url).replace(with: folder.progress)
        let error = await #expect(throws: WorkshopError.self) { try await open() }
        #expect(error.map { "\($0)".contains("names a course that lies in the folder itself") } == true)
    }

    @Test("Nobody else may open what commands wait for, also if an earlier catwalk has made it")
    func locks() async throws {
        let folder = try await made.learner()
        for path in [".git/catwalk.lock", ".build/workshop.lock"] { try made.folder.write("", to: "Learner/\(path)") }
        let checks = try WorkChecks(of: folder, environment: MadeUpCourse.environment)
        _ = try await open()
        for path in [".git/catwalk.lock", ".build/workshop.lock"] {
            var status = stat()
            #expect(stat(made.folder.url(of: "Learner/\(path)").path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        }
        withExtendedLifetime(checks) {}
    }

    @Test("A patch of a binary file, which may stand for gigabytes, is refused")
    func binaryPatch() async throws {
        let text = "diff --git a/a b/a\nnew file mode 100644\nGIT binary patch\nliteral 1\nIcmZPo000310RR91\n\n"
        let error = await #expect(throws: WorkshopError.self) {
            try await Patch(text: Data(text.utf8), name: "start.patch").applied(to: FileTree(), with: made.git)
        }
        #expect(error.map { "\($0)".contains("a binary file") } == true)
    }

    @Test(
        "A patch whose files lie in hundreds of folders is refused, however it names them",
        arguments: ["diff --git a/PATH b/PATH", "+++ \"b/PATH\"", "copy to PATH"]
    )
    func deepPatch(_ line: String) async throws {
        let path = String(repeating: "a/", count: 300) + "b"
        let text = line.replacing("PATH", with: path) + "\nnew file mode 100644\n"
        let error = await #expect(throws: WorkshopError.self) {
            try await Patch(text: Data(text.utf8), name: "start.patch").applied(to: FileTree(), with: made.git)
        }
        #expect(error.map { "\($0)".contains("in more than 100 folders") } == true)
    }

    @Test("A patch that does not fit says what git says, and nothing of a folder that nobody knows")
    func foreignPatch() async throws {
        let text = "--- a/Poems/gone.txt\n+++ b/Poems/gone.txt\n@@ -1 +1 @@\n-a\n+b\n"
        let error = await #expect(throws: WorkshopError.self) {
            try await Patch(text: Data(text.utf8), name: "start.patch").applied(to: FileTree(), with: made.git)
        }
        #expect(
            error.map { "\($0)" } == """
                start.patch does not fit the files that it changes. Make it anew with catwalk workshop record.
                error: Poems/gone.txt: No such file or directory
                """
        )
    }

    @Test("A course that can't begin leaves no folder")
    func noBeginning() async throws {
        let patch = "--- a/gone\n+++ b/gone\n@@ -1 +1 @@\n-a\n+b\n"
        let made = try MadeUpCourse(replacing: ["Workshop/read/season/start.patch": patch])
        await #expect(throws: WorkshopError.self) { try await made.learner() }
        #expect(!FileManager.default.fileExists(atPath: made.folder.url(of: "Learner").path))
    }

    @Test("A folder without progress is none of a workshop")
    func noWork() async throws {
        try made.folder.write("", to: "Learner/a.txt")
        await #expect(throws: WorkshopError.self) { try await open() }
    }
}
