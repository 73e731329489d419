import Testing

@testable import Subject

struct BenchmarkSettingsTests {
    private func settings(_ lines: String) throws -> BenchmarkSettings? {
        var settings: BenchmarkSettings?
        try SampleDirectory.with(SampleDirectory.configuration + lines) {
            settings = try Subject.load(from: $0.root).benchmarks
        }
        return settings
    }

    @Test("Without the key there are none")
    func none() throws {
        #expect(try settings("") == nil)
    }

    @Test("What is left out has its standard")
    func standard() throws {
        #expect(
            try settings("benchmarks: {product: Play, scenarios: {open: It opens}}")
                == BenchmarkSettings(
                    product: "Play",
                    arguments: ["{architecture}", "{scenario}", "{rounds}"],
                    floor: nil,
                    scenarios: [BenchmarkSettings.Scenario(name: "open", title: "It opens")],
                    countedRounds: 50,
                    timedRounds: 500,
                    budgets: ".catwalk-budgets.json",
                    tolerance: 0.02,
                    excessTolerance: 0.05
                )
        )
    }

    @Test("Every key is read, scenarios in their order")
    func all() throws {
        let settings = try settings(
            """
            benchmarks:
              product: Play
              arguments: [--who, '{architecture}']
              floor: Nobody
              tolerance: 2.5 %
              excessTolerance: 7 %
              budgets: Reports/budgets.json
              rounds: {counted: 5, timed: 7}
              memory: {scenario: a, apps: 20}
              scenarios:
                b: Second
                a: First
              changes:
                view: '*View.swift'
                leaf: [App/*, Main.swift]
            """
        )
        let changes = try #require(settings?.changes)
        #expect(changes.map(\.name) == ["view", "leaf"])
        #expect(changes.map(\.patterns) == [["*View.swift"], ["App/*", "Main.swift"]])
        #expect(changes.map(\.place.key) == ["benchmarks.changes.view", "benchmarks.changes.leaf"])
        #expect(
            settings
                == BenchmarkSettings(
                    product: "Play",
                    arguments: ["--who", "{architecture}"],
                    floor: "Nobody",
                    scenarios: [
                        BenchmarkSettings.Scenario(name: "b", title: "Second"),
                        BenchmarkSettings.Scenario(name: "a", title: "First"),
                    ],
                    countedRounds: 5,
                    timedRounds: 7,
                    budgets: "Reports/budgets.json",
                    tolerance: 0.025,
                    excessTolerance: 0.07,
                    memory: BenchmarkSettings.Memory(
                        scenario: BenchmarkSettings.Scenario(name: "a", title: "First"),
                        apps: 20
                    ),
                    changes: changes
                )
        )
    }

    @Test("What is tolerated above the floor may be another share for some architectures")
    func excessTolerances() throws {
        let settings = try settings("benchmarks: {product: P, scenarios: {a: b}, excessTolerance: {MVC: 12 %}}")
        #expect(settings?.excessTolerance(of: "MVC") == 0.12)
        #expect(settings?.excessTolerance(of: "MVP") == 0.05)
    }

    @Test("A thousand apps are kept open if nobody says how many")
    func standardApps() throws {
        let settings = try settings("benchmarks: {product: P, scenarios: {a: b}, memory: {scenario: a}}")
        #expect(settings?.memory?.apps == 1000)
    }

    @Test(
        "The first pattern that fits a file wins, and of several files the first by path",
        arguments: [
            (["B.swift", "A.swift"], "B.swift"), (["C.swift", "Cat/*"], "Cat/CatModel.swift"), (["*.swift"], "A.swift"),
            (["C*"], "Cat/CatModel.swift"), (["CatView.swift"], nil), ([], nil),
        ]
    )
    func changedFile(patterns: [String], file: String?) {
        let place = ConfigurationPlace(line: 1, column: 1, key: "")
        let change = BenchmarkSettings.Change(name: "view", patterns: patterns, place: place)
        #expect(change.file(among: ["Cat/CatView.swift", "B.swift", "Cat/CatModel.swift", "A.swift"]) == file)
    }

    @Test(
        "What can't be is refused, with the key",
        arguments: [
            ("{}", "benchmarks: The key \"scenarios\" is missing."),
            ("{scenarios: {a: b}}", "benchmarks: The key \"product\" is missing."),
            ("{product: P, scenarios: [a]}", "benchmarks.scenarios: This is a list"),
            ("{product: P, scenarios: {a: b}, floor: MVC}", "benchmarks.floor: The name \"MVC\" is taken. Arch"),
            ("{product: P, scenarios: {a: b}, tolerance: 2}", "benchmarks.tolerance: This is \"2\""),
            ("{product: P, scenarios: {a: b}, tolerance: 1 0 %}", "benchmarks.tolerance: This is \"1 0 %\""),
            (
                "{product: P, scenarios: {a: b}, excessTolerance: {MWC: 4 %}}",
                "benchmarks.excessTolerance.MWC: There is no"
            ),
            ("{product: P, scenarios: {a: b}, excessTolerance: 4}", "benchmarks.excessTolerance: This is \"4\""),
            ("{product: P, scenarios: {a: b}, tolerance: -1 %}", "benchmarks.tolerance: This is \"-1 %\""),
            ("{product: P, scenarios: {a: b}, rounds: {counted: 0}}", "benchmarks.rounds.counted: This is \"0\""),
            ("{product: P, scenarios: {a: b}, rounds: {timed: 1e3}}", "benchmarks.rounds.timed: This is \"1e3\""),
            ("{product: P, scenarios: {a: b}, budgets: ../x}", "benchmarks.budgets: \"../x\" leads out of"),
            ("{product: P, scenarios: {a: b}, memory: {scenario: c}}", "benchmarks.memory.scenario: There is no scen"),
            ("{product: P, scenarios: {a: b}, memory: {apps: 9}}", "benchmarks.memory: The key \"scenario\" is miss"),
            ("{product: P, scenarios: {a: b}, memory: {scenario: a, apps: 0}}", "benchmarks.memory.apps: This is \"0"),
            ("{product: P, scenarios: {a: b}, changes: [x]}", "benchmarks.changes: This is a list"),
            ("{product: P, scenarios: {a: b}, changes: {x: {}}}", "benchmarks.changes.x: This is a mapping"),
            ("{product: P, scenarios: {a: b}, floors: x}", "benchmarks.floors: There is no key \"floors\" here. Did"),
        ]
    )
    func refused(_ value: String, problem: String) throws {
        let text = try SampleDirectory.problem(in: SampleDirectory.configuration + "benchmarks: \(value)\n")
        #expect(try #require(text).contains(problem))
    }
}
