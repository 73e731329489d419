import Report

extension MeasureGroup {
    static let complexity = MeasureGroup(
        title: "Complexity",
        measures: [
            Measure(
                "Bodies",
                definition: Definition(
                    "Code that runs as one: functions, initialisers, deinitialisers, accessors, initial and default "
                        + "values that hold code in braces, code in braces that a macro takes, and top-level code. "
                        + "Any other closure counts in the body that holds it."
                ),
                value: { Double($0.complexity.bodies) },
                derivation: { $0.shares(\.complexity.bodies) }
            ),
            Measure(
                "Cyclomatic, sum",
                isHeadline: true,
                definition: Definition(
                    "Over all bodies, 1 + their branches: clauses of if, guard and while, loops, cases, catches, "
                        + "ternaries, && and ||, and ?? (which is ours).",
                    source: "McCabe 1976"
                ),
                value: { Double($0.complexity.cyclomatic.sum) },
                derivation: { figures in
                    let complexity = figures.complexity
                    let coalescings = complexity.coalescings
                    let branches = complexity.cyclomatic.sum - complexity.bodies - coalescings
                    return .arithmetic("\(complexity.bodies) bodies + \(branches) branches + \(coalescings) ??")
                }
            ),
            Measure(
                "Cyclomatic, worst",
                definition: Definition("The largest cyclomatic complexity of one body.", source: "McCabe 1976"),
                value: { Double($0.complexity.cyclomatic.maximum) },
                derivation: { figures in figures.bodies.max { $0.cyclomatic < $1.cyclomatic }.map(place) }
            ),
            Measure(
                "Cognitive, sum",
                isHeadline: true,
                definition: Definition(
                    "Over all bodies, 1 for each break of the flow of reading and 1 more for each level it is nested.",
                    source: "Campbell, SonarSource 2018"
                ),
                value: { Double($0.complexity.cognitive.sum) },
                derivation: { $0.shares(\.complexity.cognitive.sum) }
            ),
            Measure(
                "Cognitive, worst",
                definition: Definition(
                    "The largest cognitive complexity of one body, its nested functions included.",
                    source: "Campbell, SonarSource 2018"
                ),
                value: { Double($0.complexity.cognitive.maximum) },
                derivation: { figures in figures.bodies.max { $0.cognitive ?? 0 < $1.cognitive ?? 0 }.map(place) }
            ),
        ]
    )

    private static func place(_ body: BodyFigures) -> Derivation {
        .remark("\(body.type.map { $0 + "." } ?? "")\(body.name), \(body.file):\(body.line)")
    }
}
