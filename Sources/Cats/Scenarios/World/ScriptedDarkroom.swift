import CatsModel

/// Develops photos when the scenario says so.
public final class ScriptedDarkroom: Darkroom {
    /// What the app has asked for so far, in order.
    public var developed: [Job] { jobs.entries.map(\.question) }

    let jobs = RequestLog<Job, Result<Photo, DarkroomError>>()

    public struct Job: Hashable, Sendable {
        public let photo: Photo
        public let filter: PhotoFilter
    }

    public func develop(_ photo: Photo, with filter: PhotoFilter) async throws(DarkroomError) -> Photo {
        try await jobs.ask(Job(photo: photo, filter: filter)).get()
    }
}
