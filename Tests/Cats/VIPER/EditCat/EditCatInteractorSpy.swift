@testable import CatsVIPER

/// Records what its presenter asks for, in order, and does nothing of it.
final class EditCatInteractorSpy: EditCatInteractorInput {
    private var events: [Event] = []

    enum Event: Equatable {
        case findChoices
        case apply(FilterChoice.ID)
        case revert
        case save
    }

    /// Gives the events since the last time this was asked.
    @discardableResult
    func takeEvents() -> [Event] {
        defer { events = [] }
        return events
    }

    func findChoices() {
        events.append(.findChoices)
    }

    func apply(_ choice: FilterChoice.ID) {
        events.append(.apply(choice))
    }

    func revert() {
        events.append(.revert)
    }

    func save() {
        events.append(.save)
    }
}
