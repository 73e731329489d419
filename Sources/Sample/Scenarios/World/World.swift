import Dispatch
import Model

/// The world as an app meets it in a scenario: three services, whose answers are in the scenario's hand.
@MainActor
final class World {
    let provider = ScriptedProvider()
    let darkroom = ScriptedDarkroom()
    let library = ScriptedLibrary()

    var services: Services {
        Services(provider: provider, darkroom: darkroom, library: library)
    }

    /// Answers a request of the answer's kind; tells whether one was open.
    func answer(_ answer: Answer, to age: Request.Age) async throws(ScenarioFailure.Reason) -> Bool {
        switch answer {
        case .found(let cat):
            let cat = try cat.cat
            return await provider.finds.respond(to: age) { .success(cat) }
        case .notFound(let error):
            return await provider.finds.respond(to: age) { .failure(error) }
        case .photo(let cat):
            return await provider.downloads.respond(to: age) { _ in .success(cat.photo) }
        case .noPhoto(let error):
            return await provider.downloads.respond(to: age) { _ in .failure(error) }
        case .developed(let filter):
            return await darkroom.jobs.respond(to: age, where: { $0.filter == filter }) { job in
                .success(job.photo.developed(with: filter))
            }
        case .notDeveloped(let filter):
            return await darkroom.jobs.respond(to: age, where: { $0.filter == filter }) { _ in .failure(.tooLarge) }
        case .saveEnded(let outcome):
            return await library.saves.respond(to: age) { _ in outcome }
        }
    }

    /// Whether the newest request of this kind was cancelled; `nil` when there was none.
    func isCancelled(_ kind: Request.Kind) -> Bool? {
        switch kind {
        case .find: provider.finds.entries.last?.request.isCancelled
        case .download: provider.downloads.entries.last?.request.isCancelled
        case .develop(let filter): darkroom.jobs.entries.last { $0.question.filter == filter }?.request.isCancelled
        case .save: library.saves.entries.last?.request.isCancelled
        }
    }

    /// Lets all jobs run that are enqueued on the main actor now.
    func settle() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Answers all that is still open, so that no task outlives the scenario.
    func end() async {
        await provider.finds.respondToAll(with: .failure(.cancelled))
        await provider.downloads.respondToAll(with: .failure(.cancelled))
        await darkroom.jobs.respondToAll(with: .failure(.cancelled))
        await library.saves.respondToAll(with: .denied)
    }
}
