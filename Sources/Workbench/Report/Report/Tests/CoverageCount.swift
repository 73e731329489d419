/// How many of something there are, and how many of them ran.
public struct CoverageCount: Hashable, Codable, Sendable {
    public let covered: Int
    public let total: Int

    public init(covered: Int, total: Int) {
        self.covered = covered
        self.total = total
    }

    public static let none = CoverageCount(covered: 0, total: 0)

    /// Between 0 and 1; `nil` if there is nothing to cover.
    public var share: Double? { total == 0 ? nil : Double(covered) / Double(total) }

    /// How many of them did not run.
    public var missed: Int { total - covered }

    public static func + (left: CoverageCount, right: CoverageCount) -> CoverageCount {
        CoverageCount(covered: left.covered + right.covered, total: left.total + right.total)
    }
}
