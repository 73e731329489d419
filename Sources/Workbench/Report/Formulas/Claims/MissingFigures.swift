import Report

extension LocalizedText {
    /// What is needed where a condition has no value: these figures, or without any a number that is not divided by 0.
    static func needed(for missing: [String]) -> LocalizedText {
        guard !missing.isEmpty else {
            return LocalizedText([
                "en": "a divisor other than 0 in the condition",
                "zh": "条件中不为 0 的除数",
            ])
        }
        return LocalizedText([
            "en": "a value of \(missing.joined(separator: ", ")), not defined or not measured here",
            "zh": "\(missing.joined(separator: "、")) 的数值，它在此未定义或未测量",
        ])
    }
}
