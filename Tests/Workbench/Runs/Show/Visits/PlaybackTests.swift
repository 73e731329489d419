import Page
import Testing

@testable import Show
@testable import Stage

struct PlaybackTests {
    private let repertoire = Repertoire(
        scenarios: [
            .init(name: "It loads", steps: ["It opens", "Load", "It comes"]), .init(name: "Nothing", steps: []),
        ],
        weathers: []
    )

    @Test("What is no scenario, or has no steps, can't be played", arguments: [-1, 1, 2])
    func none(number: Int) {
        #expect(Playback(number, of: repertoire) == nil)
    }

    @Test("It goes one step on or back, and not beyond its ends")
    func steps() throws {
        var playing = try #require(Playback(0, of: repertoire))
        let went = [-1, 2, 1, 1, 1].map { playing.go(by: $0) }
        #expect(went == [false, false, true, true, false])
        #expect(playing.title == "It comes")
        playing.beginAgain()
        #expect(playing.title == "It opens")
    }

    @Test("A step tells whether it is the current one, went wrong, or showed different things")
    func marks() throws {
        var playing = try #require(Playback(0, of: repertoire))
        _ = playing.go(by: 1)
        let steps = playing.steps(wrong: [0], different: [2])
        #expect(steps.map(\.isCurrent) == [false, true, false])
        #expect(steps.map(\.isWrong) == [true, false, false])
        #expect(steps.map(\.isDifferent) == [false, false, true])
    }
}
