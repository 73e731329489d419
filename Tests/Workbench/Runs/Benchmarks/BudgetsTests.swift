import Foundation
import TestFolder
import Testing
import Toolchain

@testable import Benchmarks
@testable import Subject

struct BudgetsTests {
    private func settings(_ tolerance: Double) -> BenchmarkSettings {
        var settings = Examples.settings
        settings.tolerance = tolerance
        return settings
    }

    private func breaches(of count: Int, tolerance: Double = 0.02) throws -> [CountBreach] {
        var budgets = Budgets()
        budgets.accept([Examples.counted("open", ("A", 1000))], under: Examples.conditions())
        let machine = try #require(budgets.machine(like: Examples.conditions()))
        return CountBreach.among([Examples.counted("open", ("A", count))], on: machine, within: settings(tolerance))
    }

    @Test("A count may be less than its budget, or more by what is tolerated", arguments: [10, 1000, 1020])
    func within(count: Int) throws {
        #expect(try breaches(of: count).isEmpty)
    }

    @Test("A count past its budget is told, with the budget and by how much")
    func beyond() throws {
        let breaches = try breaches(of: 1100)
        #expect(breaches.map(\.cost) == [.instructions, .retains])
        #expect(
            breaches.first?.description
                == "open, A: 1100 instructions a round, where the budget is 1000, 10.0 % too many. Spend less, or accept "
                + "them with catwalk bench --update."
        )
    }

    @Test("The least that is too many is too many")
    func edge() throws {
        #expect(try breaches(of: 1021).map(\.cost) == [.instructions])
    }

    @Test("A count without a budget is told, too")
    func noBudget() throws {
        let machine = Budgets.Machine(environment: Examples.environment, counter: "v", scenarios: ["open": ["B": [:]]])
        let breaches = CountBreach.among([Examples.counted("open", ("B", 8))], on: machine, within: settings(0))
        #expect(
            breaches.first?.description
                == "open, B: 8 instructions a round, and no budget for them. Accept them with catwalk bench --update."
        )
    }

    @Test(
        "Of the instructions what an architecture adds to the floor is held, to its own tolerance, and the floor's in all",
        arguments: [
            // 1,100 less 1,000: 5 % and a whole one more are 106.
            (1106, 1000, nil),
            (1107, 1000, "open, A: 107 instructions a round above Nobody, where the budget is 100, 7.0 % too many."),
            // The floor became cheaper, and A did not.
            (1100, 990, "open, A: 110 instructions a round above Nobody, where the budget is 100, 10.0 % too many."),
            // The floor became dearer by what is tolerated, and A with it.
            (1120, 1020, nil),
            (1121, 1021, "open, Nobody: 1021 instructions a round, where the budget is 1000, 2.1 % too many."),
        ]
    )
    func excess(_ count: Int, floor: Int, complaint: String?) throws {
        var budgets = Budgets()
        budgets.accept([Examples.counted("open", ("Nobody", 1000), ("A", 1100))], under: Examples.conditions())
        let machine = try #require(budgets.machine(like: Examples.conditions()))
        let counted = [Examples.counted("open", ("Nobody", floor), ("A", count))]
        let breaches = CountBreach.among(counted, on: machine, within: settings(0.02)).filter {
            $0.cost == .instructions
        }
        let advice = " Spend less, or accept them with catwalk bench --update."
        #expect(breaches.map(\.description) == [complaint.map { $0 + advice }].compactMap(\.self))
    }

    @Test("Where the floor cost as much as the architecture, no share of nothing is held")
    func noExcess() throws {
        var budgets = Budgets()
        budgets.accept([Examples.counted("open", ("Nobody", 1000), ("A", 1000))], under: Examples.conditions())
        let machine = try #require(budgets.machine(like: Examples.conditions()))
        let counted = [Examples.counted("open", ("Nobody", 1000), ("A", 1020))]
        #expect(CountBreach.among(counted, on: machine, within: settings(0.02)).isEmpty)
    }

    @Test("What is accepted takes the place of its older self, and leaves other scenarios, players and machines alone")
    func accept() throws {
        let elsewhere = Examples.conditions(
            in: BuildEnvironment(swift: "Swift 6.2", processor: "arm64", system: "Debian 12")
        )
        var budgets = Budgets()
        budgets.accept([Examples.counted("open", ("A", 10), ("B", 20))], under: Examples.conditions())
        budgets.accept([Examples.counted("open", ("A", 30))], under: elsewhere)
        budgets.accept(
            [Examples.counted("open", ("A", 40)), Examples.counted("close", ("A", 50))],
            under: Examples.conditions()
        )
        #expect(budgets.machines.map(\.environment.swift) == ["Swift 6.2", "Swift 6.3"])
        let here = try #require(budgets.machine(like: Examples.conditions())).scenarios
        #expect(here["open"]?["A"] == [.instructions: 40, .retains: 20])
        #expect(here["open"]?["B"] == [.instructions: 20, .retains: 10])
        #expect(here["close"]?["A"] == [.instructions: 50, .retains: 25])
        #expect(budgets.machine(like: elsewhere)?.scenarios["open"]?["A"]?[.instructions] == 30)
    }

    @Test("Of two entries for one machine, which a merge can leave, none outlives what is accepted")
    func twoEntries() throws {
        var budgets = Budgets()
        budgets.accept([Examples.counted("open", ("A", 10))], under: Examples.conditions())
        let other = try JSONEncoder().encode(budgets)
        budgets.accept([Examples.counted("open", ("A", 20))], under: Examples.conditions())
        var merged = try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(budgets)) as? [String: Any])
        let older = try #require(JSONSerialization.jsonObject(with: other) as? [String: Any])
        let machines = try [merged, older].map { try #require($0["machines"] as? [Any]) }
        merged["machines"] = machines.flatMap(\.self)
        var read = try JSONDecoder().decode(Budgets.self, from: JSONSerialization.data(withJSONObject: merged))
        #expect(read.machines.count == 2)
        read.accept([Examples.counted("open", ("A", 30))], under: Examples.conditions())
        #expect(read.machines.map { $0.scenarios["open"]?["A"]?[.instructions] } == [30])
    }

    @Test("If there are no budgets for a machine, the notice says for which there are, and what to do")
    func notice() throws {
        let folder = try TestFolder()
        try BudgetKeeper(in: folder.url, settings: Examples.settings)
            .accept([Examples.counted("open", ("A", 10))], under: Examples.conditions())
        let keeper = try BudgetKeeper(in: folder.url, settings: Examples.settings)
        let other = BuildEnvironment(swift: "Swift 7", processor: "x86_64", system: "Debian 12")
        let counted = [Examples.counted("open", ("A", 99))]
        #expect(
            keeper.verdict(on: counted, under: Examples.conditions(in: other)).description == """
                Nothing was held to a budget: there are none for what this machine has,
                  Swift 7, x86_64, Debian 12, valgrind-3.19.0
                but only for
                  Swift 6.3, x86_64, Debian 12, valgrind-3.19.0
                Counts differ with compiler and libraries. catwalk bench --update adds budgets for this machine.
                """
        )
    }

    @Test("Counts are held to what was accepted, by the subject's own tolerance")
    func verdict() throws {
        let folder = try TestFolder()
        let conditions = Examples.conditions()
        try BudgetKeeper(in: folder.url, settings: Examples.settings)
            .accept([Examples.counted("open", ("A", 1000))], under: conditions)
        let keeper = try BudgetKeeper(in: folder.url, settings: Examples.settings)
        #expect(keeper.verdict(on: [Examples.counted("open", ("A", 1020))], under: conditions) == .within)
        let verdict = keeper.verdict(on: [Examples.counted("open", ("A", 1100))], under: conditions)
        #expect(
            verdict.description == """
                open, A: 1100 instructions a round, where the budget is 1000, 10.0 % too many. Spend less, or accept them \
                with catwalk bench --update.
                open, A: 550 retains a round, where the budget is 500, 10.0 % too many. Spend less, or accept them with \
                catwalk bench --update.
                """
        )
    }

    @Test("What is written is read back, with keys in order")
    func file() throws {
        let folder = try TestFolder()
        let file = StoredFile<Budgets>(in: folder.url, named: "b.json")
        #expect(try file.read() == nil)
        var budgets = Budgets()
        budgets.accept([Examples.counted("open", ("A", 10))], under: Examples.conditions())
        try file.write(budgets)
        #expect(try file.read() == budgets)
        #expect(
            try folder.text(of: "b.json") == """
                {
                  "machines" : [
                    {
                      "counter" : "valgrind-3.19.0",
                      "environment" : {
                        "processor" : "x86_64",
                        "swift" : "Swift 6.3",
                        "system" : "Debian 12"
                      },
                      "scenarios" : {
                        "open" : {
                          "A" : {
                            "instructions" : 10,
                            "retains" : 5
                          }
                        }
                      }
                    }
                  ],
                  "schemaVersion" : 1
                }

                """
        )
    }

    @Test(
        "A file of another schema, or none at all, is refused with the key and what to do",
        arguments: [
            ("{\"schemaVersion\": 2, \"machines\": []}", ", at schemaVersion: It is 2, and this catwalk knows 1."),
            ("{\"machines\": []}", ", at schemaVersion: This key is missing."),
            ("{\"schemaVersion\": 1}", ", at machines: This key is missing."),
            ("{", ": It is cut short: the text ends in line 1, column 2."),
        ]
    )
    func malformed(_ text: String, problem: String) throws {
        let folder = try TestFolder()
        let path = try folder.write(text, to: "b.json").path
        let error = try #require(throws: BenchmarkError.self) {
            try StoredFile<Budgets>(in: folder.url, named: "b.json").read()
        }
        #expect(
            error.description
                == "\(path) is not understood\(problem) Mend it, or remove it and run catwalk bench --update."
        )
    }
}
