@testable import Report

extension StagedFrame {
    public static func madeUp(screen: String = "Cat", _ parts: Part..., alert: Alert? = nil) -> StagedFrame {
        StagedFrame(screen: screen, parts: parts, alert: alert)
    }
}

extension StagedFrame.Part {
    /// Without a label, that is the id with a capital.
    public static func madeUp(
        _ kind: StagedFrame.Kind = .button,
        id: String = "part",
        label: String? = nil,
        text: String? = nil,
        picture: StagedFrame.Picture? = nil,
        isOn: Bool? = nil,
        choices: [StagedFrame.Choice]? = nil,
        selected: Int? = nil
    ) -> StagedFrame.Part {
        StagedFrame.Part(
            id: id,
            label: label ?? id.capitalized,
            kind: kind,
            text: text,
            picture: picture,
            isOn: isOn,
            choices: choices,
            selected: selected
        )
    }
}

extension StagedFrame.Picture {
    public static let cat = StagedFrame.Picture(name: "cat", matrix: nil)

    /// Turned grey in some way.
    public static let greyCat = StagedFrame.Picture(name: "cat", matrix: Array(repeating: 0.25, count: 20))
}
