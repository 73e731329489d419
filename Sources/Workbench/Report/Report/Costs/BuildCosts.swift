import Support

/// What it costs to build an architecture's module on the shared layers, which are built already.
public struct BuildCosts: Hashable, Codable, Sendable {
    /// In bytes, of the instructions and data in its object files that are loaded.
    public let objectSize: Int
    /// Of the whole module.
    public let clean: Build
    /// Each after a change in one file, in the order of the configuration.
    public let changes: [Build]
    /// The median of the changes' medians; `nil` without changes, or if one has no median.
    public let rebuildSeconds: Double?

    /// One build, taken several times.
    public struct Build: Hashable, Codable, Sendable {
        /// `clean`, or which file was changed and how: `view-body`.
        public let name: String
        /// What was changed, relative to the subject's root; `nil` for a clean build.
        public let file: String?
        /// How many files the compiler had to redo.
        public let files: Int
        /// On the clock on the wall.
        public let seconds: MedianInterval?
        /// User and system time of the package manager with all that it started.
        public let processorSeconds: MedianInterval?
        /// Of the clock's time to the baseline's, round by round; `nil` for the baseline.
        public let overBaseline: MedianInterval?
        /// Of the processors' time to the baseline's, round by round; `nil` for the baseline.
        public let processorOverBaseline: MedianInterval?

        public init(
            name: String,
            file: String? = nil,
            files: Int,
            seconds: MedianInterval?,
            processorSeconds: MedianInterval? = nil,
            overBaseline: MedianInterval? = nil,
            processorOverBaseline: MedianInterval? = nil
        ) {
            self.name = name
            self.file = file
            self.files = files
            self.seconds = seconds
            self.processorSeconds = processorSeconds
            self.overBaseline = overBaseline
            self.processorOverBaseline = processorOverBaseline
        }
    }

    public init(objectSize: Int, clean: Build, changes: [Build], rebuildSeconds: Double?) {
        self.objectSize = objectSize
        self.clean = clean
        self.changes = changes
        self.rebuildSeconds = rebuildSeconds
    }
}
