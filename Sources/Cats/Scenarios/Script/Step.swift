import CatsModel

/// Something that happens in a scenario, and the frames that must follow from it.
public struct Step: Hashable, Sendable {
    let event: Event
    let frames: [Screen]

    enum Event: Hashable, Sendable {
        case opens
        case tap(String)
        case tapFilter(PhotoFilter)
        case answer(Answer, to: Request.Age)
        case cancels(Request.Kind)
        case asksNothing(Request.Kind)
        case librarySees(SampleCat, PhotoFilter?)
        case letGo
    }
}

extension Step {
    var isTap: Bool {
        switch event {
        case .tap, .tapFilter: true
        case .opens, .answer, .cancels, .asksNothing, .librarySees, .letGo: false
        }
    }

    /// Comes before the first step of every scenario.
    static let opening = Step(event: .opens, frames: [.empty])

    // What the user does.

    static func load(shows frames: Screen...) -> Step { Step(event: .tap("load"), frames: frames) }
    static func cancel(shows frames: Screen...) -> Step { Step(event: .tap("cancel"), frames: frames) }
    static func edit(shows frames: Screen...) -> Step { Step(event: .tap("edit"), frames: frames) }
    static func save(shows frames: Screen...) -> Step { Step(event: .tap("save"), frames: frames) }
    static func close(shows frames: Screen...) -> Step { Step(event: .tap("close"), frames: frames) }
    static func ok(shows frames: Screen...) -> Step { Step(event: .tap("OK"), frames: frames) }

    static func filter(_ filter: PhotoFilter, shows frames: Screen...) -> Step {
        Step(event: .tapFilter(filter), frames: frames)
    }

    /// The app is released, whatever it is doing; no part of it may live on.
    static let letGo = Step(event: .letGo, frames: [])

    // What the world answers: the newest request of that kind, unless it says late.

    static func answer(_ answer: Answer, shows frames: Screen...) -> Step {
        Step(event: .answer(answer, to: .newest), frames: frames)
    }

    /// Answers the oldest request that is still open, which the app has given up.
    static func late(_ answer: Answer, shows frames: Screen...) -> Step {
        Step(event: .answer(answer, to: .oldest), frames: frames)
    }

    // What the world sees.

    /// The newest request of this kind has been cancelled.
    static func cancels(_ kind: Request.Kind) -> Step { Step(event: .cancels(kind), frames: []) }

    /// No request of this kind has been made.
    static func asksNothing(_ kind: Request.Kind) -> Step { Step(event: .asksNothing(kind), frames: []) }

    /// The library has been given this cat's photo, under this filter, and not cancelled.
    static func librarySees(_ cat: SampleCat, under filter: PhotoFilter? = nil) -> Step {
        Step(event: .librarySees(cat, filter), frames: [])
    }
}
