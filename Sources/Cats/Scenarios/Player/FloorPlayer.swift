import CatsModel
import ScreenKit

/// Does a scenario's work without an architecture: the least that any app has to do.
///
/// One task asks the world for all that the scenario has it answer, one after the other; then the last screen is made
/// and its widgets are set, once. The world goes at the same pace as for an app.
@MainActor
public struct FloorPlayer {
    public init() {}

    /// Returns the last frame; throws where an answer is to nothing that was asked.
    @discardableResult
    public func play(_ scenario: Scenario) async throws(ScenarioFailure.Reason) -> Frame {
        let app = try await open(scenario)
        await app.close()
        return app.host.frame
    }

    /// Plays a scenario as `play(_:)` does, and leaves the last screen open.
    public func open(_ scenario: Scenario) async throws(ScenarioFailure.Reason) -> OpenApp {
        let world = ScriptedWorld()
        let answers = scenario.answers
        let work =
            answers.isEmpty ? nil : Task { [services = world.services] in await Self.ask(services, for: answers) }
        for step in scenario.steps where step.isPlayed {
            if case .answer(let answer, _) = step.event {
                guard await world.answer(answer) else {
                    await world.end()
                    throw .nothingAsked(answer.kind)
                }
            }
            await world.settle()
        }
        await work?.value
        return OpenApp(host: HeadlessHost(scenario.lastScreen.controller(), keepsFrames: false), world: world)
    }
}

extension FloorPlayer {
    /// Asks for what each answer is about, so that none is waited for which does not come.
    private static func ask(_ services: Services, for answers: [Answer]) async {
        var found: [SampleCat: Cat] = [:]
        var original: Photo?
        var edited: Photo?
        for answer in answers {
            switch answer {
            case .found(let sample):
                found[sample] = try? await services.provider.findCat()
            case .notFound:
                _ = try? await services.provider.findCat()
            case .photo(let sample):
                if let cat = found[sample] { original = try? await services.provider.photo(of: cat) }
            case .noPhoto:
                if let cat = found.values.first { _ = try? await services.provider.photo(of: cat) }
            case .developed(let filter), .notDeveloped(let filter):
                if let original { edited = try? await services.darkroom.develop(original, with: filter) }
            case .saveEnded:
                if let photo = edited ?? original { _ = await services.library.save(photo) }
            }
        }
    }
}

extension Scenario {
    fileprivate var answers: [Answer] {
        steps.compactMap { step in
            if case .answer(let answer, _) = step.event { answer } else { nil }
        }
    }

    fileprivate var lastScreen: Screen { steps.compactMap(\.frames.last).last ?? .empty }
}
