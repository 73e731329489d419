import Page
import Report
import Testing

@testable import Show
@testable import Stage

struct VisitStateTests {
    private static let repertoire = Repertoire(
        scenarios: [.init(name: "It loads", steps: ["It opens", "Load"])],
        weathers: ["fine", "rain"]
    )

    private func state(_ pace: StageScene.Pace, isPlaying: Bool = false) -> VisitState {
        var state = VisitState(world: World(weathers: Self.repertoire.weathers))
        state.world.change(as: Wish.World(weather: "rain", pace: pace))
        if isPlaying { state.playing = Playback(0, of: Self.repertoire) }
        return state
    }

    private func phone(_ number: Int, questions: [String] = [], wrongStep: Int? = nil) -> StagePhone {
        StagePhone(
            number: number,
            architecture: "MVP",
            frame: nil,
            questions: questions,
            messages: [],
            notice: [],
            noticePlace: nil,
            wrongStep: wrongStep
        )
    }

    @Test(
        "The world answers by itself at once or later, unless it is held or a scenario answers for it",
        arguments: [
            (.atOnce, false, "rain", nil), (.slowly, false, nil, "rain"), (.held, false, nil, nil),
            (.atOnce, true, nil, nil), (.slowly, true, nil, nil), (.held, true, nil, nil),
        ] as [(StageScene.Pace, Bool, String?, String?)]
    )
    func weather(pace: StageScene.Pace, isPlaying: Bool, atOnce: String?, later: String?) {
        let state = state(pace, isPlaying: isPlaying)
        #expect(state.weatherAtOnce == atOnce)
        #expect(state.weatherLater == later)
    }

    @Test("What at least one phone waits for stands above them once, and the step that went wrong on one is marked")
    func scene() {
        let phones = [phone(0, questions: ["Cat?", "Photo?"]), phone(1, questions: ["Cat?"], wrongStep: 1)]
        let scene = state(.held, isPlaying: true).scene(with: phones)
        #expect(scene.questions == ["Cat?", "Photo?"])
        #expect(scene.steps.map(\.isWrong) == [false, true])
        #expect(scene.scenario == 0)
        #expect(scene.weather == "rain")
    }

    @Test("Without a scenario there are no steps")
    func noScenario() {
        let scene = state(.atOnce).scene(with: [])
        #expect(scene.scenario == nil)
        #expect(scene.steps.isEmpty)
    }
}
