import Files
import Foundation
import Subject
import Support
import Toolchain

/// Writes the patches of a course: from a folder as somebody has left it, or anew after its package has changed.
public struct CourseRecorder: Sendable {
    private let trees: CourseTrees
    private let repository: TreeRepository

    public init(of course: Course, in environment: [String: String]) async throws {
        trees = CourseTrees(of: course, git: try LearnersGit(in: environment))
        repository = try await TreeRepository(with: trees.git)
    }

    /// A patch that was made of a folder.
    public struct Recorded: Sendable {
        public let path: String
        public let lines: Int
        /// Whether it is on top of the solution, and not of what is there before.
        public let isOnSolution: Bool
        /// Whether there was another one of its name.
        public let isReplaced: Bool
    }

    /// Keeps what a folder has as `start`, `solution`, `hint-1`, `wrong/NAME` or `mistakes/NAME` of an exercise.
    public func record(_ folder: URL, as name: String, of exercise: Exercise) async throws -> Recorded {
        guard name.wholeMatch(of: /start|solution|hint-[1-3]|(wrong|mistakes)\/[a-z0-9][a-z0-9-]*/) != nil else {
            throw WorkshopError.noState(name)
        }
        let tree = try FileTree(of: folder)
        if let path = tree.files.keys.sorted().first(where: { $0.hasSuffix(".rej") || $0.hasSuffix(".orig") }) {
            throw WorkshopError.leftByPatch(path: path)
        }
        // One that can't be read is another, too.
        let place = exercise.folder.appending(path: "\(name).patch")
        let isThere = FileManager.default.fileExists(atPath: place.path)
        let earlier = try? exercise.patch(name)
        let patch = try await patch(of: tree, as: name, in: exercise)
        return Recorded(
            path: try write(patch, of: name, in: exercise),
            lines: patch.text.lineCount,
            isOnSolution: patch.isOnSolution,
            isReplaced: isThere && earlier != patch
        )
    }

    /// Makes each patch do to the package as it is now what it did to the package of an earlier course; calls `tell` for each
    /// that is not as it was.
    ///
    /// A patch that is not the earlier one any more was recorded since, and stays.
    public func follow(_ earlier: Course, tell: (Followed) -> Void) async throws {
        try await repository.expectMerging()
        let before = CourseTrees(of: earlier, git: trees.git)
        for chapter in trees.course.chapters {
            try await follow(before, in: chapter, tell: tell)
        }
        // The folder itself may have moved, so that its place in the list tells which it was.
        for (folder, former) in zip(trees.course.patches, earlier.patches) {
            let patches = PackagePatches(in: folder, of: trees.course)
            try await follow(patches, since: PackagePatches(in: former, of: earlier), tell: tell)
        }
    }

    /// A patch, and what became of it.
    public struct Followed: Sendable {
        public let path: String
        public let fate: Fate
    }

    public enum Fate: Hashable, Sendable {
        /// The path is an exercise's, whose patches are tried now.
        case begun
        case written
        /// It did not fit the earlier package either.
        case leftAlone
        /// Why it can't be made, in sentences.
        case fault(String)
    }
}

extension CourseRecorder {
    private var git: LearnersGit { trees.git }

    private func write(_ patch: Patch, of name: String, in exercise: Exercise) throws -> String {
        try EnclosedFile("\(name).patch", in: exercise.folder).replace(with: patch.text)
        return patch.name
    }

    /// The shortest that leads to the tree.
    private func patch(of tree: FileTree, as name: String, in exercise: Exercise) async throws -> Patch {
        let isAnswer = name.hasPrefix("hint-") || name.hasPrefix("wrong/")
        let base = try await isAnswer ? trees.start(of: exercise) : trees.base(of: name, in: exercise)
        // The learner's files are what a planted mistake is to be found by.
        let wanted =
            name.hasPrefix("mistakes/")
            ? tree.taking(tree.paths(differingFrom: base).filter(exercise.isYours), from: base) : tree
        let title = "\(exercise.id)/\(name).patch"
        // A learner reads the solution, and a start is applied to a learner's own work.
        let context = name == "start" || name == "solution" ? 3 : 1
        let first = try await patch(from: base, to: wanted, named: title, context: context)
        guard isAnswer, try exercise.patch("solution") != nil,
            let solution = try await fitting({ try await trees.solution(of: exercise) })
        else { return first }
        let other = try await patch(from: solution, to: wanted, named: title, context: context, on: [Patch.solution])
        return other.text.lineCount < first.text.lineCount ? other : first
    }

    private func patch(
        from base: FileTree,
        to tree: FileTree,
        named name: String,
        context: Int,
        on bases: [String] = []
    ) async throws -> Patch {
        guard tree != base else { throw WorkshopError.nothingChanged(name: name) }
        let text = try await repository.patch(from: base, to: tree, context: context)
        let whole = Patch(text: text, name: name).on(bases)
        // Without those lines git moves no file.
        let short = whole.leavingOut(["index ", "diff --git ", "new file ", "deleted file "])
        for patch in [short, whole.leavingOut(["index "])]
        where try await fitting({ try await patch.applied(to: base, with: git) }) == tree {
            if patch.text.count > Exercise.textLimit {
                throw FileFault.tooLarge(path: name, limit: Exercise.textLimit)
            }
            return patch
        }
        let paths = tree.paths(differingFrom: base)
        throw WorkshopError.notText(name: name, path: paths.first { tree.isUnpatchable($0, since: base) } ?? paths[0])
    }

    /// `nil` if a patch does not fit.
    private func fitting(_ tree: () async throws -> FileTree) async throws -> FileTree? {
        do { return try await tree() } catch WorkshopError.patchDoesNotFit { return nil }
    }

    /// An exercise begins where the one before it ends, so what can't be made stops the chapter.
    private func follow(_ before: CourseTrees, in chapter: Course.Chapter, tell: (Followed) -> Void) async throws {
        for (place, exercise) in chapter.exercises.enumerated() {
            guard let earlier = try? before.course.exercise(exercise.id) else { continue }
            tell(Followed(path: exercise.id, fate: .begun))
            for name in try exercise.stateNames {
                let (old, now) = (try earlier.patch(name), try exercise.patch(name))
                guard let old, old == now else { continue }
                do {
                    let (oldBase, base) = (
                        try await before.base(of: name, in: earlier), try await trees.base(of: name, in: exercise)
                    )
                    let state = try await before.state(name, of: earlier)
                    let merged = try await repository.merged(base, state, since: oldBase)
                    let patch = try await patch(of: merged, as: name, in: exercise)
                    if patch == now { continue }
                    tell(Followed(path: try write(patch, of: name, in: exercise), fate: .written))
                } catch let error as CancellationError {
                    throw error
                } catch {
                    let isOnTheWay = name == "start" || name == "solution"
                    let count = chapter.exercises.count - place - 1
                    let rest =
                        isOnTheWay
                        ? " What follows it waits for it: the rest of \(exercise.id)"
                            + (count == 0 ? "." : count == 1 ? ", and 1 exercise." : ", and \(count) exercises.") : ""
                    tell(Followed(path: old.name, fate: .fault("\(error)\(rest)")))
                    if isOnTheWay { return }
                }
            }
        }
    }

    private func follow(
        _ patches: PackagePatches,
        since earlier: PackagePatches,
        tell: (Followed) -> Void
    ) async throws {
        for patch in try patches.all() {
            do {
                guard let old = try earlier.patch(like: patch, in: patches), old.text == patch.text else { continue }
                let base = try await patches.base(of: patch, with: git)
                guard let oldBase = try await fitting({ try await earlier.base(of: old, with: git) }),
                    let state = try await fitting({ try await old.applied(to: oldBase, with: git) })
                else {
                    tell(Followed(path: patch.name, fate: .leftAlone))
                    continue
                }
                let merged = try await repository.merged(base, state, since: oldBase)
                let made = try await self.patch(from: base, to: merged, named: patch.name, context: 1, on: patch.bases)
                if made == patch { continue }
                try EnclosedFile(patch.name, in: trees.course.package).replace(with: made.text)
                tell(Followed(path: patch.name, fate: .written))
            } catch let error as CancellationError {
                throw error
            } catch {
                tell(Followed(path: patch.name, fate: .fault("\(error)")))
            }
        }
    }
}

extension Exercise {
    /// In the order in which one leads to another.
    fileprivate var stateNames: [String] {
        get throws {
            let mistakes = checks.flatMap { check -> [String] in
                switch check.kind {
                case .catches(_, let mistakes), .fires(let mistakes): mistakes.map { "mistakes/\($0.name)" }
                default: []
                }
            }
            return ["start", "solution"] + (try hintNames) + wrongAnswers.map { "wrong/\($0.name)" } + mistakes
        }
    }
}

extension FileTree {
    /// Whether the file is no text in one of the trees, or a new one without a line.
    fileprivate func isUnpatchable(_ path: String, since base: FileTree) -> Bool {
        let contents = [files[path], base.files[path]].compactMap(\.self)
        return contents.contains { $0.contains(0) } || contents == [Data()]
    }
}

extension Data {
    fileprivate var lineCount: Int { count { $0 == UInt8(ascii: "\n") } }
}
