@testable import Report

extension StagedFrame {
    static func madeUp(screen: String = "Cat", _ parts: Part..., alert: Alert? = nil) -> StagedFrame {
        StagedFrame(screen: screen, parts: parts, alert: alert)
    }
}

extension StagedFrame.Part {
    /// Its label is its name, with a capital.
    static func madeUp(
        _ id: String,
        _ kind: StagedFrame.Kind = .button,
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
