import Report

extension MeasureGroup {
    /// What is counted, and so has no interval; times stand in tables of their own.
    static let running = MeasureGroup(
        title: "Running and building",
        measures: [
            Measure(
                "Instructions, thousands",
                isHeadline: true,
                definition: Definition(
                    "Instructions that are executed, counted by callgrind, in thousands. \(played)",
                    source: "Nethercote and Seward 2007"
                ),
                value: { $0.costs?.total?.counts.map { Double($0.instructions) / 1000 } }
            ),
            Measure(
                "Allocations",
                isHeadline: true,
                definition: Definition(
                    "Pieces of memory that are allocated: calls of malloc. \(played)"
                ),
                value: { $0.costs?.total?.counts.map { Double($0.allocations) } },
                derivation: { $0.costs?.total?.counts.map { .remark("of them objects: \($0.objects)") } }
            ),
            Measure(
                "Retains and releases",
                definition: Definition(
                    "References that are counted up and down: calls of swift_retain and swift_release. \(played)"
                ),
                value: { $0.costs?.total?.counts.map { Double($0.retains) + Double($0.releases) } },
                derivation: {
                    $0.costs?.total?.counts.map { .arithmetic("\($0.retains) retains + \($0.releases) releases") }
                }
            ),
            Measure(
                "Main-actor hops",
                definition: Definition(
                    "Jobs that are put on the main actor's executor, the harness's own included. \(played)"
                ),
                value: { $0.costs?.total?.counts.map { Double($0.mainActorHops) } }
            ),
            Measure(
                "Object code, KiB",
                .decimal,
                definition: Definition(
                    "Instructions and data of its object files that are loaded, in units of 1024 bytes, of a debug build."
                ),
                value: { $0.costs?.build.map { Double($0.objectSize) / 1024 } },
                derivation: { $0.costs?.build.map { .arithmetic("\($0.objectSize) / 1024") } }
            ),
        ],
        isOptional: true
    )

    private static let played = "Of all benchmark scenarios, each played once."
}
