import Support

@testable import Report

extension SubjectCosts {
    /// MVC and VIPER played `load` and `save`, counted and timed, and were built, clean and after a change in a body.
    static let sample = SubjectCosts(
        basis: CostBasis(
            scenarios: floor,
            counted: .taken(counter: "valgrind-3.19.0"),
            timed: .taken(),
            built: .taken()
        ),
        architectures: [
            "MVC": CostFigures(
                scenarios: mvc,
                total: TotalCosts(of: mvc, floor: floor),
                build: BuildCosts(
                    objectSize: 2048,
                    clean: .taken("clean", files: 2, seconds: 2),
                    changes: [.taken("view-body", files: 1, seconds: 1)],
                    rebuildSeconds: 1
                )
            ),
            "VIPER": CostFigures(
                scenarios: viper,
                total: TotalCosts(of: viper, floor: floor),
                build: BuildCosts(
                    objectSize: 4096,
                    clean: .taken("clean", files: 9, seconds: 3, overBaseline: 1.5),
                    changes: [.taken("view-body", files: 1, seconds: 1.02, overBaseline: 1.02)],
                    rebuildSeconds: 1.02
                )
            ),
        ]
    )

    private static let floor: [ScenarioCosts] = [
        .taken("load", instructions: 1000, microseconds: 10),
        .taken("save", instructions: 2000, microseconds: 20),
    ]

    private static let mvc: [ScenarioCosts] = [
        .taken("load", instructions: 1200, overFloor: 1.2, microseconds: 12),
        .taken("save", instructions: 3000, overFloor: 1.5, microseconds: 30),
    ]

    private static let viper: [ScenarioCosts] = [
        .taken("load", instructions: 1500, overFloor: 1.5, microseconds: 12.5, overBaseline: 1.05),
        .taken("save", instructions: 3600, overFloor: 1.8, microseconds: 36, overBaseline: 1.2),
    ]
}

extension ScenarioCosts {
    /// The interval of a time is a tenth of it to both sides, that of a ratio 0.1.
    fileprivate static func taken(
        _ name: String,
        instructions: Int,
        overFloor: Double? = nil,
        microseconds: Double,
        overBaseline: Double? = nil
    ) -> ScenarioCosts {
        ScenarioCosts(
            name: name,
            title: "",
            counts: CallCounts(
                instructions: instructions,
                objects: 1,
                allocations: 2,
                retains: 3,
                releases: 4,
                mainActorHops: 5
            ),
            overFloor: overFloor,
            microseconds: MedianInterval(microseconds, by: microseconds / 10),
            timeOverFloor: overFloor.map { MedianInterval($0, by: 0.125) },
            timeOverBaseline: overBaseline.map { MedianInterval($0, by: 0.125) },
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
            overBaseline: overBaseline.map { MedianInterval($0, by: 0.1) }
        )
    }
}

extension MedianInterval {
    fileprivate init(_ median: Double, by distance: Double) {
        self.init(median: median, low: median - distance, high: median + distance)
    }
}

extension CostBasis.Taking {
    fileprivate static func taken(counter: String? = nil) -> CostBasis.Taking {
        CostBasis.Taking(
            swift: "Swift 6.3",
            system: "x86_64, Linux",
            cores: 2,
            counter: counter,
            rounds: 50,
            days: ["2026-01-02", "2026-01-03"],
            commits: ["0123456789abcdef"]
        )
    }
}
