import MadeUpFrame
import Testing

@testable import Report

struct FrameTextTests {
    private static let choices = ["Plain", "Sepia"].map { StagedFrame.Choice(title: $0, picture: .cat) }

    @Test(
        "Each part has a line that says what shows, or none if nothing does",
        arguments: [
            (.madeUp(.text, text: "Hi"), ["“Hi”"]),
            (.madeUp(.text, text: ""), ["“”"]),
            (.madeUp(.text), []),
            (.madeUp(.picture, picture: .init(name: "siamese", matrix: nil)), ["picture siamese"]),
            (.madeUp(.picture, picture: .init(name: "siamese", matrix: [0.5])), ["picture siamese, filtered"]),
            (.madeUp(.picture), ["no picture"]),
            (.madeUp(.activity, isOn: true), ["busy"]),
            (.madeUp(.activity, isOn: false), []),
            (.madeUp(.activity), []),
            (.madeUp(.button, text: "Load", isOn: true), ["Load"]),
            (.madeUp(.button, text: "Load", isOn: false), ["(Load)"]),
            (.madeUp(.button, isOn: true), ["Part"]),
            (.madeUp(.button), ["(Part)"]),
            (.madeUp(.choices, isOn: true, choices: choices, selected: 1), ["Plain *Sepia*"]),
            (.madeUp(.choices, isOn: false, choices: choices, selected: 0), ["(*Plain* Sepia)"]),
            (.madeUp(.choices, isOn: true, choices: choices, selected: 2), ["Plain Sepia"]),
            (.madeUp(.choices, isOn: true, choices: choices), ["Plain Sepia"]),
        ] as [(StagedFrame.Part, [String])]
    )
    func lines(part: StagedFrame.Part, lines: [String]) {
        #expect(StagedFrame.madeUp(part).lines == lines)
    }

    @Test("Parts stand in their order, and an alert with its answers comes last")
    func order() {
        let frame = StagedFrame(
            screen: "Cat",
            parts: [.madeUp(.button, text: "Load", isOn: true), .madeUp(.text), .madeUp(.text, text: "Hi")],
            alert: .init(message: "No net", answers: ["Again", "Leave"])
        )
        #expect(frame.lines == ["Load", "“Hi”", "alert “No net”: Again, Leave"])
    }
}
