import Bank
import Kit

@MainActor
final class KioskRuntime: Kiosk {
    private(set) lazy var screen = Screen { [unowned self] in send(.payTapped) }
    private(set) var work: Task<Void, Never>?
    private let bank: any Bank
    private var state = KioskState()

    init(bank: any Bank) {
        self.bank = bank
        KioskView.draw(state, on: screen)
    }

    private func send(_ message: KioskMessage) {
        let (state, coins) = KioskUpdate.next(after: message, from: state)
        self.state = state
        KioskView.draw(state, on: screen)
        if let coins { work = Task { send(.paid(await bank.pay(coins))) } }
    }
}

@MainActor
public func makeApp(_ bank: any Bank) -> any Kiosk { KioskRuntime(bank: bank) }
