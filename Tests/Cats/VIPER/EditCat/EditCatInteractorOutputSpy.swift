import Foundation
import Picture

@testable import CatsVIPER

/// Records what the interactor answers, in order.
final class EditCatInteractorOutputSpy: EditCatInteractorOutput {
    private(set) var events: [Event] = []

    enum Event: Equatable {
        case choices([FilterChoice])
        case applied(Picture)
        case failed(message: String)
        case saveEnded(SaveResult)
    }

    func choicesFound(_ choices: [FilterChoice]) {
        events.append(.choices(choices))
    }

    func filterApplied(_ picture: Picture) {
        events.append(.applied(picture))
    }

    func filterFailed(with error: any LocalizedError) {
        events.append(.failed(message: error.localizedDescription))
    }

    func saveEnded(with result: SaveResult) {
        events.append(.saveEnded(result))
    }
}
