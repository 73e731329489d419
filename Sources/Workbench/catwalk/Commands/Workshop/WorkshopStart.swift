import ArgumentParser
import Foundation
import Support
import Words
import Workshop

/// `catwalk workshop start`: a folder to work in.
struct WorkshopStart: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start",
        abstract: "Make a folder to work in: the sample as a package of its own."
    )

    @Argument(help: "The folder to make.", completion: .directory)
    var path: String

    @Option(help: "The folder of the course.", completion: .directory)
    var course = Course.folderName

    @Option(help: "The exercise or chapter to begin with. (default: the first)")
    var exercise: String?

    @Option(help: "The language, en or zh. (default: the terminal's)")
    var language: Language?

    func run() async throws {
        try await Interruption.heeding { try await start() }
    }

    private func start() async throws {
        try SubjectFolder.expectPath(path)
        let environment = ProcessInfo.processInfo.environment
        let words = WorkshopWords(language: language ?? Language(of: environment))
        let course = try Course.read(from: SubjectFolder.url(of: course))
        let first = try course.first(named: exercise)
        _ = try await LearnersFolder.start(
            course,
            at: SubjectFolder.url(of: path),
            with: first,
            environment: environment
        )
        words.say("started", ["folder": Words(path)])
        words.say("start-watch")
        words.show("")
        try words.show(first)
    }
}
