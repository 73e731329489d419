import Complexity
import Words

extension MeasureGroup {
    static let complexity = MeasureGroup(
        title: Words(en: "Complexity", zh: "复杂度"),
        measures: [
            Measure(
                "bodies",
                at: "complexity.bodies",
                title: Words(en: "Bodies", zh: "函数体"),
                in: .bodies,
                isBasic: true,
                definition:
                    "Code that runs as one: functions, initialisers, deinitialisers, accessors, initial and default "
                    + "values that hold code in braces, code in braces that a macro takes, and top-level code. "
                    + "Any other closure counts in the body that holds it.",
                zh: "作为整体运行的代码：函数、构造器、析构器、访问器、含花括号代码的初始值与默认值、宏接受的花括号代码以及顶层代码。"
                    + "其他闭包计入所在的函数体。",
                value: { Double($0.complexity.bodies) },
                derivation: { $0.shares(\.complexity.bodies) }
            ),
            Measure(
                "decisions",
                at: "complexity.cyclomatic.sum - complexity.bodies",
                title: Words(en: "Decisions", zh: "判定"),
                in: .decisions,
                isHeadline: true,
                definition:
                    "Over all bodies, their branches: clauses of if, guard and while, loops, the ways of a switch less one, "
                    + "catches, ternaries, && and ||, and ?? (which is ours).",
                zh: "所有函数体的分支数：if、guard、while 的条件、循环、switch 的分支数减一、catch、三元、&& 与 ||，以及 ??（最后一项是我们加的）。",
                source: "McCabe 1976",
                value: { Double($0.complexity.cyclomatic.sum - $0.complexity.bodies) },
                derivation: { figures in
                    let complexity = figures.complexity
                    return .arithmetic("\(complexity.cyclomatic.sum) − \(complexity.bodies)")
                }
            ),
            Measure(
                "cyclomatic-sum",
                at: "complexity.cyclomatic.sum",
                title: Words(en: "Cyclomatic, sum", zh: "圈复杂度，总和"),
                in: .paths,
                isBasic: true,
                definition: "Over all bodies, 1 + their decisions, so that it grows with the number of bodies, too.",
                zh: "所有函数体：1 + 判定数，因此也随函数体的数量增长。",
                source: "McCabe 1976",
                value: { Double($0.complexity.cyclomatic.sum) },
                derivation: { figures in
                    let complexity = figures.complexity
                    let branches = complexity.cyclomatic.sum - complexity.bodies - complexity.coalescings
                    return .terms([
                        .init(complexity.bodies, en: "bodies", zh: "函数体"),
                        .init("+", branches, en: "branches", zh: "分支"),
                        .init("+", complexity.coalescings, en: "??", zh: "??"),
                    ])
                }
            ),
            Measure(
                "cyclomatic-worst",
                at: "complexity.cyclomatic.maximum",
                title: Words(en: "Cyclomatic, worst", zh: "圈复杂度，最大"),
                in: .paths,
                definition: "The largest cyclomatic complexity of one body.",
                zh: "单个函数体的最大圈复杂度。",
                source: "McCabe 1976",
                value: { Double($0.complexity.cyclomatic.maximum) },
                derivation: { figures in figures.bodies.max { $0.cyclomatic < $1.cyclomatic }.map(place) }
            ),
            Measure(
                "cognitive-sum",
                at: "complexity.cognitive.sum",
                title: Words(en: "Cognitive, sum", zh: "认知复杂度，总和"),
                in: .points,
                isHeadline: true,
                isBasic: true,
                definition:
                    "Over all bodies, 1 for each break of the flow of reading and 1 more for each level it is nested.",
                zh: "所有函数体：阅读流程每中断一次加 1，每嵌套一层再加 1。",
                source: "Campbell, SonarSource 2018",
                value: { Double($0.complexity.cognitive.sum) },
                derivation: { $0.shares(\.complexity.cognitive.sum) }
            ),
            Measure(
                "cognitive-worst",
                at: "complexity.cognitive.maximum",
                title: Words(en: "Cognitive, worst", zh: "认知复杂度，最大"),
                in: .points,
                definition: "The largest cognitive complexity of one body, its nested functions included.",
                zh: "单个函数体的最大认知复杂度，含其嵌套函数。",
                source: "Campbell, SonarSource 2018",
                value: { Double($0.complexity.cognitive.maximum) },
                derivation: { figures in figures.bodies.max { $0.cognitive ?? 0 < $1.cognitive ?? 0 }.map(place) }
            ),
            Measure(
                "deepest-nesting",
                computedAs: "deepestNesting",
                title: Words(en: "Deepest nesting", zh: "最深嵌套"),
                in: .levels,
                definition:
                    "How many blocks of code lie in each other at most in one body: those of branches, loops, switch, "
                    + "do, closures and local functions. An else if is as deep as its if.",
                zh: "单个函数体中代码块最多嵌套多少层：分支、循环、switch、do、闭包和局部函数的代码块。else if 与它的 if 同层。",
                source: "cf. Harrison & Magel 1981",
                by: { files in files.map(\.deepestNesting).max().map(Double.init) }
            ),
        ]
    )

    private static func place(_ body: BodyFigures) -> Derivation {
        let name = (body.type.map { $0 + "." } ?? "") + body.name
        return .remarks([.place(name: name, file: body.file, line: body.line)])
    }
}
