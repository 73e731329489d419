import Report

/// What a measure means, where its definition comes from, and how it comes about in each architecture of a report.
public struct Explanation: Sendable {
    private let measure: Measure

    /// Takes the measure of that name; none when there is none.
    public init?(of name: String) {
        guard let measure = Self.measures.first(where: { $0.name == name }) else { return nil }
        self.measure = measure
    }

    /// The names of all measures, in the order of a comparison.
    public static var names: [String] { measures.map(\.name) }

    /// The definition, and a line for each architecture when there is a report.
    public func text(for report: Report?) -> String {
        let source = measure.definition.source.map { ["Source: \($0)"] } ?? []
        let figures = report.map { [""] + $0.measured.map(line) } ?? []
        return ([measure.fullTitle, "", measure.definition.text] + source + figures).joined(separator: "\n") + "\n"
    }
}

extension Explanation {
    private static var measures: [Measure] { MeasureGroup.all.flatMap(\.measures) }

    private func line(of architecture: ArchitectureFigures) -> String {
        let value = NumberText.value(measure.value(architecture), measure.format)
        return "  \(architecture.name): \(value)" + (measure.working(architecture).map { " = \($0)" } ?? "")
    }
}
