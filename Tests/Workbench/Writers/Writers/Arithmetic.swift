import Foundation

/// As much arithmetic as an explanation shows: `36 / 12²`, `2 classes + 1 enums`, `3 / (3 · log2(3) − 2)`, `|0.5 − 1|`.
///
/// Words name what is counted and are passed over; so is `??`.
struct Arithmetic {
    private var tokens: ArraySlice<Substring>

    /// What the text comes to; none when it is not arithmetic.
    static func value(of text: String) -> Double? {
        let tokens = text.matches(of: #/log2|[0-9]+(\.[0-9]+)?|[-−+·/()²|]/#).map(\.output.0)
        var arithmetic = Arithmetic(tokens: tokens[...])
        let value = arithmetic.sum()
        return arithmetic.tokens.isEmpty ? value : nil
    }
}

extension Arithmetic {
    private mutating func sum() -> Double? {
        guard var value = product() else { return nil }
        while let sign = take(["+", "−"]) {
            guard let next = product() else { return nil }
            value += sign == "+" ? next : -next
        }
        return value
    }

    private mutating func product() -> Double? {
        guard var value = factor() else { return nil }
        while let sign = take(["·", "/"]) {
            guard let next = factor() else { return nil }
            value = sign == "·" ? value * next : value / next
        }
        return value
    }

    private mutating func factor() -> Double? {
        guard let value = atom() else { return nil }
        return take(["²"]) == nil ? value : value * value
    }

    private mutating func atom() -> Double? {
        guard let token = tokens.popFirst() else { return nil }
        switch token {
        case "log2": return atom().map(log2)
        case "(": return enclosed(by: ")")
        case "|": return enclosed(by: "|").map(abs)
        default: return Double(token)
        }
    }

    private mutating func enclosed(by end: Substring) -> Double? {
        let value = sum()
        return take([end]) == nil ? nil : value
    }

    private mutating func take(_ options: [Substring]) -> Substring? {
        guard let next = tokens.first, options.contains(next) else { return nil }
        return tokens.popFirst()
    }
}
