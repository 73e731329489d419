import Support

@testable import Report

extension SubjectCosts {
    /// Of Flat and Deep: three scenarios of two actions each, which the floor takes 100 instructions for, apps that are
    /// kept open, and a clean build.
    static let madeUp = SubjectCosts(
        basis: CostBasis(
            scenarios: floor,
            memory: CostBasis.Taking(
                swift: "",
                system: "",
                cores: 1,
                rounds: 9,
                kept: CostBasis.Kept(scenario: "s2", apps: 10),
                days: [],
                commits: []
            )
        ),
        architectures: [
            "Flat": costs(instructions: 150, ratios: [], bytes: 1000, clean: 2),
            // The bounds of the first hold 1.
            "Deep": costs(instructions: 225, ratios: [1.05, 1.5, 0.75], bytes: 1500, clean: 3.5, over: .around(1.75)),
        ]
    )
}

extension SubjectCosts {
    private static let floor = (1...3).map { ScenarioCosts(name: "s\($0)", title: "", counts: .instructions(100)) }

    /// Where a ratio of times is 1.05, the time is 5 microseconds longer.
    private static func costs(
        instructions: Int,
        ratios: [Double],
        bytes: Double,
        clean: Double,
        over: MedianInterval? = nil
    ) -> CostFigures {
        let scenarios = (0..<3).map { place in
            let ratio = ratios.isEmpty ? nil : ratios[place]
            return ScenarioCosts(
                name: "s\(place + 1)",
                title: "",
                actions: 2,
                counts: .instructions(instructions),
                excess: .instructions(instructions - 100),
                microsecondsAboveFloor: .around(100 * (ratio ?? 1) - 50),
                microsecondsAboveBaseline: ratio.map { .around(100 * $0 - 100) },
                timeOverBaseline: ratio.map { .around($0) }
            )
        }
        return CostFigures(
            scenarios: scenarios,
            total: TotalCosts(of: scenarios),
            bytesPerApp: .around(bytes),
            build: CostFigures.built(clean: clean, over: over).build
        )
    }
}

extension CostFigures {
    /// Scenarios of one tap each, to which so many microseconds are added.
    static func taps(_ scenarios: [String], _ microseconds: [Double]) -> CostFigures {
        CostFigures(
            scenarios: zip(scenarios, microseconds).map { name, microseconds in
                ScenarioCosts(name: name, title: "", actions: 1, microsecondsAboveFloor: .around(microseconds))
            }
        )
    }

    /// A clean build that takes so many seconds, and its ratio to the baseline's.
    static func built(clean: Double, over: MedianInterval? = nil) -> CostFigures {
        CostFigures(
            build: BuildCosts(
                objectSize: 1,
                clean: BuildCosts.Build(
                    name: "clean",
                    files: 1,
                    seconds: .around(clean),
                    overBaseline: over
                ),
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
