@testable import CatsVIPER

/// Records what its presenter asks for, in order, and does nothing of it.
final class LoadCatInteractorSpy: LoadCatInteractorInput {
    private(set) var events: [Event] = []

    enum Event: Equatable {
        case load
        case cancel
    }

    func load() {
        events.append(.load)
    }

    func cancel() {
        events.append(.cancel)
    }
}
