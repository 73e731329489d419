/// When and with what a subject's costs were taken, and what its scenarios cost without an architecture.
public struct CostBasis: Hashable, Codable, Sendable {
    /// What they cost on the floor, without an architecture, in the order of the configuration; empty if there is none.
    public let scenarios: [ScenarioCosts]
    /// What all scenarios together cost on the floor; `nil` if there are none.
    public let total: TotalCosts?
    /// How instructions and calls were counted; `nil` if they were not.
    public let counted: Taking?
    /// How time and memory were taken; `nil` if they were not.
    public let timed: Taking?
    /// How the memory of apps that are kept open was taken; `nil` if it was not.
    public let memory: Taking?
    /// How builds were taken; `nil` if they were not.
    public let built: Taking?

    /// Under which conditions costs of one kind were taken.
    public struct Taking: Hashable, Codable, Sendable {
        /// The compiler, in its own words.
        public let swift: String
        /// The processor, and the operating system with its version.
        public let system: String
        /// How many cores the machine has.
        public let cores: Int
        /// What counted: `valgrind-3.19.0`; `nil` if nothing was counted.
        public let counter: String?
        /// How often each was played for one count or one sample, or how often each build or memory was taken.
        public let rounds: Int
        /// Whose memory was taken; `nil` for all else.
        public let kept: Kept?
        /// The days on which it was taken, the first and the last: `2026-11-21`.
        public let days: [String]
        /// The commits that it was taken of, each once.
        public let commits: [String]

        public init(
            swift: String,
            system: String,
            cores: Int,
            counter: String? = nil,
            rounds: Int,
            kept: Kept? = nil,
            days: [String],
            commits: [String]
        ) {
            self.swift = swift
            self.system = system
            self.cores = cores
            self.counter = counter
            self.rounds = rounds
            self.kept = kept
            self.days = days
            self.commits = commits
        }
    }

    /// Which apps were kept open.
    public struct Kept: Hashable, Codable, Sendable {
        /// The name of the scenario that leaves each of them where it is kept.
        public let scenario: String
        /// How many of them memory was divided by.
        public let apps: Int

        public init(scenario: String, apps: Int) {
            self.scenario = scenario
            self.apps = apps
        }
    }

    public init(
        scenarios: [ScenarioCosts] = [],
        counted: Taking? = nil,
        timed: Taking? = nil,
        memory: Taking? = nil,
        built: Taking? = nil
    ) {
        self.scenarios = scenarios
        total = TotalCosts(of: scenarios)
        self.counted = counted
        self.timed = timed
        self.memory = memory
        self.built = built
    }
}
