/// One text in the languages that its author wrote it in, by language code: `en`, `zh`.
public typealias LocalizedText = [String: String]

extension LocalizedText {
    /// In the language asked for; if that is missing, in English, and without that in the first there is.
    public func text(in language: String) -> String {
        self[language] ?? self["en"] ?? self.min { $0.key < $1.key }?.value ?? ""
    }
}
