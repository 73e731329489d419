import Model

/// Develops photos when the scenario says so.
final class ScriptedDarkroom: Darkroom {
    let jobs = RequestLog<Job, Result<Photo, DarkroomError>>()

    struct Job: Sendable {
        let photo: Photo
        let filter: PhotoFilter
    }

    func develop(_ photo: Photo, with filter: PhotoFilter) async throws(DarkroomError) -> Photo {
        try await jobs.ask(Job(photo: photo, filter: filter)).get()
    }
}
