/// That an architecture is held to a rule of another one, its roles put in the places of those that the rule names.
public struct RulePlacement: Hashable, Sendable {
    public struct Place: Hashable, Sendable {
        /// A role of the architecture.
        public let role: String

        /// The role in the rule whose place it takes.
        public let place: String

        public init(role: String, place: String) {
            self.role = role
            self.place = place
        }
    }

    public let rule: String

    public let architecture: String

    public let places: [Place]

    public init(rule: String, architecture: String, places: [Place]) {
        self.rule = rule
        self.architecture = architecture
        self.places = places
    }
}
