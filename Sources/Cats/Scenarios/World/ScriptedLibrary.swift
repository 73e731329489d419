import CatsModel

/// Ends the saving of a photo as the scenario says.
public final class ScriptedLibrary: PhotoLibrary {
    /// What the app has asked to save so far, in order.
    public var saved: [Photo] { saves.entries.map(\.question) }

    let saves = RequestLog<Photo, SaveOutcome>()

    public func save(_ photo: Photo) async -> SaveOutcome {
        await saves.ask(photo)
    }
}
