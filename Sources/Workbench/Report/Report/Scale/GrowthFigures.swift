/// What one change costs to build again in an app of many copies of an architecture's scenes, as `catwalk scale` took it.
public struct GrowthFigures: Hashable, Codable, Sendable {
    /// By the number of pairs of scenes.
    public let rebuild: [Point]

    public struct Point: Hashable, Codable, Sendable {
        public let pairs: Int
        /// Of all processors together, the median of the rounds.
        public let seconds: Double

        public init(pairs: Int, seconds: Double) {
            self.pairs = pairs
            self.seconds = seconds
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
        self.init(
            rebuild: architecture.points.compactMap { point in
                ScaleMeasure.rebuildProcessor.value(at: point).map { Point(pairs: point.pairs, seconds: $0) }
            }
        )
    }
}
