import Extraction
import Files
import Foundation
import Subject

/// All that is known of a subject once everything is measured that a report's basis gives.
struct BasisFindings: Sendable {
    let measurement: SubjectMeasurement
    /// By the architecture's name; empty if no test was run.
    var testResults: [String: TestResults] = [:]
    /// By the architecture's name; empty if it is not known what tests ran.
    var coverage: [String: TestResults.Coverage] = [:]
    /// Why nothing was built, if that was tried.
    var unbuilt: BuildErrors.Lack?
    /// What could not be done as well as it should be, in sentences for the reader.
    var notices: [String] = []
    /// What was handed over and can't be used, in sentences for the reader.
    var unusable: [String] = []
    /// How long each part took, by name.
    var seconds: [String: Double] = [:]

    /// The first of the programs without which tests fail, if no test fails for another reason.
    ///
    /// The subject's own manifest has to name it: then its package builds it.
    func missingProgram(of subject: Subject) -> String? {
        let outcomes = testResults.values.flatMap { [$0.unit, $0.scenarios].compactMap(\.self) }.map(\.outcome)
            .filter { !$0.failures.isEmpty }
        guard outcomes.allSatisfy({ !$0.missingPrograms.isEmpty }) else { return nil }
        let manifest = try? EnclosedFile("Package.swift", in: subject.root).contents(upTo: Self.manifestLimit)
        let text = manifest.map { String(decoding: $0, as: UTF8.self) } ?? ""
        return Set(outcomes.flatMap(\.missingPrograms)).sorted().first { text.contains("\"\($0)\"") }
    }

    /// In bytes.
    private static let manifestLimit = 1 << 20
}
