import ArgumentParser
import Foundation
import Revisions
import Support
import Toolchain
import Workshop

/// `catwalk workshop record`: for whoever makes exercises.
struct WorkshopRecord: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Keep a folder as a part of an exercise, or make all patches follow the package.",
        discussion: """
            Writes the patch of an exercise that leads to what a folder has. With --since, the package of the course has \
            changed since a commit, and each patch is made anew to do what it did then. Exit code 1 if one can't be.

              catwalk workshop record ../Making change/save-off start
              catwalk workshop record ../Making change/save-off wrong/hidden
              catwalk workshop record --since HEAD
            """
    )

    @Argument(help: "The folder, as it was left.", completion: .directory)
    var path: String?

    @Argument(help: "The exercise, such as change/save-off.")
    var exercise: String?

    @Argument(help: "start, solution, hint-1, wrong/NAME or mistakes/NAME.")
    var name: String?

    @Option(help: "The commit whose package the patches fit.")
    var since: String?

    @Option(help: "The folder of the course.", completion: .directory)
    var course = Course.folderName

    func validate() throws {
        let count = [path, exercise, name].count { $0 != nil }
        guard count == (since == nil ? 3 : 0) else {
            throw ValidationError("Give a folder, an exercise and a name; or else --since.")
        }
        if let path { try SubjectFolder.expectPath(path) }
    }

    func run() async throws {
        try await Interruption.heeding { try await record() }
    }

    private func record() async throws {
        let course = try Course.read(from: SubjectFolder.url(of: course))
        let recorder = try await CourseRecorder(of: course, in: environment)
        if let path, let exercise, let name {
            let folder = SubjectFolder.url(of: path)
            let patch = try await recorder.record(folder, as: name, of: course.exercise(exercise))
            let base = patch.isOnSolution ? " on top of the solution" : ""
            let earlier = patch.isReplaced ? ", in the place of an earlier one" : ""
            let length = patch.lines == 1 ? "1 line" : "\(patch.lines) lines"
            terminal.tell("\(PrintablePath(patch.path)) is written: \(length)\(base)\(earlier).")
        } else if let since {
            try await follow(course, since: since, with: recorder)
        }
    }

    private func follow(_ course: Course, since revision: String, with recorder: CourseRecorder) async throws {
        let repository = try await GitRepository(of: course.package, in: environment)
        let tree = try await repository.tree(of: revision)
        try await repository.expectSize(of: tree, at: revision)
        try await TemporaryFolder.use { place in
            let package = place.appending(path: "package", directoryHint: .isDirectory)
            try await repository.write(tree, of: revision, to: package)
            let earlier = try Course.read(from: package.appending(path: course.folder.lastPathComponent))
            var (written, faults) = (0, 0)
            try await recorder.follow(earlier) { patch in
                let path = PrintablePath(patch.path)
                terminal.clearProgress()
                switch patch.fate {
                case .begun: terminal.showBriefly("Making the patches of \(path) follow")
                case .written:
                    written += 1
                    terminal.tell("✓ \(path)")
                case .leftAlone: terminal.tell("– \(path): it did not fit before either, and is left alone")
                case .fault(let fault):
                    faults += 1
                    terminal.tell("✗ \(path): \(lines: fault)")
                }
            }
            terminal.clearProgress()
            terminal.tell("Patches written: \(written). Patches that can't be made: \(faults).")
            if faults > 0 { throw ExitCode(ExitStatus.subjectFailed) }
        }
    }

    private var terminal: Terminal { Terminal(isQuiet: false) }

    private var environment: [String: String] { ProcessInfo.processInfo.environment }
}
