import Lines

@testable import Report

extension Report {
    /// Two architectures, of which the second is larger and untested and has a variant, and a failed third.
    static let sample = Report(
        name: "Cats",
        app: LocalizedText(["en": "cat & dog app"]),
        about: LocalizedText(["en": "It barks."]),
        scope: LocalizedText(["en": "Of one dog."]),
        picture: "data:image/png;base64,QQ==",
        baseline: "MVC",
        shared: [
            SharedLayer(
                name: "Model",
                kind: .model,
                files: 2,
                lines: LineCounts(code: 40, comment: 10, blank: 5, logical: 20)
            )
        ],
        architectures: [.measured(.mvc), .measured(.viper), .failed(.mvp)],
        variants: [VariantFigures(name: "Closures", original: "VIPER", without: "delegates")],
        scenarioLikeness: .sameTests,
        leftOut: ["Sources/MVC/Fonts.generated.swift", "Sources/MVC/Pods"],
        unbuilt: LocalizedText(["en": "It lacks a tail.", "zh": "没有尾巴。"]),
        rules: [
            RuleFigures(name: "view|model", wording: "Forbidden: no type in View uses a type in Model."),
            RuleFigures(name: "imports", wording: "Imports: no module but these is imported: Model."),
        ],
        claims: [
            ClaimFigures(
                id: "C1",
                claim: LocalizedText(["en": "VIPER costs the most code", "zh": "VIPER 的代码最多"]),
                measures: [
                    ClaimMeasure(
                        title: LocalizedText(["en": "code lines", "zh": "代码行"]),
                        formula: "lines.code",
                        values: ["MVC": Figure(100), "VIPER": Figure(250)],
                        condition: "highest(lines.code) == VIPER",
                        holds: true
                    ),
                    ClaimMeasure(
                        title: LocalizedText(["en": "cures"]),
                        formula: "counted.cures",
                        values: ["MVC": Figure(1), "VIPER": Figure(1)],
                        condition: "highest(counted.cures) == VIPER",
                        holds: false,
                        countedBy: ["make count"]
                    ),
                ],
                verdict: .mixed,
                fairness: "Documentation/fairness.md#lines",
                flip: ClaimFlip(
                    architecture: "VIPER",
                    figure: "counted.cures",
                    kind: .count,
                    from: 1,
                    to: 2,
                    verdict: .holdsHere
                ),
                sharedPlaces: [
                    SharedPlace(kind: .highest, formula: "counted.cures", architectures: ["MVC", "VIPER"])
                ]
            ),
            ClaimFigures(
                id: "C4",
                claim: LocalizedText(["en": "VIPER's view is free of the model"]),
                measures: [
                    ClaimMeasure(
                        title: LocalizedText(["en": "files"]),
                        formula: "files",
                        values: ["MVC": Figure(2), "VIPER": Figure(5)],
                        condition: "MVC.files > 0",
                        isBeside: true,
                        holds: true
                    )
                ],
                condition: "VIPER.files > 0",
                verdict: .byConstruction,
                note: LocalizedText(["en": "Of the view alone."]),
                enforcedBy: "view|model",
                flip: ClaimFlip(
                    architecture: "VIPER",
                    figure: "counted.cured",
                    kind: .share,
                    from: 0.5,
                    to: 0.25,
                    part: ClaimFlip.Part(count: 1, total: 4),
                    verdict: .doesNotHoldHere
                )
            ),
            ClaimFigures(
                id: "C15",
                claim: LocalizedText(["en": "VIPER is the hardest to learn"]),
                measures: [],
                condition: nil,
                verdict: .cannotBeToldHere,
                needed: LocalizedText(["en": "a study with people who learn it"])
            ),
        ]
    )
}

extension FailedArchitecture {
    static let mvp = FailedArchitecture(
        name: "MVP",
        unit: [TestFailure(name: "load asks the service", message: "Expectation failed")],
        scenarios: [
            TestFailure(name: "cancel\nthen load", message: "wrong\nframe", file: "Tests/Run.swift", line: 4)
        ]
    )
}
