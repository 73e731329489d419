import ArgumentParser
import Words
import Workshop

/// `catwalk workshop next`: go on to the next exercise, or to another one.
struct WorkshopNext: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "next",
        abstract: "Go on to the next exercise, or to another one with --to."
    )

    @OptionGroup
    var options: WorkshopOptions

    @Option(name: .customLong("to"), help: "The exercise or chapter to go to, passed or not.")
    var target: String?

    @Flag(help: "Go on although the exercise is not passed.")
    var skip = false

    func run() async throws {
        try await Interruption.heeding { try await goOn() }
    }

    private func goOn() async throws {
        var folder = try await options.folder()
        try await options.words.goOn(in: &folder, to: target, skip: skip)
    }
}

extension WorkshopWords {
    /// Begins the next exercise, or another one, and shows its page.
    func goOn(in folder: inout LearnersFolder, to target: String? = nil, skip: Bool = false) async throws {
        let current = try folder.exercise
        let next: Exercise
        if let target {
            next = try folder.course.first(named: target)
        } else {
            guard skip || folder.isPassed(current) else { throw WorkshopError.notPassed(exercise: current.id) }
            guard let following = folder.course.exercise(after: current) else {
                throw WorkshopError.over(notPassed: folder.notPassed.map(\.id))
            }
            next = following
        }
        let beginning = try await folder.begin(next)
        say(
            beginning.isOwn ? "kept-own" : "kept-from-course",
            ["commit": Words(String(beginning.commit.description.prefix(10)))]
        )
        if let first = beginning.putBack { say("put-back", ["exercise": Words(first)]) }
        show("")
        try show(next)
    }
}
