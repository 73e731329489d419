struct KioskState {
    var text = "2 coins, please"
    var isOn = true
}

enum KioskMessage {
    case payTapped
    case paid(Bool)
}

enum KioskUpdate {
    /// The state after the message, and the coins to be paid if there are any.
    static func next(after message: KioskMessage, from state: KioskState) -> (KioskState, coins: Int?) {
        switch message {
        case .payTapped: (KioskState(text: state.text, isOn: false), coins: 2)
        case .paid(let isPaid): (KioskState(text: isPaid ? "Thanks" : "Sorry"), coins: nil)
        }
    }
}
