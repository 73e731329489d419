import Report

/// Measures of one kind, in the order in which they are shown; the definition of each stands with its figure.
struct MeasureGroup: Sendable {
    let title: String
    let measures: [Measure]

    static let all = [size, complexity, tests, declared, resolved, coverage]
}

extension MeasureGroup {
    private static let size = MeasureGroup(
        title: "Size",
        measures: [
            Measure("Files") { Double($0.files) },
            Measure("Types", isHeadline: true) { Double($0.declarations.types) },
            Measure("Protocols", isHeadline: true) { Double($0.declarations.protocols) },
            Measure("Code lines", isHeadline: true) { Double($0.lines.code) },
            Measure("Logical lines") { Double($0.lines.logical) },
            Measure("Largest type") { $0.types.first.map { Double($0.lines.code) } },
        ]
    )

    private static let complexity = MeasureGroup(
        title: "Complexity",
        measures: [
            Measure("Bodies") { Double($0.complexity.bodies) },
            Measure("Cyclomatic, sum", isHeadline: true) { Double($0.complexity.cyclomatic.sum) },
            Measure("Cyclomatic, worst body") { Double($0.complexity.cyclomatic.maximum) },
            Measure("Cognitive, sum", isHeadline: true) { Double($0.complexity.cognitive.sum) },
            Measure("Cognitive, worst body") { Double($0.complexity.cognitive.maximum) },
        ]
    )

    private static let tests = MeasureGroup(
        title: "Tests",
        measures: [
            Measure("Unit tests", isHeadline: true) { $0.tests.map { Double($0.count) } },
            Measure("Scenarios run") { $0.tests.map { Double($0.scenarios) } },
            Measure("Test code lines", isHeadline: true) { $0.tests.map { Double($0.lines.code) } },
            Measure("Test doubles", isHeadline: true) { $0.tests.map { Double($0.doubles) } },
            Measure("Test lines per line", .decimal) { figures in
                guard let tests = figures.tests, figures.lines.code > 0 else { return nil }
                return Double(tests.lines.code) / Double(figures.lines.code)
            },
        ]
    )

    private static let declared = MeasureGroup(
        title: "Coupling, as declared",
        measures: coupling(\.declared, "declared") + [
            Measure("Edges to protocols") { Double($0.coupling.declared.toProtocols) },
            Measure("Inversion", .share) { $0.coupling.declared.inversion.value },
            Measure("Breaches of rules") { Double($0.violations.count) },
        ]
    )

    private static let resolved = MeasureGroup(
        title: "Coupling, as it runs",
        measures: coupling(\.resolved, "resolved")
    )

    /// What both graphs have; the two tell opposite stories, so they stand side by side.
    private static func coupling(
        _ graph: KeyPath<ArchitectureCoupling, GraphFigures> & Sendable,
        _ name: String
    ) -> [Measure] {
        [
            Measure("Edges, \(name)", isHeadline: true) { Double($0.coupling[keyPath: graph].edges) },
            Measure("Propagation cost, \(name)", .share, isHeadline: true) {
                $0.coupling[keyPath: graph].propagationCost.value
            },
            Measure("NCCD, \(name)", .decimal) { $0.coupling[keyPath: graph].nccd.value },
            Measure("Nodes in cycles, \(name)") { Double($0.coupling[keyPath: graph].cycles.nodes) },
        ]
    }

    private static let coverage = MeasureGroup(
        title: "Coverage",
        measures: [
            Measure("Regions, unit tests", .share, isHeadline: true) { $0.coverage?.unit.regions.share },
            Measure("Regions, scenarios", .share) { $0.coverage?.scenarios.regions.share },
            Measure("Regions, both", .share, isHeadline: true) { $0.coverage?.all.regions.share },
            Measure("Functions, both", .share) { $0.coverage?.all.functions.share },
            Measure("Lines, both", .share) { $0.coverage?.all.lines.share },
        ]
    )
}
