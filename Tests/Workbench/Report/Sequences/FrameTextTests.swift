import Testing

@testable import Report

struct FrameTextTests {
    private static func part(
        _ kind: StagedFrame.Kind,
        text: String? = nil,
        picture: StagedFrame.Picture? = nil,
        isOn: Bool? = nil,
        choices: [String]? = nil,
        selected: Int? = nil
    ) -> StagedFrame.Part {
        StagedFrame.Part(
            id: "id",
            label: "Label",
            kind: kind,
            text: text,
            picture: picture,
            isOn: isOn,
            choices: choices?.map { .init(title: $0, picture: .init(name: "cat", matrix: nil)) },
            selected: selected
        )
    }

    @Test(
        "Each part has a line that says what shows, or none if nothing does",
        arguments: [
            (part(.text, text: "Hi"), ["“Hi”"]),
            (part(.text, text: ""), ["“”"]),
            (part(.text), []),
            (part(.picture, picture: .init(name: "siamese", matrix: nil)), ["picture siamese"]),
            (part(.picture, picture: .init(name: "siamese", matrix: [0.5])), ["picture siamese, filtered"]),
            (part(.picture), ["no picture"]),
            (part(.activity, isOn: true), ["busy"]),
            (part(.activity, isOn: false), []),
            (part(.activity), []),
            (part(.button, text: "Load", isOn: true), ["Load"]),
            (part(.button, text: "Load", isOn: false), ["(Load)"]),
            (part(.button, isOn: true), ["Label"]),
            (part(.button), ["(Label)"]),
            (part(.choices, isOn: true, choices: ["Plain", "Sepia"], selected: 1), ["Plain *Sepia*"]),
            (part(.choices, isOn: false, choices: ["Plain", "Sepia"], selected: 0), ["(*Plain* Sepia)"]),
            (part(.choices, isOn: true, choices: ["Plain", "Sepia"], selected: 2), ["Plain Sepia"]),
            (part(.choices, isOn: true, choices: ["Plain", "Sepia"]), ["Plain Sepia"]),
        ] as [(StagedFrame.Part, [String])]
    )
    func lines(part: StagedFrame.Part, lines: [String]) {
        #expect(StagedFrame(screen: "Cat", parts: [part], alert: nil).lines == lines)
    }

    @Test("Parts stand in their order, and an alert with its answers comes last")
    func order() {
        let frame = StagedFrame(
            screen: "Cat",
            parts: [Self.part(.button, text: "Load", isOn: true), Self.part(.text), Self.part(.text, text: "Hi")],
            alert: .init(message: "No net", answers: ["Again", "Leave"])
        )
        #expect(frame.lines == ["Load", "“Hi”", "alert “No net”: Again, Leave"])
    }
}
