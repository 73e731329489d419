import CatsModel
import Foundation

/// Asks before each save, and takes whatever is allowed.
final class AskingLibrary: PhotoLibrary {
    private(set) var saved: [Photo] = []
    private let ask: @MainActor () async -> Bool

    init(ask: @escaping @MainActor () async -> Bool) {
        self.ask = ask
    }

    func save(_ photo: Photo) async -> SaveOutcome {
        guard await ask() else { return .denied }
        saved.append(photo)
        return .saved(URL(filePath: "/cat.png"))
    }
}
