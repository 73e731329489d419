import Report
import Support
import Words

/// What a measure means, where its definition comes from, and how it comes about in each architecture of a report.
public struct Explanation: Sendable {
    private let title: Words
    private let address: String
    private let unit: Unit
    private let better: Measure.Direction?
    private let definition: Definition

    /// The lines that show the figures of one measured architecture.
    private let figures: @Sendable (ArchitectureFigures, WordTable) -> [PrintableText]

    /// Takes the measure of that name or address; `nil` if there is none.
    public init?(of name: String) {
        if let measure = Measure.all.first(where: { $0.name == name || $0.address == name }) {
            title = measure.fullTitle
            address = measure.address
            unit = measure.unit
            better = measure.better
            definition = measure.definition
            figures = { architecture, words in
                let number = NumberText.value(measure.value(architecture), measure.format)
                let text = number + (measure.derivation(architecture)?.text(in: words).en ?? "")
                return ["  \(architecture.name): \(text)"]
            }
        } else if let measure = PartMeasure.all.first(where: { $0.name == name || $0.address == name }) {
            title = measure.title
            address = measure.address
            unit = measure.unit
            better = nil
            definition = measure.definition
            figures = { architecture, words in
                ["  \(architecture.name)"]
                    + measure.figures(architecture).map { figure in
                        let number = NumberText.value(figure.value, measure.format)
                        return "    \(figure.part): \(number + (figure.derivation?.text(in: words).en ?? ""))"
                    }
            }
        } else {
            return nil
        }
    }

    /// The measures that go by that name, address or title, however it is written; `nccd` is two.
    public static func all(called text: String) -> [Explanation] {
        let name = slug(of: text)
        let called = measures.filter { measure in
            [measure.name, measure.address].contains(text) || measure.name == name
                || slug(of: measure.title.en) == name
        }
        return called.compactMap { Explanation(of: $0.name) }
    }

    /// The names of all measures: those of a comparison, in its order, then those of types and roles.
    public static var names: [String] { measures.map(\.name) }

    /// The definition, and the figures of each architecture when there is a report.
    public func text(for report: Report?, words: WordTable = .standard) -> PrintableText {
        let source = definition.source.map { words("explain.source", ["source": words($0)]).en }
        let better = better.map { words("explain.\($0)").en }
        let place = words("explain.place", ["address": Words(address), "unit": Words(unit.rawValue)]).en
        let said: [PrintableText] = [source, place, better].compactMap(\.self).map { "\($0)" }
        let results = report?.architectures ?? []
        let lines: [PrintableText] = results.flatMap { figureLines(of: $0, words: words) }
        let opening: [PrintableText] = ["\(words(title).en)", "", "\(words(definition.text).en)"]
        return (opening + said + (report == nil ? [] : [""]) + lines + [""]).joined(separator: "\n")
    }
}

extension Explanation {
    private func figureLines(of result: ArchitectureResult, words: WordTable) -> [PrintableText] {
        switch result {
        case .measured(let architecture): figures(architecture, words)
        case .failed(let architecture): ["  \(architecture.name): \(words("failures.no-figures-short").en)"]
        }
    }

    private static var measures: [(name: String, address: String, title: Words)] {
        Measure.all.map { ($0.name, $0.address, $0.title) } + PartMeasure.all.map { ($0.name, $0.address, $0.title) }
    }

    private static func slug(of title: String) -> String {
        title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
