import CatsScenarios
import Foundation
import Picture

@testable import CatsVIPER

/// Records what the interactor answers, in order.
final class LoadCatInteractorOutputSpy: LoadCatInteractorOutput {
    private var events: [Event] = []

    enum Event: Equatable {
        case catFound(address: String)
        case photoArrived(Picture, address: String)
        case failed(message: String)
    }

    /// Gives the events since the last time this was asked.
    @discardableResult
    func takeEvents() -> [Event] {
        defer { events = [] }
        return events
    }

    func catFound(at address: String) {
        events.append(.catFound(address: address))
    }

    func photoArrived(_ picture: Picture, from address: String) {
        events.append(.photoArrived(picture, address: address))
    }

    func loadFailed(with error: any LocalizedError) {
        events.append(.failed(message: error.localizedDescription))
    }
}
