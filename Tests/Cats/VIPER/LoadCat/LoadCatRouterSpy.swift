import Picture

@testable import CatsVIPER

/// Records where its presenter goes, in order, and stays.
final class LoadCatRouterSpy: LoadCatRouterProtocol {
    private(set) var events: [Event] = []

    enum Event: Equatable {
        case editor(Picture)
    }

    func presentEditor(of picture: Picture) {
        events.append(.editor(picture))
    }
}
