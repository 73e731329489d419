import Report

@testable import Support

extension Scale {
    /// Two architectures at 1, 2 and 4 pairs: `Flat`'s costs per pair stay, `Steep`'s grow with the square of the
    /// pairs.
    public static let madeUp = Scale(
        name: "Cats",
        rounds: 2,
        architectures: [
            ArchitectureScale(name: "Flat", changedFile: "Flat/A.swift", points: [1, 2, 4].map { .madeUp($0, $0) }),
            ArchitectureScale(
                name: "Steep",
                changedFile: "Steep/A.swift",
                points: [1, 2, 4].map { .madeUp($0, $0 * $0) }
            ),
        ],
        generated: Generation(
            tool: "catwalk 1",
            swift: "Swift 6",
            commit: "abc",
            host: "a host",
            date: "2030-01-02T03:04:05Z",
            seconds: ["measure": 1]
        )
    )
}

extension ScalePoint {
    /// Every figure of one pair times `factor`; the propagation cost is the same at any size, and there are no tests.
    public static func madeUp(_ pairs: Int, _ factor: Int, propagationCost: Double? = 0.5) -> ScalePoint {
        let times = [1, 3].map { ToolTime(wall: Double($0 * factor), processor: Double($0 * factor) / 2) }
        return ScalePoint(
            pairs: pairs,
            files: 2 * factor,
            codeLines: 100 * factor,
            declared: Graph(edges: 5 * factor, propagationCost: propagationCost),
            resolved: Graph(edges: 6 * factor, propagationCost: propagationCost),
            objectSize: 1500 * factor,
            testCases: nil,
            cleanBuild: times,
            rebuild: times,
            testRun: []
        )
    }
}
