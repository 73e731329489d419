import Page

/// What a visitor does on the page; one of these.
struct Wish: Hashable, Sendable, Decodable {
    /// The visit's own name.
    let visit: String
    let tap: Tap?
    let answer: Answer?
    let world: World?
    let scenario: Scenario?
    let step: Step?
    let restart: Restart?

    /// On one phone, or on all.
    struct Tap: Hashable, Sendable, Decodable {
        let part: String
        let at: Int?
        let phone: Int?
    }

    /// Lets go the oldest answer to this question.
    struct Answer: Hashable, Sendable, Decodable {
        let question: String
        let phone: Int?
    }

    struct World: Hashable, Sendable, Decodable {
        let weather: String?
        let pace: StageScene.Pace?
    }

    /// `nil` ends the scenario that is played.
    struct Scenario: Hashable, Sendable, Decodable {
        let number: Int?
    }

    struct Step: Hashable, Sendable, Decodable {
        let by: Int
    }

    struct Restart: Hashable, Sendable, Decodable {}
}
