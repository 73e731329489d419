// Steps in words, short enough for a list.

extension Step {
    /// What the user or the world does, or what is looked at.
    var title: String {
        switch event {
        case .opens: "The app opens"
        case .tap(let identifier): "Tap \(identifier)"
        case .tapFilter(let filter): "Tap the filter \(filter.name)"
        case .answer(let answer, .newest): answer.title
        case .answer(let answer, .oldest): "Late: \(answer.title)"
        case .cancels(let kind): "The app has cancelled to \(kind)"
        case .asksNothing(let kind): "The app has not asked to \(kind)"
        case .librarySees(let cat, nil): "The library has got the \(cat.rawValue)"
        case .librarySees(let cat, let filter?): "The library has got the \(cat.rawValue) in \(filter.name)"
        case .letGo: "The app is let go"
        }
    }
}

extension Answer {
    fileprivate var title: String {
        switch self {
        case .found(let cat): "The \(cat.rawValue) is found"
        case .notFound(let error): "No cat is found: \(error.localizedDescription)"
        case .photo(let cat): "The photo of the \(cat.rawValue) comes"
        case .noPhoto(let error): "No photo comes: \(error.localizedDescription)"
        case .developed(let filter): "\(filter.name) is developed"
        case .notDeveloped(let filter): "\(filter.name) can't be developed"
        case .saveEnded(let outcome): "Saving ends: \(outcome.message)"
        }
    }
}
