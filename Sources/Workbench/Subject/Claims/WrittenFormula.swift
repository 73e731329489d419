/// A formula over the report's figures as the configuration has it, not read yet.
public struct WrittenFormula: Hashable, Sendable {
    public let text: String
    /// Where it stands, for whoever finds that it means nothing.
    public let place: ConfigurationPlace
}
