/// A scenario as an architecture played it, up to its end or to the step that did not go as told.
public struct PlayedScenario: Hashable, Sendable {
    /// What the parts said in all of it.
    public let sequence: MessageSequence
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

    public init(_ sequence: MessageSequence, steps: [Step]) {
        self.sequence = sequence
        self.steps = steps
    }

    public var architecture: String { sequence.architecture }
    public var scenario: String { sequence.scenario }

    /// What the parts said in a step, under its title.
    public func sequence(of step: Step) -> MessageSequence {
        MessageSequence(architecture: architecture, scenario: step.title, messages: step.messages)
    }

    /// Why the last step did not go as told; `nil` if all did.
    public var failure: String? { steps.last?.failure }
}
