import ArgumentParser
import Files
import Foundation
import Support
import Workshop

/// `catwalk workshop verify`: for whoever makes exercises or teaches with them.
struct WorkshopVerify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Prove that each exercise is what it says.",
        discussion: """
            The start fails as announced, the solution passes, no hint passes by itself, and each wrong answer fails with the \
            announced words. Without names, all exercises are tried. Exit code 1 if something is not as announced.
            """
    )

    @Argument(help: "Exercises or chapters.")
    var names: [String] = []

    @Option(help: "The folder of the course.", completion: .directory)
    var course = Course.folderName

    @Option(help: "Try one in so many.")
    var every = 1

    @Option(help: "With --every: the one to begin with.")
    var skip = 0

    func validate() throws {
        if every < 1 || skip < 0 { throw ValidationError("--every is at least 1, and --skip at least 0.") }
    }

    func run() async throws {
        try await Interruption.heeding { try await verify() }
    }

    private func verify() async throws {
        let start = ContinuousClock.now
        let terminal = Terminal(isQuiet: false)
        let place = SubjectFolder.url(of: course)
        let course = try Course.read(from: place)
        let exercises = names.isEmpty ? course.exercises : try names.flatMap(course.all)
        let copy = place.deletingLastPathComponent().appending(path: ".build/workshop", directoryHint: .isDirectory)
        // Two of them would build in one copy.
        let locked = EnclosedFile(".build/workshop.lock", in: course.package)
        try locked.replace(with: Data())
        let lock = WritingLock(on: locked.url)
        defer { withExtendedLifetime(lock) {} }
        let proof = try CourseProof(of: course, in: copy, environment: ProcessInfo.processInfo.environment)
        var (trials, faults) = (0, 0)
        try await proof.run(on: exercises, step: every, skipping: skip) { trial in
            trials += 1
            if let fault = trial.fault {
                faults += 1
                terminal.tell("✗ \(trial.exercise) \(trial.name): \(lines: fault)")
            } else {
                terminal.tell("✓ \(trial.exercise) \(trial.name)")
            }
        }
        let time = String(format: "%.0f", (ContinuousClock.now - start) / .seconds(1))
        terminal.tell("\(exercises.count) of the exercises, \(trials) trials in \(time) s, \(faults) not as announced")
        if faults > 0 { throw ExitCode(ExitStatus.subjectFailed) }
    }
}
