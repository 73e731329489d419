import Words

extension MeasureGroup {
    static let coverage = MeasureGroup(
        title: Words(en: "Coverage", zh: "覆盖率"),
        measures: [
            share(
                "regions-unit-tests",
                at: "coverage.unit.regions",
                title: Words(en: "Regions, unit tests", zh: "区域，单元测试"),
                definition: "The share of its regions that ran in the architecture's own unit tests.",
                zh: "区域中在架构自己的单元测试中运行过的比例。",
                and: [region, profile],
                count: { $0.coverage?.unit?.regions },
                absence: { $0.runAbsence ?? $0.regionAbsence }
            ),
            share(
                "regions-scenarios",
                at: "coverage.scenarios.regions",
                title: Words(en: "Regions, scenarios", zh: "区域，场景"),
                definition: "The share of its regions that ran in the scenarios.",
                zh: "区域中在场景中运行过的比例。",
                and: [region, profile],
                count: { $0.coverage?.scenarios?.regions },
                absence: { $0.scenarioAbsence ?? $0.regionAbsence }
            ),
            share(
                "regions-any-test",
                at: "coverage.all.regions",
                title: Words(en: "Regions, any test", zh: "区域，任一测试"),
                isHeadline: true,
                definition: "The share of its regions that ran in its unit tests, the scenarios, or both.",
                zh: "区域中在单元测试、场景或两者中运行过的比例。",
                and: [region, profile],
                count: { $0.coverage?.all.regions },
                absence: \.regionAbsence
            ),
            share(
                "functions-any-test",
                at: "coverage.all.functions",
                title: Words(en: "Functions, any test", zh: "函数，任一测试"),
                definition:
                    "The share of its functions, accessors and closures that ran in its unit tests, the scenarios, "
                    + "or both.",
                zh: "函数、访问器与闭包中在单元测试、场景或两者中运行过的比例。",
                and: [profile],
                count: { $0.coverage?.all.functions },
                absence: \.coverageAbsence
            ),
            share(
                "lines-any-test",
                at: "coverage.all.lines",
                title: Words(en: "Lines, any test", zh: "行，任一测试"),
                definition:
                    "The share of its lines that can run, as llvm-cov counts them, that ran in its unit tests, the "
                    + "scenarios, or both.",
                zh: "llvm-cov 所计的可运行行中在单元测试、场景或两者中运行过的比例。",
                and: [profile],
                count: { $0.coverage?.all.lines },
                absence: \.coverageAbsence
            ),
            share(
                "code-lines-any-test",
                at: "coverage.all.codeLines",
                title: Words(en: "Code lines, any test", zh: "代码行，任一测试"),
                definition:
                    "The share of its code lines that the compiler has a counter for, each once, that ran in its "
                    + "unit tests, the scenarios, or both.",
                zh: "编译器设有计数器的代码行（每行一次）中，在单元测试、场景或两者中运行过的比例。",
                count: { $0.coverage?.all.codeLines },
                absence: { $0.coverageAbsence ?? ($0.coverage?.all.codeLines == nil ? .noRegions : nil) }
            ),
            share(
                "regions-ui-free",
                at: "uiFree.coverage.regions",
                title: Words(en: "Regions, UI-free", zh: "区域，不依赖 UI"),
                isHeadline: true,
                definition:
                    "The share of its regions that ran in those of its unit tests from which no symbol of a layer "
                    + "that draws on a screen can be reached in the index.",
                zh: "区域中由不触及界面的单元测试运行过的比例：在索引中，从这些测试到达不了任何绘制屏幕的层的符号。",
                and: [region, profile],
                count: { $0.uiFree?.coverage.regions },
                absence: \.uiFreeAbsence
            ),
            share(
                "deciding-regions-ui-free",
                at: "deciding.uiFree",
                title: Words(en: "Deciding, UI-free", zh: "决策，不依赖 UI"),
                definition:
                    "The share of the regions of its deciding bodies, those that branch or call the model, that ran in "
                    + "those of its unit tests from which no symbol of a layer that draws on a screen can be reached in "
                    + "the index.",
                zh: "决策函数体（有分支或调用模型）的区域中，由不触及界面的单元测试运行过的比例：在索引中，从这些测试到达不了任何绘制屏幕的层的符号。",
                and: [region, profile],
                count: { $0.deciding?.uiFree },
                absence: { $0.uiFreeAbsence ?? $0.decidingAbsence }
            ),
        ]
    )

    private static let region = Words(
        en: "A region is a stretch of code that runs as one.",
        zh: "区域是作为整体运行的一段代码。"
    )

    private static let profile = Words(
        en: "What ran is from the compiler's own profile.",
        zh: "运行情况来自编译器自己的剖析数据。"
    )

    private static func share(
        _ name: String,
        at address: String,
        title: Words,
        isHeadline: Bool = false,
        definition: String,
        zh: String,
        and shared: [Words] = [],
        count: @escaping @Sendable (ArchitectureFigures) -> CoverageCount?,
        absence: @escaping @Sendable (ArchitectureFigures) -> Absence?
    ) -> Measure {
        Measure(
            name,
            at: address,
            title: title,
            in: .share,
            as: .share,
            better: .higher,
            isHeadline: isHeadline,
            definition: definition,
            zh: zh,
            and: shared,
            value: { count($0)?.share },
            absence: absence,
            derivation: { count($0).map { .covered($0.covered, of: $0.total) } }
        )
    }
}

extension ArchitectureFigures {
    /// Why it is not known what its tests ran that reach no screen; `nil` if it is.
    fileprivate var uiFreeAbsence: Absence? {
        if let runAbsence { return runAbsence }
        guard uiFree == nil else { return nil }
        return uiFreeLines == nil ? .noUserInterface : .noIndex
    }

    /// Why it is not known what ran of it; `nil` if it is.
    fileprivate var coverageAbsence: Absence? { coverage == nil ? runAbsence : nil }

    /// Why it is not known which of its regions ran; `nil` if it is, or if it has none.
    package var regionAbsence: Absence? {
        coverageAbsence ?? coverage.flatMap { $0.all.regions.total == 0 && $0.all.lines.total > 0 ? .noRegions : nil }
    }
}
