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
                    "Thousands of instructions that all benchmark scenarios take, each played once, counted by callgrind; "
                        + "the same on a busy machine as on an idle one.",
                    source: "Nethercote and Seward 2007"
                ),
                value: { $0.costs?.total?.counts.map { Double($0.instructions) / 1000 } }
            ),
            Measure(
                "Instructions over the floor",
                .decimal,
                definition: Definition(
                    "Instructions of all benchmark scenarios for each one of the floor: the same work on the Model and the "
                        + "screen without an architecture."
                ),
                value: { $0.costs?.total?.overFloor }
            ),
            Measure(
                "Allocations",
                isHeadline: true,
                definition: Definition(
                    "Pieces of memory that all benchmark scenarios allocate, each played once: calls of malloc."
                ),
                value: { $0.costs?.total?.counts.map { Double($0.allocations) } },
                working: { $0.costs?.total?.counts.map { .remark("of them objects: \($0.objects)") } }
            ),
            Measure(
                "Retains and releases",
                definition: Definition(
                    "How often all benchmark scenarios count references up and down, each played once: calls of "
                        + "swift_retain and swift_release."
                ),
                value: { $0.costs?.total?.counts.map { Double($0.retains + $0.releases) } },
                working: {
                    $0.costs?.total?.counts.map { .arithmetic("\($0.retains) retains + \($0.releases) releases") }
                }
            ),
            Measure(
                "Main-actor hops",
                definition: Definition(
                    "Jobs that all benchmark scenarios put on the main actor's executor, each played once; those of the "
                        + "harness are among them."
                ),
                value: { $0.costs?.total?.counts.map { Double($0.mainActorHops) } }
            ),
            Measure(
                "Files redone",
                definition: Definition(
                    "The most files of its own module that the compiler has to redo after one of the changes of the "
                        + "benchmarks."
                ),
                value: { $0.costs?.build?.mostFiles.map(Double.init) }
            ),
            Measure(
                "Object code, KiB",
                .decimal,
                definition: Definition(
                    "Instructions and data of its object files that are loaded, in units of 1024 bytes, of a debug build."
                ),
                value: { $0.costs?.build.map { Double($0.objectSize) / 1024 } },
                working: { $0.costs?.build.map { .arithmetic("\($0.objectSize) / 1024") } }
            ),
        ],
        isOptional: true
    )
}
