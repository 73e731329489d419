/// What a subject's stage can do, as its page tells: plays scenarios of one app, and answers for the world around it.
@MainActor
public protocol CatwalkStage: SendableMetatype {
    /// The names of the scenarios.
    static var scenarios: [String] { get }
    /// What happens in each step of a scenario, the opening first.
    static func steps(of scenario: String) -> [String]
    /// How the world can be, the usual first.
    static var weathers: [String] { get }

    /// Does a step of a scenario, counted from 0; throws if the app does not go on as told.
    func perform(_ step: Int, of scenario: String) async throws
    /// Taps a part that a frame shows, or one of its choices, counted from 0; throws if it can't be tapped.
    func tap(_ part: String, at index: Int?) async throws
    /// What the app waits for.
    var questions: [String] { get }
    /// Answers one of the questions, counted from 0, as the world is.
    func answer(_ question: Int, in weather: String) async
    /// The frames drawn since the last time this was asked, each as JSON.
    func takeFrames() -> [String]
    /// Lets the app go.
    func end() async
}
