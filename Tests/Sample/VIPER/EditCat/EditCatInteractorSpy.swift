import Model
import Picture
import Scenarios

@testable import VIPER

/// Records what its presenter asks for, in order, and does nothing of it; the tabby is its original.
final class EditCatInteractorSpy: EditCatInteractorInput {
    let original = SampleCat.tabby.photo.picture
    let choices = PhotoFilter.allCases.enumerated().map { index, filter in
        FilterChoice(index: index, name: filter.name, preview: SampleCat.tabby.photo.preview(of: filter))
    }

    private var events: [Event] = []

    enum Event: Equatable {
        case apply(String)
        case revert
        case save
    }

    /// Gives the events since the last time this was asked.
    @discardableResult
    func takeEvents() -> [Event] {
        defer { events = [] }
        return events
    }

    func apply(_ choice: FilterChoice) {
        events.append(.apply(choice.name))
    }

    func revert() {
        events.append(.revert)
    }

    func save() {
        events.append(.save)
    }
}
