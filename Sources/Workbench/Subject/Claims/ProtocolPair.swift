/// A table of what two protocols of two architectures require, matched by what it means.
public struct ProtocolPair: Hashable, Sendable {
    /// One row of the table.
    public struct Requirement: Hashable, Sendable {
        /// The requirement by the architecture's name: of both, or of the one that alone has it.
        public let names: [String: String]
        /// Why it is left out of the comparison; `nil` for one that counts.
        public internal(set) var leftOut: String?
        public let place: ConfigurationPlace
    }

    /// What formulas know it by.
    public let name: String
    /// The names of the two protocols, by the architecture's.
    public let protocols: [String: String]
    public let requirements: [Requirement]
    public let place: ConfigurationPlace

    /// Whether it says the same as another one, wherever each of the two is written.
    public func isSame(as other: ProtocolPair) -> Bool {
        name == other.name && protocols == other.protocols && rows == other.rows
    }

    /// What each requirement says, by the names that it has.
    private var rows: [[String: String]: String?] {
        Dictionary(requirements.map { ($0.names, $0.leftOut) }) { first, _ in first }
    }
}
