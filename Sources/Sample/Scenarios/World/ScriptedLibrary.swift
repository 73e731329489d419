import Model

/// Ends the saving of a photo as the scenario says.
final class ScriptedLibrary: PhotoLibrary {
    let saves = RequestLog<Photo, SaveOutcome>()

    func save(_ photo: Photo) async -> SaveOutcome {
        await saves.ask(photo)
    }
}
