import Support

@testable import Report

extension SubjectCosts {
    /// MVC, VIPER and VIPER's variant, which costs what VIPER costs.
    ///
    /// They played `load` and `save`, counted and timed, were kept open after `save`, and were built, clean and after a
    /// change in a body.
    static let sample = SubjectCosts(
        basis: CostBasis(
            scenarios: floor,
            counted: .taken(counter: "valgrind-3.19.0"),
            timed: .taken(),
            memory: .taken(kept: CostBasis.Kept(scenario: "save", apps: 1000)),
            built: .taken()
        ),
        architectures: [
            "MVC": CostFigures(
                scenarios: mvc,
                total: TotalCosts(of: mvc),
                bytesPerApp: MedianInterval(20_000, by: 100),
                bytesPerAppAboveFloor: MedianInterval(5000, by: 200),
                build: BuildCosts(
                    objectSize: 2048,
                    clean: .taken("clean", files: 2, seconds: 2),
                    changes: [.taken("view-body", files: 1, seconds: 1)],
                    rebuildSeconds: 1
                )
            ),
            "VIPER": viperCosts,
            "Closures": viperCosts,
        ]
    )

    private static let viperCosts = CostFigures(
        scenarios: viper,
        total: TotalCosts(of: viper, baseline: mvc),
        bytesPerApp: MedianInterval(24_000, by: 100),
        bytesPerAppAboveFloor: MedianInterval(9000, by: 200),
        build: BuildCosts(
            objectSize: 4096,
            clean: .taken("clean", files: 9, seconds: 3, overBaseline: 1.5),
            changes: [.taken("view-body", files: 1, seconds: 1.02, overBaseline: 1.02)],
            rebuildSeconds: 1.02
        )
    )

    private static let floor: [ScenarioCosts] = [
        .taken("load", actions: 1, instructions: 1000, microseconds: 10),
        .taken("save", actions: 4, instructions: 2000, microseconds: 20),
    ]

    // 200 and 1000 instructions above the floor.
    private static let mvc: [ScenarioCosts] = [
        .taken("load", actions: 1, instructions: 1200, over: floor[0], microseconds: 12),
        .taken("save", actions: 4, instructions: 3000, over: floor[1], microseconds: 30),
    ]

    // 500 and 1600.
    private static let viper: [ScenarioCosts] = [
        .taken(
            "load",
            actions: 1,
            instructions: 1500,
            over: floor[0],
            microseconds: 12.5,
            baseline: mvc[0],
            ratio: 1.05
        ),
        .taken("save", actions: 4, instructions: 3600, over: floor[1], microseconds: 36, baseline: mvc[1], ratio: 1.2),
    ]
}

extension ScenarioCosts {
    /// The interval of a time is a tenth of it to both sides, that of a difference 1, and that of a ratio an eighth.
    fileprivate static func taken(
        _ name: String,
        actions: Int,
        instructions: Int,
        over floor: ScenarioCosts? = nil,
        microseconds: Double,
        baseline: ScenarioCosts? = nil,
        ratio: Double? = nil
    ) -> ScenarioCosts {
        let counts = CallCounts(
            instructions: instructions,
            objects: 1,
            allocations: 2,
            retains: 3,
            releases: 4,
            mainActorHops: 5
        )
        func difference(to other: ScenarioCosts?) -> MedianInterval? {
            (other?.microseconds).map { MedianInterval(microseconds - $0.median, by: 1) }
        }
        let excess = (floor?.counts).map { counts - $0 }
        return ScenarioCosts(
            name: name,
            title: "",
            actions: actions,
            counts: counts,
            excess: excess,
            excessOverBaseline: (baseline?.excess).flatMap { excess?.ratios(to: $0) },
            microseconds: MedianInterval(microseconds, by: microseconds / 10),
            microsecondsAboveFloor: difference(to: floor),
            microsecondsAboveBaseline: difference(to: baseline),
            timeOverBaseline: ratio.map { MedianInterval($0, by: 0.125) },
            mebibytes: MedianInterval(20, by: 1)
        )
    }
}

extension BuildCosts.Build {
    fileprivate static func taken(
        _ name: String,
        files: Int,
        seconds: Double,
        overBaseline: Double? = nil
    ) -> BuildCosts.Build {
        BuildCosts.Build(
            name: name,
            file: name == "clean" ? nil : "View.swift",
            files: files,
            seconds: MedianInterval(seconds, by: 0.25),
            processorSeconds: MedianInterval(seconds + 0.5, by: 0.25),
            overBaseline: overBaseline.map { MedianInterval($0, by: 0.1) },
            processorOverBaseline: overBaseline.map { MedianInterval($0, by: 0.1) }
        )
    }
}

extension MedianInterval {
    fileprivate init(_ median: Double, by distance: Double) {
        self.init(median: median, low: median - distance, high: median + distance)
    }
}

extension CostBasis.Taking {
    fileprivate static func taken(counter: String? = nil, kept: CostBasis.Kept? = nil) -> CostBasis.Taking {
        CostBasis.Taking(
            swift: "Swift 6.3",
            system: "x86_64, Linux",
            cores: 2,
            counter: counter,
            rounds: 50,
            kept: kept,
            days: ["2026-01-02", "2026-01-03"],
            commits: ["0123456789abcdef"]
        )
    }
}
