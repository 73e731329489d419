import Report
import Testing
import Words

@testable import Writers

struct ExplanationTests {
    @Test("Each measure has a name of its own, and a definition in sentences")
    func names() {
        #expect(Set(Explanation.names).count == Explanation.names.count)
        for name in Explanation.names {
            #expect(name.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil, "\(name)")
        }
        let definitions = Measure.all.map(\.definition) + PartMeasure.all.map(\.definition)
        #expect(definitions.count == Explanation.names.count)
        for definition in definitions {
            #expect(definition.text.en.count > 20 && definition.text.en.hasSuffix(".") && !definition.text.isNeutral)
        }
    }

    @Test("A measure that nobody knows has no explanation")
    func unknown() {
        #expect(Explanation.all(called: "no-such-measure").isEmpty)
    }

    @Test(
        "The arithmetic that is shown gives the number, in each architecture",
        arguments: Measure.all.map(\.name)
    )
    func arithmetic(_ name: String) throws {
        let measure = try #require(Measure.all.first { $0.name == name })
        for architecture in Report.sample.measured {
            guard let derivation = measure.derivation(architecture), derivation.isArithmetic else { continue }
            let text = String(derivation.text(in: .standard).en.dropFirst(" = ".count))
            let value = try #require(measure.value(architecture))
            let worked = try #require(Arithmetic.value(of: text), "\(text) is not arithmetic")
            #expect(abs(worked - value) < 1e-4, "\(architecture.name): \(value) is not \(text)")
        }
    }

    @Test(
        "The arithmetic of roles gives the number, as far as its rounded parts can",
        arguments: (PartMeasure.roles + PartMeasure.rolesAndScenes + PartMeasure.comparisons).map(\.name)
    )
    func roles(_ name: String) throws {
        let measure = try #require(PartMeasure.all.first { $0.name == name })
        for figure in Report.sample.measured.flatMap(measure.figures) {
            guard let derivation = figure.derivation, derivation.isArithmetic else { continue }
            let text = String(derivation.text(in: .standard).en.dropFirst(" = ".count))
            let value = try #require(figure.value)
            let worked = try #require(Arithmetic.value(of: text), "\(text) is not arithmetic")
            #expect(abs(worked - value) < 0.01, "\(figure.part): \(value) is not \(text)")
        }
    }

    @Test("The definition, its source and the derivation of each architecture stand under each other")
    func share() throws {
        let explanation = try #require(Explanation.all(called: "propagation-cost-declared").first)
        let text = explanation.text(for: .sample).description
        #expect(
            text.hasPrefix("Propagation cost, declared\n\nThe share of all pairs of nodes in which one reaches ")
        )
        // MVC: 3 of the 2 · 2 pairs. VIPER: 40 of 12 · 12.
        #expect(
            text.hasSuffix(
                """

                Source: MacCormack, Rusnak & Baldwin 2006
                In report.json: coupling.declared.propagationCost. Unit: share.

                  MVC: 75.0 % = 3 / 2²
                  VIPER: 27.8 % = 40 / 12²
                  MVP: no figures, because its tests fail

                """
            )
        )
    }

    @Test(
        "What is counted as it stands says where it is found, or of what it is a part",
        arguments: [
            ("largest-type", ["  MVC: 60, LoadViewController, MVC/Load.swift:3", "  VIPER: <undefined>"]),
            ("cyclomatic-worst", ["  MVC: 4, LoadViewController.load(_:), MVC/Load.swift:12", "  VIPER: 0"]),
            (
                "cyclomatic-sum",
                ["  MVC: 4 = 1 bodies + 2 branches + 1 ??", "  VIPER: 0 = 0 bodies + 0 branches + 0 ??"]
            ),
            ("edges-declared", ["  MVC: 1, between 2 nodes", "  VIPER: 16, between 12 nodes"]),
            ("nodes-in-cycles-resolved", ["  MVC: 2, cycles: 1", "  VIPER: 5, cycles: 1"]),
            ("unit-tests", ["  MVC: 5", "  VIPER: <no-tests>"]),
            ("unit-test-cases", ["  MVC: 6", "  VIPER: <no-tests>"]),
            ("test-doubles", ["  MVC: 0", "  VIPER: <no-tests>"]),
            ("logic-lines", ["  MVC: 40 = 40 Controller", "  VIPER: 0"]),
            ("synchronising-lines", ["  MVC: 12 = 9 in bodies + 3 in protocols", "  VIPER: <no-ui>"]),
            ("deciding-lines", ["  MVC: 12, in 1 bodies", "  VIPER: <no-model>"]),
            ("state-variables", ["  MVC: 2 = 2 Controller", "  VIPER: <undefined>"]),
            (
                "state-of-a-part",
                ["  MVC", "    Controller: 2, LoadViewController.photo, LoadViewController.loading", "  VIPER"]
            ),
            ("ui-free-deciding-lines", ["  MVC: 75.0 % = 9 / 12", "  VIPER: <no-ui>"]),
            ("deciding-regions-ui-free", ["  MVC: 75.0 % = 3 / 4", "  VIPER: <no-tests>"]),
            ("synchronising-bodies", ["  MVC", "  VIPER: <no-ui>"]),
            (
                "deciding-bodies",
                ["  MVC", "    LoadViewController.load(_:): 12, MVC/Load.swift:12", "  VIPER: <no-model>"]
            ),
            ("regions-any-test", ["  MVC: 98.0 % = 49 / 50", "  VIPER: <no-tests>"]),
            ("wmc", ["  MVC", "    LoadViewController: 4, in 1 body, MVC/Load.swift:3", "  VIPER"]),
            ("lcom4", ["  MVC", "  VIPER"]),
            ("cbo", ["  MVC", "    LoadViewController: 3, uses 3, used by 0, MVC/Load.swift:3", "  VIPER"]),
            ("rfc", ["  MVC", "    LoadViewController: 7, MVC/Load.swift:3", "  VIPER"]),
            ("abstractness", ["  MVC", "    Controller: 0.00 = 0 / 2", "  VIPER"]),
            ("ca", ["  MVC", "    Controller: 0", "  VIPER"]),
            ("instability", ["  MVC", "    Controller: 1.00 = 2 / (0 + 2)", "  VIPER"]),
            ("overhead", ["  MVC: 1.50 = (100 − 40) / 40", "  VIPER: <undefined>"]),
            ("ui-free-code-lines", ["  MVC: 25.0 % = 25 / 100", "  VIPER: <no-ui>"]),
            (
                "inversion",
                ["  MVC: <no-index>", "  VIPER: 66.7 %, 4 of 6; left out: 2 for assembly, 1 for plain values"]
            ),
            ("edges-across-scenes", ["  MVC: 1 = 1 Load → Edit", "  VIPER: <no-scenes>"]),
            ("median-test-lines", ["  MVC: 7.50, unit tests: 5", "  VIPER: <no-tests>"]),
            (
                "largest-type-of-a-part",
                ["  MVC", "    Controller: 60, LoadViewController, MVC/Load.swift:3", "  VIPER"]
            ),
            ("highest-wmc-of-a-part", ["  MVC", "    Controller: 4, LoadViewController, MVC/Load.swift:3", "  VIPER"]),
            ("overhead-of-a-part", ["  MVC", "    Controller: 1.50 = (100 − 40) / 40", "  VIPER"]),
            ("breaches-of-a-mapped-rule", ["  MVC", "    inward: 3", "  VIPER"]),
            (
                "unmatched-requirements",
                ["  MVC", "    Views, LoadView: 2 = 7 required − 4 matched − 1 left out", "  VIPER"]
            ),
            ("distance", ["  MVC", "    Controller: 0.00 = |0.00 + 1.00 − 1|", "  VIPER"]),
        ]
    )
    func figures(_ name: String, lines: [String]) throws {
        let text = try #require(Explanation.all(called: name).first).text(for: .sample).description
        let failed = ["  MVP: no figures, because its tests fail", ""]
        // <no-tests> stands for the reason of that name.
        let expected = (lines + failed).joined(separator: "\n").replacing(#/<([a-z-]+)>/#) { reason in
            "no value: \(WordTable.standard("absent.\(reason.output.1)").en)"
        }
        #expect(text.hasSuffix("\n\n" + expected))
    }

    @Test("Without a report there is the definition alone")
    func withoutReport() throws {
        let text = try #require(Explanation.all(called: "protocols").first).text(for: nil).description
        let place = "In report.json: declarations.protocols. Unit: protocols."
        #expect(text == "Protocols\n\nTypes that are declared as a protocol.\n\(place)\n")
    }
}

extension Derivation {
    fileprivate var isArithmetic: Bool { if case .remarks = self { false } else { true } }
}
