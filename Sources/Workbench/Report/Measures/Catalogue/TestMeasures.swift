import Words

extension MeasureGroup {
    package static let tests = MeasureGroup(
        title: Words(en: "Tests", zh: "测试"),
        measures: [
            Measure(
                "unit-tests",
                at: "tests.count",
                title: Words(en: "Unit tests", zh: "单元测试"),
                in: .tests,
                isHeadline: true,
                definition: "Test functions of its own parts that ran; one with parameters is one.",
                zh: "针对自身各部分并已运行的测试函数；带参数的算一个。",
                value: { $0.tests?.count.map(Double.init) },
                absence: \.runAbsence
            ),
            Measure(
                "unit-test-cases",
                at: "tests.cases",
                title: Words(en: "Unit test cases", zh: "单元测试用例"),
                in: .tests,
                isHeadline: true,
                definition: "Cases of its unit tests that ran: one for each set of arguments, or one without any.",
                zh: "已运行的单元测试的用例：每组参数一个，没有参数的算一个。",
                value: { $0.tests?.cases.map(Double.init) },
                absence: \.runAbsence
            ),
            Measure(
                "test-functions",
                at: "tests.functions",
                title: Words(en: "Test functions", zh: "测试函数"),
                in: .tests,
                isHeadline: true,
                isBasic: true,
                standsInFor: "unit-tests",
                definition:
                    "Functions in the architecture's test files that look like tests, whether they ran or not. Shown if "
                    + "none ran.",
                zh: "架构测试文件中看似测试的函数，不论是否运行过。没有运行任何测试时显示。",
                value: { $0.tests?.functions.map(Double.init) },
                absence: \.testAbsence
            ),
            Measure(
                "scenarios-run",
                at: "tests.scenarios",
                title: Words(en: "Scenarios run", zh: "运行的场景"),
                in: .scenarios,
                definition: "Cases of the scenarios that all architectures play.",
                zh: "所有架构都要通过的场景数。",
                value: { $0.tests?.scenarios.map(Double.init) },
                absence: \.scenarioAbsence
            ),
            Measure(
                "test-code-lines",
                at: "tests.lines.code",
                title: Words(en: "Test code lines", zh: "测试代码行"),
                in: .lines,
                isHeadline: true,
                isBasic: true,
                definition: "Code lines of the architecture's test files.",
                zh: "架构测试文件的代码行。",
                value: { $0.tests.map { Double($0.lines.code) } },
                absence: \.testAbsence,
                derivation: { figures in
                    let files = figures.tests?.files
                    return .count(
                        files,
                        text: Words(en: "in {{count}} \(files == 1 ? "file" : "files")", zh: "在 {{count}} 个文件中"),
                        row: Words(en: "Under each number: its files.", zh: "下方为文件数。")
                    )
                }
            ),
            Measure(
                "test-doubles",
                at: "tests.doubles",
                title: Words(en: "Test doubles", zh: "测试替身"),
                in: .types,
                isHeadline: true,
                isBasic: true,
                definition:
                    "Types in the tests that conform to a production protocol: spies, stubs, fakes. Those of a support module "
                    + "count if the tests name them.",
                zh: "测试中遵循生产协议的类型：spy、stub、fake。支持模块中的，若测试提到则计入。",
                value: { $0.tests.map { Double($0.doubles) } },
                absence: \.testAbsence
            ),
            Measure(
                "test-lines-per-line",
                at: "tests.lines.code / lines.code",
                title: Words(en: "Test lines per line", zh: "每行代码的测试行"),
                in: .ratio,
                as: .decimal,
                definition: "Code lines of the tests for each code line of production.",
                zh: "每行生产代码对应的测试代码行。",
                value: { figures in
                    guard let tests = figures.tests, figures.lines.code > 0 else { return nil }
                    return Double(tests.lines.code) / Double(figures.lines.code)
                },
                absence: \.testAbsence,
                derivation: { figures in figures.tests.map { .arithmetic("\($0.lines.code) / \(figures.lines.code)") } }
            ),
            Measure(
                "median-test-lines",
                at: "tests.medianLines",
                title: Words(en: "Median test lines", zh: "测试行数中位数"),
                in: .lines,
                as: .decimal,
                definition:
                    "The median of the code lines of its unit test functions that ran, from the first attribute to "
                    + "the closing brace.",
                zh: "已运行的单元测试函数的代码行的中位数，从第一个属性标注到右花括号。",
                value: { $0.tests?.medianLines?.value },
                absence: \.runAbsence,
                derivation: ran
            ),
            Measure(
                "median-cyclomatic",
                at: "tests.medianCyclomatic",
                title: Words(en: "Median cyclomatic", zh: "测试圈复杂度中位数"),
                in: .paths,
                as: .decimal,
                definition: "The median of the cyclomatic complexity of its unit test functions that ran.",
                zh: "已运行的单元测试函数的圈复杂度的中位数。",
                source: "McCabe 1976",
                value: { $0.tests?.medianCyclomatic?.value },
                absence: \.runAbsence,
                derivation: ran
            ),
        ]
    )

    /// What a median is taken of.
    @Sendable
    private static func ran(of figures: ArchitectureFigures) -> Derivation? {
        .count(
            figures.tests?.count.flatMap { $0 == 0 ? nil : $0 },
            text: Words(en: "unit tests: {{count}}", zh: "单元测试：{{count}}"),
            row: Words(en: "Under each number: its unit tests.", zh: "下方为单元测试数。")
        )
    }
}
