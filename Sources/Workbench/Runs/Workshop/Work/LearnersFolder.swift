import Files
import Foundation
import Support
import Toolchain

/// The folder in which a learner works: a package, its git repository, and the progress.
///
/// Whatever catwalk changes in it, it commits first what was there. A change of the files is announced in the progress before
/// it begins, so one that was broken off is done again from that commit. Only one command at a time writes.
public struct LearnersFolder: Sendable {
    public let url: URL
    public let course: Course
    let trees: CourseTrees
    let git: LearnersGit
    var progress: Progress
    /// Held while something may be written; `nil` to look only.
    private var lock: WritingLock?

    private init(url: URL, trees: CourseTrees, git: LearnersGit, progress: Progress) {
        (self.url, self.trees, self.git, self.progress) = (url, trees, git, progress)
        course = trees.course
    }
}

extension LearnersFolder {
    /// Makes the folder for a course, which may not be there yet, or has to be empty.
    public static func start(
        _ course: Course,
        at url: URL,
        with exercise: Exercise,
        environment: [String: String]
    ) async throws -> LearnersFolder {
        let git = try LearnersGit(in: environment)
        let trees = CourseTrees(of: course, git: git)
        // Made first, so that a course that can't begin leaves nothing behind.
        _ = try await trees.start(of: exercise)
        let manager = FileManager.default
        do {
            try manager.createDirectory(at: url, withIntermediateDirectories: true)
            guard try manager.contentsOfDirectory(atPath: url.path).allSatisfy({ $0 == ".DS_Store" }) else {
                throw WorkshopError.folderInUse(path: url.path)
            }
        } catch let error as WorkshopError {
            throw error
        } catch {
            throw FileFault.notWritten(path: url.path, SystemReason(error))
        }
        try await trees.package().write(to: url)
        try await git.makeRepository(in: url)
        let whole = try FileTree(of: url)
        let commit = try await git.commit("The cat app in four architectures", of: whole, in: url)
        let progress = Progress(course: course.folder.path, exercise: exercise.id)
        var folder = LearnersFolder(url: url, trees: trees, git: git, progress: progress)
        try await folder.move(to: exercise, from: commit, isWhole: true)
        return folder
    }

    /// Opens the folder to look only.
    public static func look(at url: URL, environment: [String: String]) throws -> LearnersFolder {
        let progress = try Progress.read(in: url)
        let course = try Course.read(from: URL(filePath: progress.course, directoryHint: .isDirectory))
        let git = try LearnersGit(in: environment)
        return LearnersFolder(url: url, trees: CourseTrees(of: course, git: git), git: git, progress: progress)
    }

    /// Opens the folder to write, once no other command does, and ends a change of its files that was broken off.
    public static func open(at url: URL, environment: [String: String]) async throws -> LearnersFolder {
        try await look(at: url, environment: environment).locked()
    }

    /// The folder as it is once no other command writes.
    public func locked() async throws -> LearnersFolder {
        var folder = self
        folder.lock = try await git.lock(url)
        folder.progress = try Progress.read(in: url)
        guard try await git.has(folder.progress.commits, in: url) else {
            throw WorkshopError.otherRepository(folder: url.path)
        }
        if let move = folder.progress.move {
            _ = try await git.commit("What was there when a change was broken off", of: work(), in: url)
            try await folder.move(to: course.exercise(move.exercise), from: move.from, isWhole: move.isWhole)
        }
        return folder
    }

    /// Reads the folder as it is once no other command writes, and does the work before another one may.
    public mutating func whileLocked<Result>(
        _ work: (inout LearnersFolder) async throws -> Result
    ) async throws -> Result {
        var folder = try await locked()
        defer {
            folder.lock = nil
            self = folder
        }
        return try await work(&folder)
    }

    public var exercise: Exercise {
        get throws(WorkshopError) { try course.exercise(progress.exercise) }
    }

    public func isPassed(_ exercise: Exercise) -> Bool { progress.passed.contains(exercise.id) }

    /// The exercises of the course that are not passed.
    public var notPassed: [Exercise] { course.exercises.filter { !isPassed($0) } }

    /// The files as they are now.
    func work() throws -> FileTree { try FileTree(of: url) }

    /// Notes what the checks came to; if the exercise is passed, with a commit of the work.
    ///
    /// If another exercise was begun meanwhile, nothing is noted.
    public mutating func note(_ verdict: Verdict) async throws {
        guard progress.exercise == verdict.exercise.id else { return }
        progress.stoppedBy = verdict.failure?.check.id
        if verdict.isPassed { try await pass() } else { try save() }
    }

    private mutating func pass() async throws {
        let exercise = try exercise
        let commit = try await git.commit("Passed \(exercise.id)", of: work(), in: url)
        if !isPassed(exercise) { progress.passed.append(exercise.id) }
        progress.ended[exercise.id] = commit
        progress.own = (progress.own ?? []).filter { $0 != exercise.id } + [exercise.id]
        try save()
    }

    /// What an exercise began with.
    public struct Beginning: Hashable, Sendable {
        /// Keeps what was there before.
        public let commit: ObjectHash
        /// Whether the learner's files are gone on with; else all are the course's.
        public let isOwn: Bool
        /// The earlier exercise whose solution, the learner's own, was put back; `nil` if none was.
        public let putBack: String?
    }

    /// Goes on to an exercise.
    public mutating func begin(_ exercise: Exercise) async throws -> Beginning {
        let current = try self.exercise
        let commit = try await git.commit("Before \(exercise.id)", of: work(), in: url)
        let goesOn = course.exercises(upTo: exercise).dropLast().last?.id == current.id && isPassed(current)
        return try await move(to: exercise, from: commit, isWhole: !goesOn)
    }

    /// Makes all files what they were when the exercise began, and gives the commit that keeps what was there.
    public mutating func reset() async throws -> ObjectHash {
        let exercise = try exercise
        let commit = try await git.commit("Before a reset of \(exercise.id)", of: work(), in: url)
        try await move(to: exercise, from: commit, isWhole: true)
        return commit
    }

    /// Gives the next hint, or the last one again.
    public mutating func takeHint() throws -> Int {
        let exercise = try exercise
        let number = min(Exercise.hints, hintsTaken + 1)
        progress.hints[exercise.id] = number
        try save()
        return number
    }

    public var hintsTaken: Int { min(Exercise.hints, max(0, progress.hints[progress.exercise, default: 0])) }

    /// Whether the solution may be shown: after passing, or if it is asked for twice.
    public mutating func asksForSolution() throws -> Bool {
        let exercise = try exercise
        if isPassed(exercise) || progress.askedSolutions.contains(exercise.id) { return true }
        progress.askedSolutions.append(exercise.id)
        try save()
        return false
    }
}

extension LearnersFolder {
    /// Makes the files those of an exercise's start; from a commit of a learner's own solution, only what the start changes,
    /// if that fits.
    @discardableResult
    private mutating func move(to exercise: Exercise, from commit: ObjectHash, isWhole: Bool) async throws -> Beginning
    {
        progress.move = Progress.Move(exercise: exercise.id, from: commit, isWhole: isWhole)
        try save()
        var own: FileTree?
        if !isWhole {
            own = try? await trees.change("start", of: exercise, on: git.tree(of: commit, in: url), isNeeded: false)
        }
        var tree = if let own { own } else { try await trees.start(of: exercise) }
        var solutions = own == nil ? [] : progress.own ?? []
        var putBack: String?
        if let first = exercise.continues, !solutions.contains(first),
            let with = try await taking(solutionOf: first, into: tree, for: exercise)
        {
            (tree, putBack) = (with, first)
            solutions.append(first)
        }
        try await write(tree)
        progress.begun[exercise.id] = try await git.commit("The start of \(exercise.id)", of: work(), in: url)
        progress.exercise = exercise.id
        progress.since = Int(Date().timeIntervalSince1970)
        progress.stoppedBy = nil
        progress.own = solutions
        progress.move = nil
        try save()
        return Beginning(commit: commit, isOwn: own != nil, putBack: putBack)
    }

    /// Makes the files these; what is saved meanwhile is committed as well.
    private func write(_ tree: FileTree) async throws {
        for attempt in 1...Self.attempts {
            let now = try work()
            _ = try await git.commit("What was there before the start of an exercise", of: now, in: url)
            do {
                try tree.write(to: url, keeping: now)
                return
            } catch FileFault.changed where attempt < Self.attempts {}
        }
    }

    private static let attempts = 5

    /// The tree with the learner's own solution of an earlier exercise; `nil` if that was not passed, or if the course has
    /// changed its files up to this exercise.
    private func taking(solutionOf id: String, into tree: FileTree, for exercise: Exercise) async throws -> FileTree? {
        guard let ended = progress.ended[id] else { return nil }
        let first = try course.exercise(id)
        let (courses, start) = (try await trees.solution(of: first), try await trees.start(of: exercise))
        let own = try await git.tree(of: ended, in: url)
        let paths = own.paths(differingFrom: courses).filter(first.isYours)
        guard paths.allSatisfy({ start.files[$0] == courses.files[$0] }) else { return nil }
        return tree.taking(paths, from: own)
    }

    private func save() throws { try EnclosedFile(Progress.fileName, in: url).replace(with: progress) }
}
