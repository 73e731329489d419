import ArgumentParser
import Foundation
import Support
import Words
import Workshop

/// What the commands of a learner's folder take alike.
struct WorkshopOptions: ParsableArguments {
    @Argument(help: "The folder that catwalk workshop start has made.", completion: .directory)
    var path = "."

    @Option(help: "The language, en or zh. (default: the terminal's)")
    var language: Language?

    func validate() throws {
        try SubjectFolder.expectPath(path)
    }
}

extension Language: ExpressibleByArgument {}

extension WorkshopOptions {
    var environment: [String: String] { ProcessInfo.processInfo.environment }

    var words: WorkshopWords { WorkshopWords(language: language ?? Language(of: environment)) }

    /// The folder to look only.
    func look() throws -> LearnersFolder {
        try LearnersFolder.look(at: SubjectFolder.url(of: path), environment: environment)
    }

    /// The folder to write.
    func folder() async throws -> LearnersFolder {
        try await LearnersFolder.open(at: SubjectFolder.url(of: path), environment: environment)
    }
}

/// Says the workshop's sentences in one language.
struct WorkshopWords: Sendable {
    let language: Language
    var tell: @Sendable (String) -> Void = { Terminal(isQuiet: false).tell("\(lines: $0)") }

    func text(_ key: String, _ values: [String: Words] = [:]) -> String {
        WordTable.standard("workshop.\(key)", values).text(in: language)
    }

    func say(_ key: String, _ values: [String: Words] = [:]) { show(text(key, values)) }

    func show(_ lines: String) { tell(lines) }

    /// The exercise's page below its name and title.
    func show(_ exercise: Exercise) throws {
        show("\(exercise.id): \(exercise.title.text(in: language))\n")
        show(try exercise.text(of: .page, in: language))
    }

    /// A verdict, and what to do after it.
    func say(_ verdict: Verdict, isLast: Bool) {
        for line in VerdictText(of: verdict).lines { show(line.text(in: language)) }
        if verdict.isPassed {
            say("passed", ["title": verdict.exercise.title])
            say(isLast ? "then-over" : "then-next")
        } else {
            say("then-hint")
        }
    }
}
