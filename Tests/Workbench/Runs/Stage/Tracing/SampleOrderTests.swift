import Foundation
import Pipeline
import Report
import Subject
import TestFolder
import Testing

@testable import Stage

struct SampleOrderTests {
    @Test(
        "In twelve scenarios the parts say to each other what was written down from the sources, in that order",
        .takesLong,
        arguments: ["MVC", "MVP", "MVVM", "VIPER"]
    )
    func orders(of architecture: String) async throws {
        let orders = try WrittenOrders(of: architecture)
        let scenarios = try WrittenOrders.scenarios
        #expect(scenarios.count == 12)
        let environment = ProcessInfo.processInfo.environment
        let subject = try Subject.load(from: Repository.url(of: ""))
        let cast = try await Cast.build(
            for: subject,
            architectures: [architecture],
            environment: environment,
            limits: .patient
        )
        let player = try #require(cast.players.first)
        for scenario in scenarios {
            let played = try await player.play(scenario.name)
            #expect(played.failure == nil)
            #expect(played.steps.count == scenario.steps.count, "\(scenario.name)")
            for (step, stretch) in zip(played.steps, scenario.steps) {
                let told = step.messages.map { "\($0.from) → \($0.to): \($0.name)" }
                #expect(told == orders.messages(of: stretch), "\(scenario.name): \(step.title)")
            }
        }
        await player.stop()
    }
}
