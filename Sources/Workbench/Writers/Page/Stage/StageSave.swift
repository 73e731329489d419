import Report

/// What has become of the sources since the page was first shown, and whether the apps follow.
public struct StageSave: Hashable, Sendable {
    /// By the latest reading that succeeded; `nil` if none did.
    public var change: SourceChange?
    public var build = Build.running
    /// By the architecture's place; those that have not changed are missing.
    public var results: [Int: Results] = [:]

    public enum Build: Hashable, Sendable {
        case running
        /// Another run on the package has to end before.
        case waiting
        case done
        /// Why the apps stay as they were: the compiler's first errors and how many more it has, or what else went wrong.
        case failed([Fault], more: Int)
    }

    public struct Fault: Hashable, Sendable {
        public let text: String
        /// Where in the sources, if it is known.
        public let place: SourcePlace?

        public init(text: String, place: SourcePlace?) {
            (self.text, self.place) = (text, place)
        }
    }

    /// What the scenarios came to in an architecture, so far.
    public struct Results: Hashable, Sendable {
        public let architecture: String
        /// How many there are.
        public let count: Int
        /// Whether no more are played.
        public var isOver = false
        public private(set) var passed = 0
        public private(set) var failed: [Failure] = []

        public init(architecture: String, count: Int) {
            (self.architecture, self.count) = (architecture, count)
        }

        /// Whether some are still to be played.
        public var isRunning: Bool { isOver ? false : passed + failed.count < count }

        /// Whether some were not played.
        public var isGivenUp: Bool { isOver && passed + failed.count < count }

        /// Takes why a scenario did not go as told; `nil` if it did.
        public mutating func add(_ failure: String?, of scenario: String, at place: Int) {
            if let failure {
                failed.append(Failure(scenario: place, name: scenario, reason: failure))
            } else {
                passed += 1
            }
        }
    }

    public struct Failure: Hashable, Sendable {
        /// The scenario's place among all.
        public let scenario: Int
        public let name: String
        public let reason: String

        public init(scenario: Int, name: String, reason: String) {
            (self.scenario, self.name, self.reason) = (scenario, name, reason)
        }
    }

    public init(change: SourceChange?) { self.change = change }
}
