/// What ran of a piece of code, as `llvm-cov` counts it.
///
/// Swift's compiler counts no branches, so there is no branch coverage, which does not mean that no branch was covered.
public struct CoverageFigures: Hashable, Codable, Sendable {
    /// Stretches of code that run or don't run as one: the finest of the three.
    public let regions: CoverageCount
    /// Functions, accessors and closures that ran in part or as a whole.
    public let functions: CoverageCount
    /// Lines with code that can run, as `llvm-cov` sees them; declarations without code are not among them.
    ///
    /// A line of a closure counts twice: for the closure, and for the function around it.
    public let lines: CoverageCount
    /// Lines of code that the compiler has a counter for, each once; `nil` if it is not known which lines are code.
    public let codeLines: CoverageCount?

    public init(
        regions: CoverageCount,
        functions: CoverageCount,
        lines: CoverageCount,
        codeLines: CoverageCount? = nil
    ) {
        self.regions = regions
        self.functions = functions
        self.lines = lines
        self.codeLines = codeLines
    }

    public static let none = CoverageFigures(regions: .none, functions: .none, lines: .none)

    public static func + (left: CoverageFigures, right: CoverageFigures) -> CoverageFigures {
        let isCrossed = left.codeLines != nil || right.codeLines != nil
        return CoverageFigures(
            regions: left.regions + right.regions,
            functions: left.functions + right.functions,
            lines: left.lines + right.lines,
            codeLines: isCrossed ? (left.codeLines ?? .none) + (right.codeLines ?? .none) : nil
        )
    }
}

extension CoverageFigures {
    package func with(codeLines: CoverageCount?) -> CoverageFigures {
        CoverageFigures(regions: regions, functions: functions, lines: lines, codeLines: codeLines)
    }
}
