import Page
import Stage

/// A scenario on the phones, and the step that it has come to.
struct Playback {
    /// Its place among all.
    let number: Int
    let scenario: Repertoire.Scenario
    private(set) var step = 0

    /// `nil` if there is no such scenario, or it has no steps.
    init?(_ number: Int, of repertoire: Repertoire) {
        guard repertoire.scenarios.indices.contains(number), !repertoire.scenarios[number].steps.isEmpty else {
            return nil
        }
        (self.number, scenario) = (number, repertoire.scenarios[number])
    }

    /// What happens in the step.
    var title: String { scenario.steps[step] }

    /// Says whether there is a step to go to, which is the next one or that before.
    mutating func go(by count: Int) -> Bool {
        guard [1, -1].contains(count), scenario.steps.indices.contains(step + count) else { return false }
        step += count
        return true
    }

    mutating func beginAgain() { step = 0 }

    func steps(wrong: Set<Int>, different: Set<Int>) -> [StageScene.Step] {
        scenario.steps.enumerated().map { place, title in
            StageScene.Step(
                title: title,
                isCurrent: place == step,
                isWrong: wrong.contains(place),
                isDifferent: different.contains(place)
            )
        }
    }
}
