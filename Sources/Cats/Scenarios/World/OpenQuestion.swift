/// What an app has asked of the world, and has no answer to yet.
public struct OpenQuestion: Hashable, Sendable {
    public let kind: Request.Kind

    /// Whether the app has cancelled it, and waits no longer.
    public let isGivenUp: Bool

    /// Its place among all questions of its service.
    let entry: Int
}

extension ScriptedWorld {
    /// What is to be found, then to be downloaded, developed and saved; the oldest of each first.
    public var openQuestions: [OpenQuestion] {
        provider.finds.openQuestions { _ in .find }
            + provider.downloads.openQuestions { _ in .download }
            + darkroom.jobs.openQuestions { .develop($0.filter) }
            + library.saves.openQuestions { _ in .save }
    }

    /// Answers as the weather has it, and returns once the app has gone on with it; the cats that it finds take turns.
    public func answer(_ question: OpenQuestion, in weather: Weather) async {
        let entry = question.entry
        switch question.kind {
        case .find:
            let cat = SampleCat.allCases[entry % SampleCat.allCases.count]
            await provider.finds.respond(toEntry: entry) { _ in weather.found(cat) }
        case .download:
            await provider.downloads.respond(toEntry: entry) { weather.photo(of: $0) }
        case .develop:
            await darkroom.jobs.respond(toEntry: entry) { weather.developed($0) }
        case .save:
            await library.saves.respond(toEntry: entry) { _ in weather.saveOutcome }
        }
    }
}

extension RequestLog {
    fileprivate func openQuestions(_ kind: (Question) -> Request.Kind) -> [OpenQuestion] {
        entries.indices.filter { entries[$0].isOpen }.map { entry in
            OpenQuestion(
                kind: kind(entries[entry].question),
                isGivenUp: entries[entry].request.isCancelled,
                entry: entry
            )
        }
    }
}
