import Support

/// What the parts of an architecture said to each other in a scenario, in order.
public struct MessageSequence: Hashable, Sendable {
    public let architecture: String
    public let scenario: String
    public let messages: [Message]
    /// For each message the place of the one that it was sent in, through whatever else; `nil` if it was sent in none.
    public let origins: [Int?]

    /// A call from one participant to another; what a participant calls of itself is none.
    public struct Message: Hashable, Sendable {
        public let from: String
        public let to: String
        /// What is called: `loadTapped()`, `text.set`.
        public let name: String
        /// Where that is declared, relative to the subject's root.
        public let file: String
        public let line: Int

        public init(from: String, to: String, name: String, file: String, line: Int) {
            self.from = from
            self.to = to
            self.name = name
            self.file = file
            self.line = line
        }
    }

    /// Without origins no message was sent in another one.
    public init(architecture: String, scenario: String, messages: [Message], origins: [Int?]? = nil) {
        self.architecture = architecture
        self.scenario = scenario
        self.messages = messages
        self.origins = origins ?? Array(repeating: nil, count: messages.count)
    }
}

extension MessageSequence {
    /// The participants that are no part of the architecture: whoever calls the app, and the app's layers.
    public static let (user, screen, model) = ("User", "Screen", "Model")
    /// All of these.
    public static let notParts = [user, screen, model]

    /// In the order in which they first speak or are spoken to.
    public var participants: [String] { messages.participants }
}

extension [MessageSequence.Message] {
    /// In the order in which they first speak or are spoken to.
    var participants: [String] { flatMap { [$0.from, $0.to] }.uniqued }
}
