import CatsModel
import ScreenKit

/// An app on the stage, for whoever knows nothing of it but how to make it: played in a scenario, or tapped at will.
@MainActor
public final class Stage {
    private let app: PlayedApp

    public init(_ makeApp: @MainActor (Services) -> ViewController) {
        app = PlayedApp(makeApp)
    }

    /// Does a step of a scenario, counted from 0 with the opening; throws if the app does not go on as told.
    ///
    /// A step or a scenario that is none does nothing.
    public func perform(_ step: Int, of name: String) async throws(ScenarioFailure) {
        guard let scenario = Self.scenario(name), scenario.allSteps.indices.contains(step) else { return }
        do throws(ScenarioFailure.Reason) {
            try await app.perform(scenario.allSteps[step], of: scenario)
        } catch {
            throw ScenarioFailure(scenario: name, step: step, reason: error)
        }
    }

    /// Taps a part that a frame shows, or the choice at `index` of a part, counted from 0.
    public func tap(_ part: String, at index: Int?) async throws(TapError) {
        try await app.tap(part, at: index)
    }

    /// What the app waits for.
    public var questions: [String] {
        app.openQuestions.map { "\($0.kind)\($0.isGivenUp ? " (given up)" : "")" }
    }

    /// Answers one of the questions, counted from 0, as the weather has it; a question or a weather that is none does
    /// nothing.
    public func answer(_ question: Int, in weather: String) async {
        let open = app.openQuestions
        guard let weather = Weather(rawValue: weather), open.indices.contains(question) else { return }
        await app.answer(open[question], in: weather)
    }

    /// The frames drawn since the last time this was asked, each as JSON.
    public func takeFrames() -> [String] { app.takeFrames().map(\.json) }

    /// Lets the app go.
    public func end() async { await app.end() }
}

extension Stage {
    public static var scenarios: [String] { Scenario.all.map(\.name) }

    /// What happens in each step of a scenario.
    public static func steps(of name: String) -> [String] { scenario(name)?.allSteps.map(\.title) ?? [] }

    /// How the world can be, the usual first.
    public static var weathers: [String] { Weather.allCases.map(\.rawValue) }

    private static func scenario(_ name: String) -> Scenario? { Scenario.all.first { $0.name == name } }
}
