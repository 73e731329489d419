import ScreenKit

/// An alert as it stands under the screen it covers.
struct AlertBox {
    let lines: [String]

    init(_ alert: Frame.Alert) {
        let content = [
            HarmlessText(alert.message).description, alert.actions.map { "[ \($0) ]" }.joined(separator: "  "),
        ]
        let width = content.map(\.count).reduce(0, max)
        let rule = String(repeating: "─", count: width + 2)
        lines =
            ["┌\(rule)┐"]
            + content.map { "│ \($0)\(String(repeating: " ", count: width - $0.count)) │" }
            + ["└\(rule)┘"]
    }
}
