import Words

extension MeasureGroup {
    static let coverage = MeasureGroup(
        title: Words(en: "Coverage", zh: "覆盖率"),
        measures: [
            share(
                "regions-unit-tests",
                at: "unit.regions",
                title: Words(en: "Regions, unit tests", zh: "区域，单元测试"),
                isHeadline: true,
                of: regions,
                in: Words(en: "the architecture's own unit tests", zh: "架构自己的单元测试"),
                count: { $0.unit.regions }
            ),
            share(
                "regions-scenarios",
                at: "scenarios.regions",
                title: Words(en: "Regions, scenarios", zh: "区域，场景"),
                of: regions,
                in: Words(en: "the scenarios", zh: "场景"),
                count: { $0.scenarios.regions }
            ),
            share(
                "regions-any-test",
                at: "all.regions",
                title: Words(en: "Regions, any test", zh: "区域，任一测试"),
                isHeadline: true,
                of: regions,
                in: both,
                count: { $0.all.regions }
            ),
            share(
                "functions-any-test",
                at: "all.functions",
                title: Words(en: "Functions, any test", zh: "函数，任一测试"),
                of: Words(en: "functions, accessors and closures", zh: "函数、访问器与闭包"),
                in: both,
                count: { $0.all.functions }
            ),
            share(
                "lines-any-test",
                at: "all.lines",
                title: Words(en: "Lines, any test", zh: "行，任一测试"),
                of: Words(en: "lines that can run, as llvm-cov counts them,", zh: "llvm-cov 所计的可运行行"),
                in: both,
                count: { $0.all.lines }
            ),
            Measure(
                "code-lines-any-test",
                at: "coverage.all.codeLines",
                title: Words(en: "Code lines, any test", zh: "代码行，任一测试"),
                in: .share,
                as: .share,
                better: .higher,
                definition: Definition(
                    en: "The share of its code lines that the compiler has a counter for, each once, that ran in "
                        + "\(both.en).",
                    zh: "编译器设有计数器的代码行（每行一次）中，在\(both.zh)中运行过的比例。"
                ),
                value: { $0.coverage?.all.codeLines?.share },
                derivation: { $0.coverage?.all.codeLines.map { .covered($0.covered, of: $0.total) } }
            ),
            Measure(
                "regions-ui-free",
                at: "uiFree.coverage.regions",
                title: Words(en: "Regions, UI-free", zh: "区域，不涉界面"),
                in: .share,
                as: .share,
                better: .higher,
                isHeadline: true,
                definition: Definition(
                    en: "The share of its \(regions.en) that ran in those of its unit tests from which no symbol of a "
                        + "layer that draws on a screen can be reached in the index.",
                    zh: "\(regions.zh)中由不触及界面的单元测试运行过的比例：在索引中，从这些测试到达不了任何绘制屏幕的层的符号。",
                    and: [region, profile]
                ),
                value: { $0.uiFree?.coverage.regions.share },
                derivation: { figures in
                    figures.uiFree.map { .covered($0.coverage.regions.covered, of: $0.coverage.regions.total) }
                }
            ),
        ]
    )

    private static let regions = Words(en: "regions", zh: "区域")

    private static let region = Words(
        en: "A region is a stretch of code that runs as one.",
        zh: "区域是作为整体运行的一段代码。"
    )

    private static let profile = Words(
        en: "What ran is from the compiler's own profile.",
        zh: "运行情况来自编译器自己的剖析数据。"
    )

    private static let both = Words(en: "its unit tests, the scenarios, or both", zh: "单元测试、场景或两者")

    private static func share(
        _ name: String,
        at address: String,
        title: Words,
        isHeadline: Bool = false,
        of parts: Words,
        in tests: Words,
        count: @escaping @Sendable (CoverageRuns<CoverageFigures>) -> CoverageCount
    ) -> Measure {
        Measure(
            name,
            at: "coverage.\(address)",
            title: title,
            in: .share,
            as: .share,
            better: .higher,
            isHeadline: isHeadline,
            definition: Definition(
                en: "The share of its \(parts.en) that ran in \(tests.en).",
                zh: "\(parts.zh)中在\(tests.zh)中运行过的比例。",
                and: parts == regions ? [region, profile] : [profile]
            ),
            value: { $0.coverage.flatMap { count($0).share } },
            derivation: { figures in
                figures.coverage.map(count).map { .covered($0.covered, of: $0.total) }
            }
        )
    }
}
