import Foundation

/// What a player is told to do, with one of its apps.
public struct PlayerCommand: Hashable, Sendable, Encodable {
    /// The app's number; whoever opens it chooses one.
    public let app: Int
    public var action: Action

    public enum Action: Hashable, Sendable {
        case open
        /// A part that the frame shows; `at` is the place of a choice in it, counted from 0.
        case tap(String, at: Int?)
        /// A question that the app has open, by its place.
        case answer(Int, weather: String)
        /// Counted from 0, with the opening.
        case step(Int, scenario: String)
        case end
    }

    public init(app: Int, _ action: Action) {
        self.app = app
        self.action = action
    }

    private enum Key: String, CodingKey {
        case app, opens, tap, at, question, weather, step, scenario, ends
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(app, forKey: .app)
        switch action {
        case .open: try container.encode(true, forKey: .opens)
        case .tap(let part, let place):
            try container.encode(part, forKey: .tap)
            try container.encodeIfPresent(place, forKey: .at)
        case .answer(let question, let weather):
            try container.encode(question, forKey: .question)
            try container.encode(weather, forKey: .weather)
        case .step(let step, let scenario):
            try container.encode(step, forKey: .step)
            try container.encode(scenario, forKey: .scenario)
        case .end: try container.encode(true, forKey: .ends)
        }
    }
}
