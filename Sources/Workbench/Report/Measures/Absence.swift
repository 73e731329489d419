import Words

/// Why an architecture has no value for a measure, and what would give it one.
package enum Absence: String, CaseIterable, Hashable, Sendable {
    /// No key names its tests.
    case noTests = "no-tests"
    /// It has tests, and none was run.
    case notRun = "not-run"
    /// Tests ran, and no key says which are the scenarios.
    case noScenarios = "no-scenarios"
    /// It is known what ran, and not by which tests.
    case whoRan = "who-ran"
    /// No key names what draws on a screen.
    case noUserInterface = "no-ui"
    /// No key names what the app is about.
    case noModel = "no-model"
    /// No key names rules.
    case noRules = "no-rules"
    /// No key names scenes, or none of them has a file.
    case noScenes = "no-scenes"
    /// Only the compiler's index tells.
    case noIndex = "no-index"
    /// No benchmark was run.
    case noBenchmark = "no-benchmark"
    /// The code has nothing that the number is about.
    case undefined

    package var words: String { "absent.\(rawValue)" }
}

extension Measure {
    /// Why the report has no value for any architecture, whatever they are; `nil` if it may have some.
    package func absence(in report: Report) -> Absence? {
        switch name {
        case "breaches-of-rules" where report.rules.isEmpty: .noRules
        case "edges-across-scenes" where report.measured.allSatisfy(\.isWithoutScenes): .noScenes
        default: nil
        }
    }

    /// `nil` if there is a value.
    package func absence(in figures: ArchitectureFigures) -> Absence? {
        value(figures) == nil ? Absence(ofFigureAt: address, in: figures) : nil
    }
}

extension PartMeasure {
    /// `nil` if some part has a value, or there are no parts.
    package func absence(in figures: ArchitectureFigures) -> Absence? {
        let parts = self.figures(figures)
        return parts.isEmpty || parts.contains { $0.value != nil } ? nil : Absence(ofFigureAt: address, in: figures)
    }
}

extension ArchitectureFigures {
    fileprivate var isWithoutScenes: Bool {
        coupling.declared.sceneMatrix.isEmpty && scenes.allSatisfy { $0.name == nil }
    }
}

extension Absence {
    fileprivate init(ofFigureAt address: String, in figures: ArchitectureFigures) {
        let hasRun = figures.tests?.count != nil
        self =
            switch address.split(separator: ".")[0] {
            case "costs": .noBenchmark
            case "glueLines": .noModel
            case "uiFreeLines / lines": .noUserInterface
            case "types" where address.hasSuffix("rfc") && figures.coupling.engine == .syntax: .noIndex
            case "tests", "coverage", "uiFree":
                if figures.tests == nil {
                    .noTests
                } else if !hasRun {
                    figures.coverage == nil ? .notRun : .whoRan
                } else if address.contains("scenarios"), figures.tests?.scenarios == nil {
                    .noScenarios
                } else if address.hasPrefix("uiFree") {
                    figures.uiFreeLines == nil ? .noUserInterface : .noIndex
                } else {
                    .undefined
                }
            default: .undefined
            }
    }
}
