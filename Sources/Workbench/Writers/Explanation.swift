import Report

/// What a measure means, where its definition comes from, and how it comes about in each architecture of a report.
public struct Explanation: Sendable {
    private let title: String
    private let definition: Definition

    /// The lines that show the figures of one architecture.
    private let figures: @Sendable (ArchitectureFigures) -> [String]

    /// Takes the measure of that name; none when there is none.
    public init?(of name: String) {
        if let measure = Self.measures.first(where: { $0.name == name }) {
            title = measure.fullTitle
            definition = measure.definition
            figures = { ["  \($0.name): \(Self.text(measure.value($0), measure.format, measure.working($0)))"] }
        } else if let measure = PartMeasure.all.first(where: { $0.name == name }) {
            title = measure.title
            definition = measure.definition
            figures = { architecture in
                ["  \(architecture.name)"]
                    + measure.figures(architecture).map { figure in
                        "    \(figure.part): \(Self.text(figure.value, measure.format, figure.working))"
                    }
            }
        } else {
            return nil
        }
    }

    /// The names of all measures: those of a comparison, in its order, then those of types and roles.
    public static var names: [String] { measures.map(\.name) + PartMeasure.all.map(\.name) }

    /// The definition, and the figures of each architecture when there is a report.
    public func text(for report: Report?) -> String {
        let source = definition.source.map { ["Source: \($0)"] } ?? []
        let lines = report.map { [""] + $0.measured.flatMap(figures) } ?? []
        return ([title, "", definition.text] + source + lines).joined(separator: "\n") + "\n"
    }
}

extension Explanation {
    private static var measures: [Measure] { MeasureGroup.all.flatMap(\.measures) }

    private static func text(_ value: Double?, _ format: Measure.Format, _ working: Working?) -> String {
        NumberText.value(value, format) + (working?.description ?? "")
    }
}
