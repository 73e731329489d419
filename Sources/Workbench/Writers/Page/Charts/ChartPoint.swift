/// A place in a chart, in its own units.
struct ChartPoint: Hashable, Sendable {
    let x: Int
    let y: Int
}
