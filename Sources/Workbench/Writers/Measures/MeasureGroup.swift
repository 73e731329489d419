import Report

/// Measures of one kind, in the order in which they are shown.
struct MeasureGroup: Sendable {
    let title: String
    let measures: [Measure]

    static let all = [size, complexity, tests, declared, resolved, coverage]
}
