import Bank
import Kit

@MainActor
final class KioskController: Kiosk {
    private(set) lazy var screen = Screen { [unowned self] in payTapped() }
    private(set) var work: Task<Void, Never>?
    private let bank: any Bank

    init(bank: any Bank) {
        self.bank = bank
        screen.text = "2 coins, please"
    }

    private func payTapped() {
        screen.isOn = false
        work = Task { paid(await bank.pay(2)) }
    }

    private func paid(_ isPaid: Bool) {
        screen.text = isPaid ? "Thanks" : "Sorry"
        screen.isOn = true
    }
}

@MainActor
public func makeApp(_ bank: any Bank) -> any Kiosk { KioskController(bank: bank) }
