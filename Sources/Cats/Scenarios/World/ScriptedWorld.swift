import CatsModel
import Dispatch

/// The world as an app meets it in a scenario: three services, whose answers are in the scenario's hand.
@MainActor
public final class ScriptedWorld {
    public let provider = ScriptedProvider()
    public let darkroom = ScriptedDarkroom()
    public let library = ScriptedLibrary()

    public init() {}

    public var services: Services {
        Services(provider: provider, darkroom: darkroom, library: library)
    }

    /// Answers a request of the answer's kind, and returns once the app has gone on with it; tells whether one was
    /// open.
    @discardableResult
    public func answer(_ answer: Answer, to age: Request.Age = .newest) async -> Bool {
        switch answer {
        case .found(let cat):
            await provider.finds.respond(to: age) { .success(cat.cat) }
        case .notFound(let error):
            await provider.finds.respond(to: age) { .failure(error) }
        case .photo(let cat):
            await provider.downloads.respond(to: age, where: { $0 == cat.cat }) { _ in .success(cat.photo) }
        case .noPhoto(let error):
            await provider.downloads.respond(to: age) { _ in .failure(error) }
        case .developed(let filter):
            await darkroom.jobs.respond(to: age, where: { $0.filter == filter }) { job in
                .success(job.photo.developed(with: filter))
            }
        case .notDeveloped(let filter):
            await darkroom.jobs.respond(to: age, where: { $0.filter == filter }) { _ in .failure(.tooLarge) }
        case .saveEnded(let outcome):
            await library.saves.respond(to: age) { _ in outcome }
        }
    }

    /// Whether the newest request of this kind was cancelled; `nil` when there was none.
    public func isCancelled(_ kind: Request.Kind) -> Bool? {
        switch kind {
        case .find: provider.finds.entries.last?.request.isCancelled
        case .download: provider.downloads.entries.last?.request.isCancelled
        case .develop(let filter): darkroom.jobs.entries.last { $0.question.filter == filter }?.request.isCancelled
        case .save: library.saves.entries.last?.request.isCancelled
        }
    }

    /// What the app waits for twice at once; `nil` when there is no such thing.
    var kindAskedTwice: Request.Kind? {
        if provider.finds.waiting > 1 { return .find }
        if provider.downloads.waiting > 1 { return .download }
        if darkroom.jobs.waiting > 1 { return darkroom.jobs.entries.last.map { .develop($0.question.filter) } }
        return library.saves.waiting > 1 ? .save : nil
    }

    /// Lets all jobs run that are enqueued on the main actor now.
    public func settle() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Answers all that is still open, so that no task outlives the scenario.
    public func end() async {
        await provider.finds.respondToAll(with: .failure(.cancelled))
        await provider.downloads.respondToAll(with: .failure(.cancelled))
        await darkroom.jobs.respondToAll(with: .failure(.cancelled))
        await library.saves.respondToAll(with: .denied)
    }
}
