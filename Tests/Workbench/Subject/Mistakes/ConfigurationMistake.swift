import Testing

/// A configuration with one mistake in it, and the whole message it earns.
struct ConfigurationMistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let configuration: String
    let message: String

    /// - Parameters:
    ///   - name: What is wrong.
    ///   - change: A text of the right configuration and what stands in its place.
    ///   - added: What follows the right configuration, which has six lines.
    ///   - message: The error's text, written by hand.
    init(_ name: String, change: (String, String) = ("", ""), added: String = "", message: String) {
        testDescription = name
        configuration = SampleDirectory.configuration.replacingOccurrences(of: change.0, with: change.1) + added
        self.message = message
    }

    static let all = KeyMistakes.all + TypeMistakes.all + NameMistakes.all + PathMistakes.all + RuleMistakes.all
}
