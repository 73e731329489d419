import Report

/// What a visitor of the stage sees at one moment, but for the phones.
public struct StageScene: Hashable, Sendable {
    /// How the world can be, and how it is.
    public let weathers: [String]
    public let weather: String
    public let pace: Pace
    /// The number of the scenario that is played; `nil` if the visitor taps at will.
    public let scenario: Int?
    /// What happens in its steps; empty without a scenario.
    public let steps: [Step]
    /// What at least one of the apps waits for, if answers are held.
    public let questions: [String]
    /// What was done last.
    public let status: String

    /// When the world answers.
    public enum Pace: String, Hashable, Sendable, CaseIterable, Decodable {
        case atOnce, slowly, held
    }

    public struct Step: Hashable, Sendable {
        public let title: String
        public let isCurrent: Bool
        /// Whether an architecture did not go on as told.
        public let isWrong: Bool
        /// Whether not all apps showed the same behind it.
        public let isDifferent: Bool

        public init(title: String, isCurrent: Bool, isWrong: Bool, isDifferent: Bool) {
            self.title = title
            self.isCurrent = isCurrent
            self.isWrong = isWrong
            self.isDifferent = isDifferent
        }
    }

    public init(
        weathers: [String],
        weather: String,
        pace: Pace,
        scenario: Int?,
        steps: [Step],
        questions: [String],
        status: String
    ) {
        self.weathers = weathers
        self.weather = weather
        self.pace = pace
        self.scenario = scenario
        self.steps = steps
        self.questions = questions
        self.status = status
    }
}

/// One of the phones: an architecture's app, and what its parts said.
public struct StagePhone: Hashable, Sendable {
    /// Its place in the cast.
    public let number: Int
    public let architecture: String
    /// What shows; `nil` before the first frame.
    public let frame: StagedFrame?
    /// What the app waits for.
    public let questions: [String]
    /// What its parts said when something was done last.
    public let messages: [SentMessage]
    /// What they said when the same was done before a save; `nil` if nothing was saved since.
    public let earlierMessages: [SentMessage]?
    /// Why it did not go on as told, in lines; empty if it did.
    public let notice: [String]
    /// Where in the code that was, if it is known.
    public let noticePlace: SourcePlace?
    /// The step of the scenario that did not go as told.
    public let wrongStep: Int?
    /// Where it shows something else than the others, which were told the same.
    public var differences: [FrameDifference] = []

    public init(
        number: Int,
        architecture: String,
        frame: StagedFrame?,
        questions: [String],
        messages: [SentMessage],
        earlierMessages: [SentMessage]? = nil,
        notice: [String],
        noticePlace: SourcePlace?,
        wrongStep: Int? = nil
    ) {
        self.number = number
        self.architecture = architecture
        self.frame = frame
        self.questions = questions
        self.messages = messages
        self.earlierMessages = earlierMessages
        self.notice = notice
        self.noticePlace = noticePlace
        self.wrongStep = wrongStep
    }
}
