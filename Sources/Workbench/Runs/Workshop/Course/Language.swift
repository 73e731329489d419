import Words

/// A language that the workshop is written in.
public enum Language: String, CaseIterable, Sendable {
    case en, zh

    /// The one that the terminal is set to, or English.
    public init(of environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.filter { !$0.isEmpty }
        self = names.first?.hasPrefix("zh") == true ? .zh : .en
    }
}

extension Words {
    public func text(in language: Language) -> String {
        switch language {
        case .en: en
        case .zh: zh
        }
    }
}
