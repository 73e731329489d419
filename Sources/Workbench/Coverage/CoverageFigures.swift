/// What ran of a piece of code, as `llvm-cov` counts it.
///
/// Swift's compiler counts no branches, so there is no branch coverage: that is not the same as none covered.
public struct CoverageFigures: Hashable, Codable, Sendable {
    /// Stretches of code that run or don't run as one: the finest of the three.
    public let regions: CoverageCount

    /// Functions, accessors and closures of which any part ran.
    public let functions: CoverageCount

    /// Lines with code that can run, as `llvm-cov` sees them; declarations without code are not among them.
    public let lines: CoverageCount

    public init(regions: CoverageCount, functions: CoverageCount, lines: CoverageCount) {
        self.regions = regions
        self.functions = functions
        self.lines = lines
    }

    public static let none = CoverageFigures(regions: .none, functions: .none, lines: .none)

    public static func + (left: CoverageFigures, right: CoverageFigures) -> CoverageFigures {
        CoverageFigures(
            regions: left.regions + right.regions,
            functions: left.functions + right.functions,
            lines: left.lines + right.lines
        )
    }
}
