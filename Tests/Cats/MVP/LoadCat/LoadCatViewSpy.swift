import CatsScenarios
import Picture

@testable import CatsMVP

/// Records what its presenter tells it, in no order.
final class LoadCatViewSpy: LoadCatView {
    private var events: Set<Event> = []

    enum Event: Hashable {
        case title(String?)
        case picture(Picture?)
        case buttons(canLoad: Bool, canCancel: Bool, canEdit: Bool)
        case activity(isAnimating: Bool)
        case editor(Picture)
    }

    /// Gives the events since the last time this was asked.
    @discardableResult
    func takeEvents() -> Set<Event> {
        defer { events = [] }
        return events
    }

    func show(title: String?) {
        events.insert(.title(title))
    }

    func show(picture: Picture?) {
        events.insert(.picture(picture))
    }

    func setButtons(canLoad: Bool, canCancel: Bool, canEdit: Bool) {
        events.insert(.buttons(canLoad: canLoad, canCancel: canCancel, canEdit: canEdit))
    }

    func setActivity(isAnimating: Bool) {
        events.insert(.activity(isAnimating: isAnimating))
    }

    func presentEditor(of picture: Picture) {
        events.insert(.editor(picture))
    }
}

/// What the view is told to show in each state of the scene.
extension Set<LoadCatViewSpy.Event> {
    static let empty = state(canLoad: true)
    static let finding = state(canCancel: true)

    static func downloading(_ cat: SampleCat) -> Self {
        state(title: cat.address, canCancel: true)
    }

    static func loaded(_ cat: SampleCat) -> Self {
        state(title: cat.address, picture: cat.photo.picture, canLoad: true, canEdit: true)
    }

    static func ended(_ message: String) -> Self {
        state(title: message, canLoad: true)
    }

    /// The activity is on for as long as there is something to cancel.
    private static func state(
        title: String? = nil,
        picture: Picture? = nil,
        canLoad: Bool = false,
        canCancel: Bool = false,
        canEdit: Bool = false
    ) -> Self {
        [
            .title(title),
            .picture(picture),
            .buttons(canLoad: canLoad, canCancel: canCancel, canEdit: canEdit),
            .activity(isAnimating: canCancel),
        ]
    }
}
