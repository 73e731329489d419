import CatsScenarios
import Foundation
import Picture

@testable import CatsVIPER

/// Records what the interactor answers, in order.
final class LoadCatInteractorOutputSpy: LoadCatInteractorOutput {
    private var events: [Event] = []

    enum Event: Equatable {
        case catFound(URL)
        case photoArrived(Picture, from: URL)
        case failed(message: String)
    }

    /// Gives the events since the last time this was asked.
    @discardableResult
    func takeEvents() -> [Event] {
        defer { events = [] }
        return events
    }

    func catFound(at url: URL) {
        events.append(.catFound(url))
    }

    func photoArrived(_ picture: Picture, from url: URL) {
        events.append(.photoArrived(picture, from: url))
    }

    func loadFailed(with error: any LocalizedError) {
        events.append(.failed(message: error.localizedDescription))
    }
}
