import Testing

@testable import Report
@testable import Subject

/// The example of the documentation: MVP's protocol has four requirements, VIPER's two, and two mean the same.
struct ComparedProtocolsTests {
    private let code = [
        "MVP": ["LoadCatView": ["show(title:)", "setBusy(_:)", "showAlert(message:)", "presentEditor()"]],
        "VIPER": ["LoadCatView": ["show(title:)", "setActivity(isAnimating:)"], "Other": []],
    ]

    @Test("Requirements are counted by what the table says of them")
    func figures() throws {
        let compared = ComparedProtocols([pair()], requirements: code)
        try compared.check()
        let mvp = ProtocolPairFigures(
            name: "Views",
            protocol: "LoadCatView",
            requirements: 4,
            matched: 2,
            leftOut: 1,
            unmatched: 1
        )
        let viper = ProtocolPairFigures(
            name: "Views",
            protocol: "LoadCatView",
            requirements: 2,
            matched: 2,
            leftOut: 0,
            unmatched: 0
        )
        #expect(compared.figures(of: "MVP") == [mvp])
        #expect(compared.figures(of: "VIPER") == [viper])
        #expect(compared.figures(of: "MVC") == [])
        #expect([mvp.requirements, viper.requirements] == [4, 2])
    }

    @Test("A requirement that the code has and the table has not is an error that names it")
    func notInTable() {
        var code = code
        code["VIPER"]?["LoadCatView"]?.append("show(picture:)")
        #expect(
            problem(in: code) == """
                claims.yml:2:3: Views: LoadCatView of VIPER requires show(picture:), which is not in this table. Add it, \
                beside what means the same in the other protocol.
                """
        )
    }

    @Test("A requirement that the table has and the code has not is an error that names it")
    func notInCode() {
        var code = code
        code["MVP"]?["LoadCatView"]?.removeLast()
        #expect(
            problem(in: code) == """
                claims.yml:8:3: Views[3]: LoadCatView of MVP does not require presentEditor(). Take it out of the table, \
                or name one of show(title:), setBusy(_:), showAlert(message:).
                """
        )
    }

    @Test("A protocol that the architecture has not is an error that names those it has")
    func unknownProtocol() {
        var code = code
        code["VIPER"]?["LoadCatView"] = nil
        #expect(problem(in: code) == "claims.yml:2:3: Views: VIPER has no protocol LoadCatView. Name one of Other.")
    }

    private func problem(in code: [String: [String: [String]]]) -> String? {
        do throws(ClaimsError) {
            try ComparedProtocols([pair()], requirements: code).check()
            return nil
        } catch {
            return error.description
        }
    }

    private func pair() -> ProtocolPair {
        let rows: [([String: String], String?)] = [
            (["MVP": "show(title:)", "VIPER": "show(title:)"], nil),
            (["MVP": "setBusy(_:)", "VIPER": "setActivity(isAnimating:)"], nil),
            (["MVP": "showAlert(message:)"], nil),
            (["MVP": "presentEditor()"], "navigation"),
        ]
        return ProtocolPair(
            name: "Views",
            protocols: ["MVP": "LoadCatView", "VIPER": "LoadCatView"],
            requirements: rows.enumerated().map { index, row in
                ProtocolPair.Requirement(
                    names: row.0,
                    leftOut: row.1,
                    place: ConfigurationPlace(file: "claims.yml", line: 5 + index, column: 3, key: "Views[\(index)]")
                )
            },
            place: ConfigurationPlace(file: "claims.yml", line: 2, column: 3, key: "Views")
        )
    }
}
