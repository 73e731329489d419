import Words

/// Why an architecture has no value for a measure, and what would give it one.
package enum Absence: String, CaseIterable, Hashable, Codable, Sendable {
    /// No key names its tests.
    case noTests = "no-tests"
    /// It has tests, and none was run.
    case notRun = "not-run"
    /// Tests ran, and no key says which are the scenarios.
    case noScenarios = "no-scenarios"
    /// It is known what ran, and not by which tests.
    case whoRan = "who-ran"
    /// It is known how much ran, and not which regions.
    case noRegions = "no-regions"
    /// No key names what draws on a screen.
    case noUserInterface = "no-ui"
    /// No key names what the app is about.
    case noModel = "no-model"
    /// No key names rules.
    case noRules = "no-rules"
    /// No key names scenes, or none of them has a file.
    case noScenes = "no-scenes"
    /// No key names roles as the patterns do.
    case noRoles = "no-roles"
    /// Only the compiler's index tells.
    case noIndex = "no-index"
    /// No benchmark was run.
    case noBenchmark = "no-benchmark"
    /// Benchmarks were counted, and none without an architecture.
    case noFloor = "no-floor"
    /// Benchmarks were run, and no app was kept open.
    case noMemory = "no-memory"
    /// It was not measured how it grows, or it has changed since.
    case noScale = "no-scale"
    /// The code has nothing that the number is about.
    case undefined

    package var words: String { "absent.\(rawValue)" }
}

extension Measure {
    /// Why the report says nothing of any architecture, whatever they are; `nil` if it may say something.
    package func absence(in report: Report) -> Absence? { reasonInReport(report) }

    /// `nil` if there is a value.
    package func absence(in figures: ArchitectureFigures) -> Absence? {
        value(figures) == nil ? reason(figures) ?? .undefined : nil
    }
}

extension PartMeasure {
    /// `nil` if some part has a value, or there are no parts.
    package func absence(in figures: ArchitectureFigures) -> Absence? {
        let parts = self.figures(figures)
        if parts.isEmpty { return reason(figures) }
        return parts.contains { $0.value != nil } ? nil : reason(figures) ?? .undefined
    }
}

extension ArchitectureFigures {
    /// Why it is not known what its tests are; `nil` if it is.
    var testAbsence: Absence? { tests == nil ? .noTests : nil }

    /// Why it is not known which of its tests ran; `nil` if it is.
    package var runAbsence: Absence? {
        if tests?.count != nil { return nil }
        return coverage == nil ? testAbsence ?? .notRun : .whoRan
    }

    /// Why it is not known which bodies keep its views in step; `nil` if it is.
    var synchronisingAbsence: Absence? {
        if synchronising != nil { return nil }
        return uiFreeLines == nil ? .noUserInterface : .noIndex
    }

    /// Why it is not known which bodies decide; `nil` if it is.
    var decidingAbsence: Absence? {
        if deciding != nil { return nil }
        return coupling.collaborations == nil || synchronisingAbsence == .noIndex ? .noIndex : .noModel
    }

    /// Why there is no figure of what the scenarios did; `nil` if there is one.
    var scenarioAbsence: Absence? { runAbsence ?? (tests?.scenarios == nil ? .noScenarios : nil) }
}
