import CatsModel

/// A photo library that knows whether it is saving, so that nobody ends the process before it is done.
@MainActor
final class WatchedLibrary: PhotoLibrary {
    private let library: any PhotoLibrary
    private let ended: () -> Void
    private var saves = 0

    /// Saves in `library`, and calls `ended` after each save.
    init(_ library: any PhotoLibrary, ended: @escaping () -> Void) {
        self.library = library
        self.ended = ended
    }

    var isSaving: Bool { saves > 0 }

    func save(_ photo: Photo) async -> SaveOutcome {
        saves += 1
        defer {
            saves -= 1
            ended()
        }
        return await library.save(photo)
    }
}
