import Report
import Support

/// What a measure means, where its definition comes from, and how it comes about in each architecture of a report.
public struct Explanation: Sendable {
    private let title: String
    private let definition: Definition

    /// The lines that show the figures of one measured architecture.
    private let figures: @Sendable (ArchitectureFigures) -> [PrintableText]

    /// Takes the measure of that name; `nil` if there is none.
    public init?(of name: String) {
        if let measure = Self.measures.first(where: { $0.name == name }) {
            title = measure.fullTitle
            definition = measure.definition
            figures = { ["  \($0.name): \(Self.text(measure.value($0), measure.format, measure.derivation($0)))"] }
        } else if let measure = PartMeasure.all.first(where: { $0.name == name }) {
            title = measure.title
            definition = measure.definition
            figures = { architecture in
                ["  \(architecture.name)"]
                    + measure.figures(architecture).map { figure in
                        "    \(figure.part): \(Self.text(figure.value, measure.format, figure.derivation))"
                    }
            }
        } else {
            return nil
        }
    }

    /// The measures that go by that name or title, however it is written; `nccd` is two.
    public static func all(called text: String) -> [Explanation] {
        let name = slug(of: text)
        return names.filter { $0 == text || $0 == name || titles[$0] == name }.compactMap(Explanation.init)
    }

    /// The names of all measures: those of a comparison, in its order, then those of types and roles.
    public static var names: [String] { measures.map(\.name) + PartMeasure.all.map(\.name) }

    /// The definition, and the figures of each architecture when there is a report.
    public func text(for report: Report?) -> PrintableText {
        let source: [PrintableText] = definition.source.map { ["Source: \($0)"] } ?? []
        let lines = report.map { [""] + $0.architectures.flatMap(figureLines) } ?? []
        return (["\(title)", "", "\(definition.text)"] + source + lines + [""]).joined(separator: "\n")
    }
}

extension Explanation {
    private func figureLines(of result: ArchitectureResult) -> [PrintableText] {
        switch result {
        case .measured(let architecture): figures(architecture)
        case .failed(let architecture): ["  \(architecture.name): no figures, because its tests fail"]
        }
    }

    /// By the names of the measures, without what tells the graphs apart.
    private static var titles: [String: String] {
        let pairs =
            measures.map { ($0.name, slug(of: $0.title)) } + PartMeasure.all.map { ($0.name, slug(of: $0.title)) }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func slug(of title: String) -> String {
        title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    private static var measures: [Measure] { MeasureGroup.all.flatMap(\.measures) }

    private static func text(_ value: Double?, _ format: Measure.Format, _ derivation: Derivation?) -> String {
        NumberText.value(value, format) + (derivation?.description ?? "")
    }
}
