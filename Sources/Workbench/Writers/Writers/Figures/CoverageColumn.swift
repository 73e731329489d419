import Report

/// A column of coverage, by who ran the code.
///
/// One that nobody has is left out of its table.
package enum CoverageColumn: String, CaseIterable, Sendable {
    case unit, scenarios, all

    /// The name of the measure of its regions.
    var measure: String {
        switch self {
        case .unit: "regions-unit-tests"
        case .scenarios: "regions-scenarios"
        case .all: "regions-any-test"
        }
    }

    /// The columns that some of the coverage has a value for.
    package static func known<Value>(in coverage: [CoverageRuns<Value>]) -> [CoverageColumn] {
        allCases.filter { column in coverage.contains { $0[column] != nil } }
    }
}

extension CoverageRuns {
    package subscript(column: CoverageColumn) -> Value? {
        switch column {
        case .unit: unit
        case .scenarios: scenarios
        case .all: all
        }
    }
}
