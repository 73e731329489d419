/// Who is greeted.
public struct Name: Sendable {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }
}
