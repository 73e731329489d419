import CatsModel
import CatsScenarios
import Picture

@testable import CatsMVP

/// Records what its presenter tells it, in no order, and answers its alerts when told.
final class EditCatViewSpy: EditCatView {
    private(set) var answerAlert: (@MainActor () -> Void)?

    private var events: Set<Event> = []

    enum Event: Hashable {
        case picture(Picture)
        case thumbnails([Thumbnail])
        case selection(Int?)
        case controls(canFilter: Bool, canSave: Bool)
        case activity(isAnimating: Bool)
        case alert(String)
        case close
    }

    /// Gives the events since the last time this was asked.
    @discardableResult
    func takeEvents() -> Set<Event> {
        defer { events = [] }
        return events
    }

    func show(picture: Picture) {
        events.insert(.picture(picture))
    }

    func show(thumbnails: [Thumbnail]) {
        events.insert(.thumbnails(thumbnails))
    }

    func selectThumbnail(at index: Int?) {
        events.insert(.selection(index))
    }

    func setControls(canFilter: Bool, canSave: Bool) {
        events.insert(.controls(canFilter: canFilter, canSave: canSave))
    }

    func setActivity(isAnimating: Bool) {
        events.insert(.activity(isAnimating: isAnimating))
    }

    func presentAlert(message: String, answered: @escaping @MainActor () -> Void) {
        answerAlert = answered
        events.insert(.alert(message))
    }

    func close() {
        events.insert(.close)
    }
}

/// What the view is told to show of the tabby in each state of the scene.
extension Set<EditCatViewSpy.Event> {
    static let original = state()

    static func applying(_ filter: PhotoFilter, over shown: PhotoFilter? = nil) -> Self {
        state(shown, selected: filter, canSave: false, isWorking: true)
    }

    static func filtered(_ filter: PhotoFilter) -> Self {
        state(filter, selected: filter)
    }

    static func saving(_ filter: PhotoFilter? = nil) -> Self {
        state(filter, selected: filter, canFilter: false, canSave: false, isWorking: true)
    }

    private static func state(
        _ shown: PhotoFilter? = nil,
        selected: PhotoFilter? = nil,
        canFilter: Bool = true,
        canSave: Bool = true,
        isWorking: Bool = false
    ) -> Self {
        [
            .picture(SampleCat.tabby.photo(under: shown).picture),
            .selection(selected?.place),
            .controls(canFilter: canFilter, canSave: canSave),
            .activity(isAnimating: isWorking),
        ]
    }
}
