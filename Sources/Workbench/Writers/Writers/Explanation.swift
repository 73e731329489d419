import Report
import Support
import Words

/// What a measure means, where its definition comes from, and how it comes about in each architecture of a report.
public struct Explanation: Sendable {
    private let name: String
    private let address: String
    private let title: Words
    /// With what tells it from measures of the same title.
    private let fullTitle: Words
    private let unit: Unit
    private let better: Measure.Direction?
    private let definition: Definition
    /// The lines that show the figures of one measured architecture.
    private let figures: @Sendable (ArchitectureFigures, WordTable) -> [PrintableText]

    /// The explanations of a comparison's measures, in its order, then those of the measures of types and roles.
    private static let all = Measure.all.map(Explanation.init) + PartMeasure.all.map(Explanation.init)

    /// The measures that go by that name, address or title, however it is written; `nccd` is two.
    public static func all(called text: String) -> [Explanation] {
        let name = slug(of: text)
        return all.filter { measure in
            [measure.name, measure.address].contains(text) || measure.name == name
                || slug(of: measure.title.en) == name
        }
    }

    /// The names of all measures.
    public static var names: [String] { all.map(\.name) }

    /// The definition, and the figures of each architecture if there is a report.
    public func text(for report: Report?, words: WordTable = .standard) -> PrintableText {
        let source = definition.source.map { words("explain.source", ["source": words($0)]).en }
        let better = better.map { words("explain.\($0)").en }
        let place = words("explain.place", ["address": Words(address), "unit": Words(unit.rawValue)]).en
        let said: [PrintableText] = [source, place, better].compactMap(\.self).map { "\($0)" }
        let lines = (report?.architectures ?? []).flatMap { result -> [PrintableText] in
            switch result {
            case .measured(let architecture): figures(architecture, words)
            case .failed(let architecture): ["  \(architecture.name): \(words("failures.no-figures-short").en)"]
            }
        }
        let opening: [PrintableText] = ["\(words(fullTitle).en)", "", "\(words(definition.text).en)"]
        return (opening + said + (report == nil ? [] : [""]) + lines + [""]).joined(separator: "\n")
    }
}

extension Explanation {
    private init(of measure: Measure) {
        name = measure.name
        address = measure.address
        title = measure.title
        fullTitle = measure.fullTitle
        unit = measure.unit
        better = measure.better
        definition = measure.definition
        figures = { architecture, words in
            if let absence = measure.absence(in: architecture) {
                return ["  \(architecture.name): \(words("explain.absent", ["reason": words(absence.words)]).en)"]
            }
            let number = NumberText.value(measure.value(architecture), measure.format)
            return ["  \(architecture.name): \(number + (measure.derivation(architecture)?.text(in: words).en ?? ""))"]
        }
    }

    private init(of measure: PartMeasure) {
        name = measure.name
        address = measure.address
        title = measure.title
        fullTitle = measure.title
        unit = measure.unit
        better = nil
        definition = measure.definition
        figures = { architecture, words in
            let absence = measure.absence(in: architecture).map { absence -> PrintableText in
                ": \(words("explain.absent", ["reason": words(absence.words)]).en)"
            }
            return ["  \(architecture.name)\(absence ?? "")"]
                + measure.figures(architecture).map { figure in
                    let number = NumberText.value(figure.value, measure.format)
                    return "    \(figure.part): \(number + (figure.derivation?.text(in: words).en ?? ""))"
                }
        }
    }

    private static func slug(of title: String) -> String {
        title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
