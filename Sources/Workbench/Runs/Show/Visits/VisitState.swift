import Page
import Report
import Support

/// What has become of a visit so far, but for its apps.
struct VisitState: Sendable {
    var world: World
    /// `nil` if the visitor taps at will.
    var playing: Playback?
    /// What was done last, in words.
    var status = ""
    var comparison = FrameComparison()

    /// The weather in which the world answers what a visitor does; `nil` if it waits, or a scenario answers for it.
    var weatherAtOnce: String? { playing == nil && world.pace == .atOnce ? world.weather : nil }

    /// The weather in which the world answers after a while; `nil` if it does not by itself.
    var weatherLater: String? { playing == nil && world.pace == .slowly ? world.weather : nil }

    func scene(with phones: [StagePhone]) -> StageScene {
        StageScene(
            weathers: world.weathers,
            weather: world.weather,
            pace: world.pace,
            scenario: playing?.number,
            steps: playing?.steps(wrong: Set(phones.compactMap(\.wrongStep)), different: comparison.steps) ?? [],
            questions: phones.flatMap(\.questions).uniqued,
            status: status
        )
    }

    func phone(_ phone: StagePhone) -> StagePhone {
        var phone = phone
        phone.differences = comparison.differences[phone.number, default: []]
        return phone
    }
}
