import Kit

@MainActor
enum KioskView {
    static func draw(_ state: KioskState, on screen: Screen) {
        screen.text = state.text
        screen.isOn = state.isOn
    }
}
