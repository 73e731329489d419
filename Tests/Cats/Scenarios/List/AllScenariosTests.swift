import ScreenKit
import Testing

@testable import CatsScenarios

struct AllScenariosTests {
    @Test("No two scenarios have one name")
    func names() {
        #expect(Set(Scenario.all.map(\.name)).count == Scenario.all.count)
    }

    @Test(
        "Every row of both state tables is reached",
        arguments: [
            Screen.empty, .finding, .downloading(.tabby), .loaded(.tabby), .cancelled, .original(.tabby),
            .applying(.sepia, to: .tabby), .applying(.sepia, over: .noir, to: .tabby), .filtered(.sepia, .tabby),
            .saving(.tabby), .saving(.tabby, under: .sepia),
        ]
    )
    func row(_ screen: Screen) {
        #expect(frames.contains(screen.frame))
    }

    @Test(
        "Every message of Load Cat is shown",
        arguments: [
            "Can't reach the cat service.",
            "The cat service answered with status 503.",
            "The cat service sent something that is not a cat photo.",
            "That cat is too large to show.",
            "A cat is already on its way.",
            "Cancelled",
        ]
    )
    func title(_ message: String) {
        #expect(frames.contains { $0.widgets.first?.appearance == .label(text: message) })
    }

    @Test(
        "Every alert of Edit Cat is shown, and is answered with OK",
        arguments: [
            "Photo saved.",
            "Saving was not allowed.",
            "The photo folder can't be written to.",
            "The photo could not be saved: the disk is full.",
            "That filter could not be applied.",
        ]
    )
    func alert(_ message: String) {
        #expect(frames.contains { $0.alert == Frame.Alert(message: message, actions: ["OK"]) })
    }

    private var frames: [Frame] {
        ([.opening] + Scenario.all.flatMap(\.steps)).flatMap(\.frames).map(\.frame)
    }
}
