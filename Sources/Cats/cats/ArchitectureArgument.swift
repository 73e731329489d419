import ArgumentParser
import CatsArchitectures

extension Architecture: ExpressibleByArgument {
    public init?(argument: String) {
        guard let named = Self.named(argument) else { return nil }
        self = named
    }

    public static var allValueStrings: [String] { all.map(\.name) }

    /// The names, as a usage line offers them.
    static var choice: String { allValueStrings.joined(separator: "|") }
}
