@testable import CatsVIPER

/// Records where its presenter goes, in order, and answers its alerts when told.
final class EditCatRouterSpy: EditCatRouterProtocol {
    private(set) var answerAlert: (@MainActor () -> Void)?

    private var events: [Event] = []

    enum Event: Equatable {
        case alert(String)
        case close
    }

    /// Gives the events since the last time this was asked.
    @discardableResult
    func takeEvents() -> [Event] {
        defer { events = [] }
        return events
    }

    func presentAlert(message: String, answered: @escaping @MainActor () -> Void) {
        answerAlert = answered
        events.append(.alert(message))
    }

    func close() {
        events.append(.close)
    }
}
