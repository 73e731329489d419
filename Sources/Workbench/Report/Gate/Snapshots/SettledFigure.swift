extension Figure {
    /// To nine decimals, which is what machines with different logarithms agree on.
    var settled: Figure { Figure(value.map { ($0 * 1e9).rounded() / 1e9 }) }
}
