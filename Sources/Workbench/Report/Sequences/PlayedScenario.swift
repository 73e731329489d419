/// A scenario as an architecture played it, up to its end or to the step that did not go as told.
public struct PlayedScenario: Hashable, Sendable {
    public let architecture: String
    public let scenario: String
    public let steps: [Step]

    public struct Step: Hashable, Sendable {
        /// What happens in it.
        public let title: String
        /// What was drawn, in order.
        public let frames: [StagedFrame]
        public let messages: [MessageSequence.Message]
        /// Why it did not go as told; `nil` if it did.
        public let failure: String?

        public init(title: String, frames: [StagedFrame], messages: [MessageSequence.Message], failure: String?) {
            self.title = title
            self.frames = frames
            self.messages = messages
            self.failure = failure
        }
    }

    public init(architecture: String, scenario: String, steps: [Step]) {
        self.architecture = architecture
        self.scenario = scenario
        self.steps = steps
    }

    /// Why the last step did not go as told; `nil` if all did.
    public var failure: String? { steps.last?.failure }
}
