import Subject
import Support

/// What a subject's report may have, known before anything is measured.
public struct ReportOutline: Hashable, Sendable {
    /// The names that formulas may speak of in one architecture's figures.
    public struct Architecture: Hashable, Sendable {
        public let name: String
        public let roles: [String]
        public let scenes: [String]
        /// Rules that it is held to beside others.
        public let mappedRules: [String]
        /// Pairs that one of its protocols belongs to.
        public let protocolPairs: [String]
        /// What was counted by other means.
        public let counted: [String]
    }

    public let architectures: [Architecture]
    /// Their variants, without costs and growth, which are all that they have.
    public private(set) var variants: [VariantFigures] = []
    /// The names of the shared layers.
    public let layers: [String]
    /// The names of the scenarios whose costs may be taken.
    public let scenarios: [String]
    /// The names of the changes after which a build may be taken.
    public let changes: [String]
}

extension ReportOutline {
    /// What the subject's configuration says of its report.
    init(of subject: Subject) {
        self.init(
            architectures: subject.architectures.map { architecture in
                let name = architecture.name
                return Architecture(
                    name: name,
                    roles: subject.roles
                        .filter { $0.architectures.isEmpty || $0.architectures.contains(name) }
                        .map(\.name),
                    scenes: subject.scenes,
                    mappedRules: subject.mappedRules(for: name).map(\.name),
                    protocolPairs: subject.claims.protocolPairs.filter { $0.protocols[name] != nil }.map(\.name),
                    counted: subject.claims.counted.map(\.name)
                )
            },
            variants: subject.variants.map(VariantFigures.init),
            layers: subject.shared.map(\.name),
            scenarios: subject.benchmarks?.scenarios.map(\.name) ?? [],
            changes: subject.benchmarks?.changeNames ?? []
        )
    }

    /// What a report shows of its subject; an architecture without figures may have what any other has.
    init(of report: Report) {
        let measured = report.measured
        let scenes = measured.flatMap(\.scenes).compactMap(\.name).uniqued
        // Apps that share their scenes have fewer.
        let knowsAll = scenes.count * report.architectures.count <= 20_000
        self.init(
            architectures: report.architectures.map { result in
                let own = measured.filter { $0.name == result.name }
                let shown = own.isEmpty ? measured : own
                return Architecture(
                    name: result.name,
                    roles: shown.flatMap(\.roles).compactMap(\.name).uniqued,
                    scenes: knowsAll ? scenes : shown.flatMap(\.scenes).compactMap(\.name).uniqued,
                    mappedRules: shown.flatMap(\.mappedRules).map(\.name),
                    protocolPairs: shown.flatMap(\.protocolPairs).map(\.name),
                    counted: shown.flatMap { $0.counted.map { Array($0.keys) } ?? [] }
                )
            },
            variants: (report.variants ?? []).map { $0.costing(nil).growing(nil) },
            layers: report.shared.map(\.name),
            scenarios: measured.compactMap(\.costs).flatMap(\.scenarios).map(\.name),
            changes: measured.compactMap(\.costs?.build).flatMap(\.changes).map(\.name)
        )
    }

    /// A report that has everything of which a formula may speak, and in which nothing is counted.
    func report() throws -> Report {
        let names = ["scenarios": scenarios, "changes": changes]
        let costs = try CostFigures(
            from: OutlineDecoder(names: names, absent: scenarios.isEmpty ? ["total"] : [])
        )
        return Report(
            name: "",
            baseline: "",
            shared: layers.map { SharedLayer(name: $0, files: 0, lines: .zero) },
            architectures: try architectures.map { .measured(try figures(of: $0).costing(costs)) },
            variants: variants.map { $0.costing(costs) }
        )
    }

    /// Without costs.
    private func figures(of architecture: Architecture) throws -> ArchitectureFigures {
        let names = [
            "roles": architecture.roles, "scenes": architecture.scenes, "mappedRules": architecture.mappedRules,
            "protocolPairs": architecture.protocolPairs, "counted": architecture.counted,
            "measures": Measure.computed(of: []).keys.sorted(),
        ]
        // The points of growth have no names, and the lists of what was not seen are there only if they have entries.
        let absent: Set = ["costs", "growth", "habitsNotLookedFor", "unseenCallbacks"]
        let decoder = OutlineDecoder(
            names: names,
            absent: architecture.counted.isEmpty ? absent.union(["counted"]) : absent,
            name: architecture.name
        )
        return try ArchitectureFigures(from: decoder)
    }
}
