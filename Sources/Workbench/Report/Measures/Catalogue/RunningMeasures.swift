import Words

extension MeasureGroup {
    /// What is counted, and so has no interval; times stand in tables of their own.
    static let running = MeasureGroup(
        title: Words(en: "Running and building", zh: "运行与构建"),
        measures: [
            Measure(
                "instructions-thousands",
                at: "costs.total.counts.instructions / 1000",
                title: Words(en: "Instructions, thousands", zh: "指令数（千）"),
                in: .instructions,
                better: .lower,
                isHeadline: true,
                definition: "Instructions that are executed, counted by callgrind, in thousands.",
                zh: "所执行的指令数，由 callgrind 计数，以千为单位。",
                and: [played],
                source: "Nethercote & Seward 2007",
                value: { $0.costs?.total?.counts.map { Double($0.instructions) / 1000 } },
                absence: noBenchmark
            ),
            Measure(
                "allocations",
                at: "costs.total.counts.allocations",
                title: Words(en: "Allocations", zh: "内存分配"),
                in: .blocks,
                better: .lower,
                isHeadline: true,
                definition: "Pieces of memory that are allocated: calls of malloc.",
                zh: "所分配的内存块数，即对 malloc 的调用次数。",
                and: [played],
                value: { $0.costs?.total?.counts.map { Double($0.allocations) } },
                absence: noBenchmark,
                derivation: {
                    .count(
                        $0.costs?.total?.counts?.objects,
                        text: Words(en: "of them objects: {{count}}", zh: "其中对象：{{count}}"),
                        row: Words(en: "Under each number: how many of them are objects.", zh: "下方为其中的对象数。")
                    )
                }
            ),
            Measure(
                "retains-and-releases",
                at: "costs.total.counts.retains + costs.total.counts.releases",
                title: Words(en: "Retains and releases", zh: "引用计数增减"),
                in: .calls,
                better: .lower,
                definition: "References that are counted up and down: calls of swift_retain and swift_release.",
                zh: "引用计数增减的次数，即对 swift_retain 和 swift_release 的调用次数。",
                and: [played],
                value: { $0.costs?.total?.counts.map { Double($0.retains) + Double($0.releases) } },
                absence: noBenchmark,
                derivation: { figures in
                    figures.costs?.total?.counts.map { counts in
                        .terms([
                            .init(counts.retains, en: "retains", zh: "增加"),
                            .init("+", counts.releases, en: "releases", zh: "减少"),
                        ])
                    }
                }
            ),
            Measure(
                "main-actor-hops",
                at: "costs.total.counts.mainActorHops",
                title: Words(en: "Main-actor hops", zh: "切换到主 actor 的次数"),
                in: .jobs,
                better: .lower,
                definition: "Jobs that are put on the main actor's executor, the harness's own included.",
                zh: "提交给主 actor 执行器的任务数，测试装置自己的也算在内。",
                and: [played],
                value: { $0.costs?.total?.counts.map { Double($0.mainActorHops) } },
                absence: noBenchmark
            ),
            Measure(
                "object-code-kib",
                at: "costs.build.objectSize / 1024",
                title: Words(en: "Object code, KiB", zh: "目标代码（KiB）"),
                in: .kibibytes,
                as: .decimal,
                better: .lower,
                definition:
                    "Instructions and data of its object files that are loaded, in units of 1024 bytes, of a debug "
                    + "build.",
                zh: "调试构建的目标文件中会被加载的指令和数据，以 1024 字节为单位。",
                value: { $0.costs?.build.map { Double($0.objectSize) / 1024 } },
                absence: noBenchmark,
                derivation: { $0.costs?.build.map { .arithmetic("\($0.objectSize) / 1024") } }
            ),
        ]
    )

    @Sendable
    private static func noBenchmark(of figures: ArchitectureFigures) -> Absence? { .noBenchmark }

    private static let played = Words(
        en: "Of all benchmark scenarios, each played once.",
        zh: "全部基准用例各执行一遍。"
    )
}
