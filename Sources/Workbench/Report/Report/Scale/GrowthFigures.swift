/// What one change costs to build again in an app of many copies of an architecture's scenes, as `catwalk scale` took it.
public struct GrowthFigures: Hashable, Codable, Sendable {
    /// By the number of pairs of scenes.
    public let rebuild: [Point]

    public struct Point: Hashable, Codable, Sendable {
        public let pairs: Int
        /// Of all processors together, the median of the rounds.
        public let seconds: Double
        /// Of the rounds; `nil` in a report of before they were kept.
        public let shortest, longest: Double?

        public init(pairs: Int, seconds: Double, shortest: Double? = nil, longest: Double? = nil) {
            self.pairs = pairs
            self.seconds = seconds
            self.shortest = shortest
            self.longest = longest
        }

        /// Between which seconds the rounds lie, as it is read.
        package var bounds: String? {
            guard let shortest, let longest else { return nil }
            return "\(NumberText.value(shortest, .decimal))–\(NumberText.value(longest, .decimal))"
        }

        /// `nil` if there is no round.
        fileprivate init?(_ point: ScalePoint) {
            let rounds = point.rebuild.map(\.processor)
            guard let shortest = rounds.min(), let longest = rounds.max() else { return nil }
            self.init(pairs: point.pairs, seconds: rounds.median ?? shortest, shortest: shortest, longest: longest)
        }
    }

    /// `nil` if there is no point.
    public init?(rebuild: [Point]) {
        guard !rebuild.isEmpty else { return nil }
        self.rebuild = rebuild
    }

    /// `nil` if nothing was measured of the architecture, or something of another size than it has now.
    init?(of figures: ArchitectureFigures, in scale: Scale) {
        guard let architecture = scale.architectures.first(where: { $0.name == figures.name }),
            let single = architecture.points.first(where: { $0.pairs == 1 }),
            single.codeLines == figures.lines.code, single.files == figures.files
        else { return nil }
        self.init(of: architecture)
    }

    /// Of a variant; `nil` if nothing was measured of it.
    ///
    /// Of variants no lines and files are known, so whether these figures are of today's code is told by the original.
    init?(of variant: VariantFigures, in scale: Scale) {
        guard let architecture = scale.architectures.first(where: { $0.name == variant.name }) else { return nil }
        self.init(of: architecture)
    }

    private init?(of architecture: ArchitectureScale) {
        self.init(rebuild: architecture.points.compactMap(Point.init))
    }
}
