import Words

extension MeasureGroup {
    /// What is counted, and so has no interval; times stand in tables of their own.
    static let running = MeasureGroup(
        title: Words(en: "Running and building", zh: "运行与构建"),
        measures: [
            Measure(
                "instructions-above-floor",
                at: "costs.total.excess.instructions / 1000",
                title: Words(en: "Instructions above the floor, thousands", zh: "指令数（千），超出无架构对照"),
                in: .instructions,
                as: .measured,
                better: .lower,
                isHeadline: true,
                definition: "Instructions that are executed, counted by callgrind, in thousands.",
                zh: "所执行的指令数，由 callgrind 计数，以千为单位。",
                and: [played, aboveFloor],
                source: "Nethercote & Seward 2007",
                value: { excess(of: $0).map { Double($0.instructions) / 1000 } },
                absence: noExcess,
                derivation: { figures in
                    totals(of: figures).map { total, floor in
                        .arithmetic("(\(total.instructions) − \(floor.instructions)) / 1000")
                    }
                }
            ),
            Measure(
                "allocations-above-floor",
                at: "costs.total.excess.allocations",
                title: Words(en: "Allocations above the floor", zh: "内存分配，超出无架构对照"),
                in: .blocks,
                better: .lower,
                isHeadline: true,
                definition: "Pieces of memory that are allocated, objects included: calls of malloc.",
                zh: "所分配的内存块数，对象也算在内，即对 malloc 的调用次数。",
                and: [played, aboveFloor],
                value: { excess(of: $0).map { Double($0.allocations) } },
                absence: noExcess,
                derivation: { difference(in: $0, of: \.allocations) }
            ),
            Measure(
                "objects-above-floor",
                at: "costs.total.excess.objects",
                title: Words(en: "Objects above the floor", zh: "对象数，超出无架构对照"),
                in: .objects,
                better: .lower,
                definition: "Objects of classes and closures that are allocated: calls of swift_allocObject.",
                zh: "所分配的类和闭包的对象数，即对 swift_allocObject 的调用次数。",
                and: [played, aboveFloor],
                value: { excess(of: $0).map { Double($0.objects) } },
                absence: noExcess,
                derivation: { difference(in: $0, of: \.objects) }
            ),
            Measure(
                "retains-and-releases-above-floor",
                at: "costs.total.excess.retains + costs.total.excess.releases",
                title: Words(en: "Retains and releases above the floor", zh: "引用计数增减，超出无架构对照"),
                in: .calls,
                better: .lower,
                definition: "References that are counted up and down: calls of swift_retain and swift_release.",
                zh: "引用计数增减的次数，即对 swift_retain 和 swift_release 的调用次数。",
                and: [played, aboveFloor],
                value: { excess(of: $0).map { Double($0.retains) + Double($0.releases) } },
                absence: noExcess,
                derivation: { figures in
                    excess(of: figures).map { counts in
                        .terms([
                            .init(counts.retains, en: "retains", zh: "增加"),
                            .init("+", counts.releases, en: "releases", zh: "减少"),
                        ])
                    }
                }
            ),
            Measure(
                "main-actor-hops-above-floor",
                at: "costs.total.excess.mainActorHops",
                title: Words(en: "Main-actor hops above the floor", zh: "切换到主 actor 的次数，超出无架构对照"),
                in: .jobs,
                better: .lower,
                definition: "Jobs that are put on the main actor's executor.",
                zh: "提交给主 actor 执行器的任务数。",
                and: [played, aboveFloor],
                value: { excess(of: $0).map { Double($0.mainActorHops) } },
                absence: noExcess,
                derivation: { difference(in: $0, of: \.mainActorHops) }
            ),
            Measure(
                "bytes-per-app",
                at: "costs.bytesPerApp.median",
                title: Words(en: "Bytes per open app", zh: "每个打开的应用的字节数"),
                in: .bytes,
                as: .measured,
                better: .lower,
                definition:
                    "By how much resident memory grows with each app that is kept open, the harness around it "
                    + "included; the median of several processes.",
                zh: "每多保持打开一个应用，常驻内存增加的字节数，其外围的测试装置也算在内；为多个进程的中位数。",
                value: { $0.costs?.bytesPerApp?.median },
                absence: { $0.costs == nil ? .noBenchmark : .noMemory },
                derivation: { figures in
                    .count(
                        figures.costs?.bytesPerAppAboveFloor.flatMap {
                            Int(exactly: NumberText.rounded(measured: $0.median).rounded())
                        },
                        text: Words(en: "above the floor: {{count}}", zh: "超出无架构对照：{{count}}"),
                        row: Words(
                            en: "Under each number: how much of it is above the floor.",
                            zh: "下方为其中超出无架构对照的字节数。"
                        )
                    )
                }
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
            Measure(
                "rebuild-of-32-pairs",
                at: "growth.rebuild.5.seconds",
                title: Words(en: "Rebuild, 32 pairs of scenes", zh: "重新构建，32 对页面"),
                in: .seconds,
                as: .decimal,
                better: .lower,
                definition:
                    "Seconds of processor time that a debug build takes after one function was changed, with 32 copies of "
                    + "both scenes in one module, which a large app would not have. Behind the median of the rounds stand "
                    + "the shortest and the longest.",
                zh: "同一模块含两个页面各 32 份副本（大型应用不会如此）时，修改一个函数后，调试构建所用的处理器秒数。各轮的中位数之后是最短和最长的一轮。",
                value: { largestRebuild(of: $0)?.seconds },
                absence: { _ in .noScale },
                derivation: { largestRebuild(of: $0)?.bounds.map { .remarks([.text(Words($0))]) } }
            ),
        ]
    )

    @Sendable
    private static func noBenchmark(of figures: ArchitectureFigures) -> Absence? { .noBenchmark }

    @Sendable
    private static func largestRebuild(of figures: ArchitectureFigures) -> GrowthFigures.Point? {
        // Twice as many each time, from 1 on.
        figures.growth?.rebuild.dropFirst(5).first.flatMap { $0.pairs == 32 ? $0 : nil }
    }

    @Sendable
    private static func noExcess(of figures: ArchitectureFigures) -> Absence? {
        figures.costs?.total?.counts == nil ? .noBenchmark : .noFloor
    }

    @Sendable
    private static func excess(of figures: ArchitectureFigures) -> CallCounts? { figures.costs?.total?.excess }

    /// What was counted in all, and what the floor has of it.
    @Sendable
    private static func totals(of figures: ArchitectureFigures) -> (total: CallCounts, floor: CallCounts)? {
        guard let total = figures.costs?.total?.counts, let excess = excess(of: figures) else { return nil }
        return (total, total - excess)
    }

    private static func difference(
        in figures: ArchitectureFigures,
        of count: KeyPath<CallCounts, Int>
    ) -> Derivation? {
        totals(of: figures).map { total, floor in
            .terms([
                .init(total[keyPath: count], en: "in all", zh: "总数"),
                .init("−", floor[keyPath: count], en: "of the floor", zh: "无架构对照"),
            ])
        }
    }

    private static let aboveFloor = Words(
        en: "Above the floor: less what the same work takes without an architecture.",
        zh: "减去不用任何架构完成同样工作所需的数目。"
    )

    private static let played = Words(
        en: "Of all benchmark scenarios, each played once.",
        zh: "全部基准场景各执行一遍。"
    )
}
