import Support

@testable import Report

extension SubjectCosts {
    /// Of Flat and Deep: three scenarios, which the floor takes 100 instructions for, and a clean build.
    static let madeUp = SubjectCosts(
        basis: CostBasis(scenarios: floor),
        architectures: [
            "Flat": costs(instructions: 150, ratios: [], clean: 2),
            // The bounds of the first hold 1.
            "Deep": costs(instructions: 225, ratios: [1.05, 1.5, 0.75], clean: 3.5),
        ]
    )
}

extension SubjectCosts {
    private static let floor = (1...3).map { ScenarioCosts(name: "s\($0)", title: "", counts: .instructions(100)) }

    private static func costs(instructions: Int, ratios: [Double], clean: Double) -> CostFigures {
        let scenarios = (0..<3).map { place in
            ScenarioCosts(
                name: "s\(place + 1)",
                title: "",
                counts: .instructions(instructions),
                timeOverBaseline: ratios.isEmpty ? nil : .around(ratios[place])
            )
        }
        return CostFigures(
            scenarios: scenarios,
            total: TotalCosts(of: scenarios, floor: floor),
            build: CostFigures.built(clean: clean).build
        )
    }
}

extension CostFigures {
    /// A clean build that takes so many seconds.
    static func built(clean: Double) -> CostFigures {
        CostFigures(
            build: BuildCosts(
                objectSize: 1,
                clean: BuildCosts.Build(name: "clean", files: 1, seconds: .around(clean)),
                changes: [],
                rebuildSeconds: nil
            )
        )
    }
}

extension CallCounts {
    static func instructions(_ count: Int) -> CallCounts {
        CallCounts(instructions: count, objects: 0, allocations: 0, retains: 0, releases: 0, mainActorHops: 0)
    }
}

extension MedianInterval {
    /// With 0.1 to both sides.
    static func around(_ median: Double) -> MedianInterval {
        MedianInterval(median: median, low: median - 0.1, high: median + 0.1)
    }
}
