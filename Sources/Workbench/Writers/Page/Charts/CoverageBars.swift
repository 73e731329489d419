import Report
import Writers

/// The regions of each role as a bar, cut by who ran them; all bars of a page have one scale.
struct CoverageBars: Sendable {
    let width = 360
    let height: Int

    /// Where labels end.
    let labelX = start - gap
    let rows: [Row]

    struct Row: Sendable {
        /// The top of its bar.
        let y: Int
        let textY: Int
        let label: String
        let segments: [Segment]
        let number: String
        let numberX: Int
    }

    struct Segment: Hashable, Sendable {
        /// `both`, `unit`, `scenarios` or `none`.
        let kind: String
        let x: Int
        let width: Int
    }

    private static let rowHeight = 26
    private static let start = 96
    private static let length = 204
    private static let gap = 8

    /// Roles without regions have no bar; `largest` is how many regions the longest bar of the page has, and `counted` is
    /// whose runs the numbers count.
    init(of roles: [(name: String, regions: CoverageRuns<CoverageCount>)], largest: Int, counted: CoverageColumn) {
        height = max(1, roles.count) * Self.rowHeight
        rows = roles.enumerated().map { index, role in
            let y = index * Self.rowHeight + 4
            let segments = Self.segments(of: role.regions, largest: largest)
            let regions = role.regions[counted] ?? .none
            return Row(
                y: y,
                textY: y + 14,
                label: LabelText.fitted(role.name, to: 12),
                segments: segments,
                number: regions.total == 0 ? NumberText.missing : "\(regions.covered)/\(regions.total)",
                numberX: (segments.last.map { $0.x + $0.width } ?? Self.start) + Self.gap
            )
        }
    }
}

extension CoverageBars {
    private static func segments(of regions: CoverageRuns<CoverageCount>, largest: Int) -> [Segment] {
        let all = regions.all
        let unit = regions.unit?.covered ?? 0
        let scenarios = regions.scenarios?.covered ?? 0
        let shares = [
            ("both", unit + scenarios - all.covered),
            ("unit", all.covered - scenarios),
            ("scenarios", all.covered - unit),
            ("none", all.total - all.covered),
        ]
        var count = 0
        return shares.compactMap { kind, share in
            guard share > 0 else { return nil }
            let x = start + position(of: count, largest: largest)
            count += share
            return Segment(kind: kind, x: x, width: start + position(of: count, largest: largest) - x)
        }
    }

    private static func position(of count: Int, largest: Int) -> Int {
        largest > 0 ? (count * length + largest / 2) / largest : 0
    }
}
