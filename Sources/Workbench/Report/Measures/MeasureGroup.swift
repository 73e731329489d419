import Words

/// Measures of one kind, in the order in which they are shown.
package struct MeasureGroup: Sendable {
    package let title: Words
    package let measures: [Measure]

    /// Whether it is left out if nothing of it was taken.
    package var isOptional = false

    package static let all = [size, complexity, tests, declared, resolved, coverage, running]
}
