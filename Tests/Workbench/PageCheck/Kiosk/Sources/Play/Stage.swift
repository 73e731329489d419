import Bank
import Kit

@MainActor
public final class Stage {
    public static let weathers = ["generous", "greedy"]
    public static let scenarios = ["Who pays is thanked", "Who can't pay is told so"]

    private let bank = HeldBank()
    private let app: any Kiosk
    private var shown = ""

    public init(_ makeApp: @MainActor (any Bank) -> any Kiosk) { app = makeApp(bank) }

    public static func steps(of scenario: String) -> [String] { ["The kiosk opens", "Tap Pay", "The bank answers"] }

    public func perform(_ step: Int, of scenario: String) async throws {
        let isPaid = scenario == Self.scenarios[0]
        if step == 1 { try await tap("pay", at: nil) }
        guard step == 2 else { return }
        await answer(0, in: isPaid ? "generous" : "greedy")
        if app.screen.text != (isPaid ? "Thanks" : "Sorry") { throw Surprise(text: app.screen.text) }
    }

    public func tap(_ part: String, at index: Int?) async throws {
        app.screen.tap()
        // Until the bank was asked.
        for _ in 0..<10 { await Task.yield() }
    }

    public var questions: [String] { bank.question.map { [$0] } ?? [] }

    public func answer(_ question: Int, in weather: String) async {
        bank.answer(weather == "generous")
        await app.work?.value
    }

    public func takeFrames() -> [String] {
        let frame = """
            {"screen": "Kiosk", "parts": [
            {"id": "text", "label": "Text", "kind": "text", "text": "\(app.screen.text)"},
            {"id": "pay", "label": "Pay", "kind": "button", "text": "Pay", "isOn": \(app.screen.isOn)}]}
            """.replacing("\n", with: "")
        defer { shown = frame }
        return frame == shown ? [] : [frame]
    }

    public func end() async {
        bank.answer(false)
        await app.work?.value
    }
}

struct Surprise: Error, CustomStringConvertible {
    let text: String

    var description: String { "The kiosk says “\(text)”." }
}
