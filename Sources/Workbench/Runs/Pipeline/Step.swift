import Extraction

/// What a run is about to do, in words for the reader.
public struct Step: CustomStringConvertible, Hashable, Sendable {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }

    public static let reading = Step("Reading the sources")

    /// Another run has the package; this one goes on when that has ended.
    public static let waiting = Step("Waiting for another run on this package to end")

    static let building = Step("Building the subject and its tests")
    static let compiling = Step("Building the subject")
    static let covering = Step("Reading the coverage")
    static let measuring = Step("Measuring")

    static func isolating(architecture: String) -> Step {
        Step("Building \(architecture) alone with the shared layers")
    }

    static func testing(architecture: String, group: TestGroup) -> Step { Step("Testing \(architecture): \(group)") }
}
