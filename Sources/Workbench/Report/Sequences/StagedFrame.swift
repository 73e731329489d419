/// What an app shows at one moment, as the stage of a subject tells it.
public struct StagedFrame: Hashable, Sendable, Decodable {
    public let screen: String
    /// In the order in which they are read.
    public let parts: [Part]
    /// What stands above the screen, and has to be answered first.
    public let alert: Alert?

    /// How many things it may show together, each of which takes a page its time.
    public static let mostParts = 1000

    /// The parts, their choices, and the alert's answers.
    public var size: Int {
        parts.reduce(parts.count) { $0 + ($1.choices?.count ?? 0) } + (alert?.answers.count ?? 0)
    }

    public struct Alert: Hashable, Sendable, Decodable {
        public let message: String
        /// Each can be tapped.
        public let answers: [String]
    }

    public struct Part: Hashable, Sendable, Decodable {
        /// By which it is tapped.
        public let id: String
        /// What a screen reader says.
        public let label: String
        public let kind: Kind
        public let text: String?
        public let picture: Picture?
        /// Whether a button or choices can be tapped, or whether an activity goes on.
        public let isOn: Bool?
        public let choices: [Choice]?
        public let selected: Int?
    }

    public enum Kind: String, Hashable, Sendable, Decodable {
        case text, picture, activity, button, choices
    }

    public struct Choice: Hashable, Sendable, Decodable {
        public let title: String
        public let picture: Picture
    }

    public struct Picture: Hashable, Sendable, Decodable {
        /// A picture that the configuration names, or a text to be shown instead.
        public let name: String
        /// What an SVG colour matrix takes, 20 numbers; `nil` shows the picture as it is.
        public let matrix: [Double]?
    }
}
