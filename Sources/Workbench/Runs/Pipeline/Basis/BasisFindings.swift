import Extraction

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
}
