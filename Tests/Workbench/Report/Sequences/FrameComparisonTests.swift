import MadeUpFrame
import Testing

@testable import Report

struct FrameComparisonTests {
    /// A frame, another one, and what differs, as `Save: off, elsewhere on`.
    typealias Case = (here: StagedFrame, elsewhere: StagedFrame, told: [String])

    @Test("A frame is told apart from another one part by part", arguments: parts + choices + frames)
    func told(_ here: StagedFrame, _ elsewhere: StagedFrame, _ expected: [String]) {
        #expect(here.differences(from: elsewhere).map(Self.told) == expected)
    }

    @Test("Frames that show the same differ nowhere, though one leaves out what counts as off")
    func same() {
        let (left, right) = (
            StagedFrame.madeUp(.madeUp(id: "save")), StagedFrame.madeUp(.madeUp(id: "save", isOn: false))
        )
        #expect(left != right)
        #expect(left.differences(from: right).isEmpty)
    }

    private static let grey = StagedFrame.Picture(name: "tabby", matrix: [0.5])
    private static let tabby = StagedFrame.Picture(name: "tabby", matrix: nil)

    private static func menu(_ titles: String..., picture: StagedFrame.Picture = tabby, selected: Int? = nil)
        -> StagedFrame
    {
        let choices = titles.map { StagedFrame.Choice(title: $0, picture: picture) }
        return .madeUp(.madeUp(.choices, id: "filters", isOn: true, choices: choices, selected: selected))
    }

    private static let parts: [Case] = [
        (
            .madeUp(.madeUp(id: "save", isOn: false)), .madeUp(.madeUp(id: "save", isOn: true)),
            ["Save: off, elsewhere on"]
        ),
        (.madeUp(), .madeUp(.madeUp(id: "save")), ["Save: -, elsewhere there"]),
        (.madeUp(.madeUp(id: "save")), .madeUp(), ["Save: there, elsewhere -"]),
        (.madeUp(.madeUp(id: "load", text: "Go")), .madeUp(.madeUp(id: "load")), ["Load: Go, elsewhere -"]),
        (.madeUp(.madeUp(id: "load", label: "Next")), .madeUp(.madeUp(id: "load")), ["Load: Next, elsewhere Load"]),
        (
            .madeUp(.madeUp(.picture, id: "title")), .madeUp(.madeUp(.text, id: "title")),
            ["Title: picture, elsewhere text"]
        ),
        (
            .madeUp(.madeUp(.picture, id: "photo", picture: grey)),
            .madeUp(.madeUp(.picture, id: "photo", picture: tabby)),
            ["Photo: tabby [0.5], elsewhere tabby"]
        ),
        (
            .madeUp(.madeUp(.picture, id: "photo")), .madeUp(.madeUp(.picture, id: "photo", picture: tabby)),
            ["Photo: -, elsewhere tabby"]
        ),
    ]

    private static let choices: [Case] = [
        (menu("Mono"), menu("Mono", "Noir"), ["Filters: Mono, elsewhere Mono, Noir"]),
        (menu("Mono", "Noir", selected: 1), menu("Mono", "Noir"), ["Filters: Noir, elsewhere -"]),
        (menu("Mono", selected: 0), menu("Mono", selected: 7), ["Filters: Mono, elsewhere -"]),
        (menu("Mono", picture: grey), menu("Mono"), ["Filters, Mono: tabby [0.5], elsewhere tabby"]),
    ]

    private static let frames: [Case] = [
        (.madeUp(screen: "Edit"), .madeUp(screen: "Cat"), ["screen: Edit, elsewhere Cat"]),
        (
            .madeUp(.madeUp(id: "load"), .madeUp(id: "save")), .madeUp(.madeUp(id: "save"), .madeUp(id: "load")),
            ["order: Load, Save, elsewhere Save, Load"]
        ),
        (
            .madeUp(alert: .init(message: "No net", answers: ["OK"])), .madeUp(),
            ["alert: No net (OK), elsewhere -"]
        ),
        (
            .madeUp(alert: .init(message: "No net", answers: ["OK"])),
            .madeUp(alert: .init(message: "No net", answers: ["Retry", "OK"])),
            ["alert: No net (OK), elsewhere No net (Retry, OK)"]
        ),
        // All of it, in the order of the other frame, with what only this one has at the end.
        (
            .madeUp(screen: "Edit", .madeUp(id: "close"), .madeUp(id: "save", isOn: true)),
            .madeUp(.madeUp(id: "save"), .madeUp(id: "load")),
            [
                "screen: Edit, elsewhere Cat", "Save: on, elsewhere off", "Load: -, elsewhere there",
                "Close: there, elsewhere -",
            ]
        ),
    ]

    private static func told(_ difference: FrameDifference) -> String {
        let place =
            switch difference.place {
            case .screen: "screen"
            case .alert: "alert"
            case .order: "order"
            case .part(let label): label
            }
        return "\(place): \(told(difference.here)), elsewhere \(told(difference.elsewhere))"
    }

    private static func told(_ value: FrameDifference.Value?) -> String {
        switch value {
        case nil: "-"
        case .on: "on"
        case .off: "off"
        case .present: "there"
        case .text(let text): text
        case .picture(let picture): picture.name + (picture.matrix.map { " \($0)" } ?? "")
        }
    }
}
