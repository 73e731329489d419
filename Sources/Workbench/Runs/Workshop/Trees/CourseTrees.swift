import Files
import Foundation
import Subject
import Support

/// What the package of a course has at the start and at the end of each exercise.
///
/// A chapter begins with the package as it is; an exercise begins with the solution of the one before it.
actor CourseTrees {
    let course: Course
    let git: LearnersGit
    private var base: FileTree?
    private var starts: [String: FileTree] = [:]
    private var solutions: [String: FileTree] = [:]

    init(of course: Course, git: LearnersGit) {
        self.course = course
        self.git = git
    }

    /// The package before any exercise.
    func package() throws -> FileTree {
        if let base { return base }
        let root = course.package
        try EnclosedFile("Package/any", in: course.folder).check()
        var tree = try FileTree(of: course.folder.appending(path: "Package", directoryHint: .isDirectory))
        // A course takes what it likes of the package that it belongs to, and nothing of any other folder around it.
        guard course.parts.isEmpty || Self.isPackage(root) else { throw WorkshopError.noPackage(folder: root.path) }
        for part in course.parts {
            let source = root.appending(path: part.source)
            try EnclosedFile(part.source, in: root).check()
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder) else {
                throw WorkshopError.missingFile(path: source.path)
            }
            if isFolder.boolValue {
                for (path, data) in try FileTree(of: source).files { tree.files["\(part.path)/\(path)"] = data }
            } else {
                tree.files[part.path] = try EnclosedFile(part.source, in: root).contents(upTo: 16 << 20)
            }
        }
        base = tree
        return tree
    }

    private static func isPackage(_ folder: URL) -> Bool {
        ["Package.swift", Subject.configurationName].contains {
            FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
        }
    }

    func start(of exercise: Exercise) async throws -> FileTree {
        if let start = starts[exercise.id] { return start }
        let start = try await change("start", of: exercise, on: base(of: "start", in: exercise), isNeeded: false)
        starts[exercise.id] = start
        return start
    }

    func solution(of exercise: Exercise) async throws -> FileTree {
        if let solution = solutions[exercise.id] { return solution }
        let solution = try await change("solution", of: exercise, on: start(of: exercise))
        solutions[exercise.id] = solution
        return solution
    }

    /// What a folder has after one of the exercise's patches: `start`, `solution`, `hint-1`, `wrong/NAME`, `mistakes/NAME`.
    func state(_ name: String, of exercise: Exercise) async throws -> FileTree {
        switch name {
        case "start": try await start(of: exercise)
        case "solution": try await solution(of: exercise)
        default: try await change(name, of: exercise, on: base(of: name, in: exercise))
        }
    }

    /// What the patch changes.
    func base(of name: String, in exercise: Exercise) async throws -> FileTree {
        switch name {
        case "start":
            guard let earlier = course.exercises(upTo: exercise).dropLast().last else { return try package() }
            return try await solution(of: earlier)
        case "solution": return try await start(of: exercise)
        default:
            let isOnSolution = try name.hasPrefix("mistakes/") || exercise.patch(name)?.isOnSolution == true
            return try await isOnSolution ? solution(of: exercise) : start(of: exercise)
        }
    }

    /// The tree with one of the exercise's patches; without the patch, as it is.
    func change(
        _ name: String,
        of exercise: Exercise,
        on tree: FileTree,
        isNeeded: Bool = true
    ) async throws -> FileTree {
        guard let patch = try exercise.patch(name) else {
            if isNeeded { throw WorkshopError.missingFile(path: exercise.folder.appending(path: "\(name).patch").path) }
            return tree
        }
        return try await patch.applied(to: tree, with: git)
    }

    /// What is checked of a learner's work: the course's files, and those of the learner that may be changed up to the
    /// exercise.
    func checked(_ work: FileTree, for exercise: Exercise) async throws -> CheckedWork {
        let start = try await start(of: exercise)
        let exercises = course.exercises(upTo: exercise)
        let differing = work.paths(differingFrom: start)
        let yours = differing.filter { path in exercises.contains { $0.isYours(path) } }
        return CheckedWork(
            tree: start.taking(yours, from: work),
            unchecked: differing.filter { !yours.contains($0) }
        )
    }
}

/// A learner's files among the course's.
struct CheckedWork: Sendable {
    let tree: FileTree
    /// The files that the learner changed although they are the course's, sorted.
    let unchecked: [String]
}
