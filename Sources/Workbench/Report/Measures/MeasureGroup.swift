import Words

/// Measures of one kind, in the order in which they are shown.
package struct MeasureGroup: Sendable {
    package let title: Words
    package let measures: [Measure]

    package static let all = [size, complexity, tests, declared, resolved, coverage, running]
}
