import Coupling
import Coverage
import Declarations
import Lines
import Report
import Rules
import Subject

/// What the sources of one architecture tell, to be joined with what its tests came to.
struct ArchitectureMeasurement: Sendable {
    let architecture: Architecture
    let subject: Subject
    let sources: SubjectSources
    let graphs: SubjectGraphs
    let violations: [ViolationFigures]
    let protocolPairs: [ProtocolPairFigures]
    let roles: FileRoles

    var name: String { architecture.name }

    /// The name of its module.
    var module: String { architecture.sources.name }

    /// The files of the architecture's own module, without tests.
    var files: [SourceFile] { sources[architecture.sources] }

    func role(ofFile path: String) -> String? { roles[file: path]?.name }

    /// A type may have another role than the file it stands in.
    func role(of type: TypeDeclaration) -> String? { role(ofType: type.outermost, in: type.file) }

    /// `name` is that of an outermost type.
    func role(ofType name: String, in path: String) -> String? { roles[type: name, in: path]?.name }

    /// The figures, or the failures that hold them back; `results` and `coverage` are `nil` if no test ran.
    func result(results: TestResults?, coverage: TestResults.Coverage?) -> ArchitectureResult {
        if let results, !results.passed {
            return .failed(
                FailedArchitecture(name: name, unit: results.unitFailures, scenarios: results.scenarioFailures)
            )
        }
        let files = files
        let codeLines = Dictionary(files.map { ($0.path, $0.lines.codeLines) }) { first, _ in first }
        let runs = coverage?.runs.map { $0.crossed(withCodeLines: codeLines) }
        let types = types(coverage: runs)
        let logic = Dictionary(files.map { ($0.path, LogicLines(of: $0.parsed, among: $0.lines).lines.count) }) { $1 }
        let synchronising = graphs.synchronising[module]
        let deciding = DecidingBodies(of: self)
        let composing = ComposingBodies(of: self)
        let free = UIFreeCode(of: self)
        let uiFree = uiFreeCoverage(results: results, coverage: coverage)
        let parts = ArchitectureParts(
            of: self,
            types: types,
            logic: logic,
            synchronising: Set(synchronising?.bodies ?? []),
            deciding: deciding?.bodies ?? [],
            composing: composing.bodies,
            coverage: runs
        )
        return .measured(
            ArchitectureFigures(
                name: name,
                files: files.count,
                lines: files.lineCounts,
                logicLines: logic.values.reduce(0, +),
                synchronising: synchronising.map { SynchronisingFigures($0, in: files) },
                deciding: deciding?.figures(free: free, coverage: uiFree),
                composing: composing.figures,
                uiFreeLines: free?.lines,
                declarations: files.declared.counts,
                roles: parts.roles,
                scenes: parts.scenes,
                sources: parts.sources,
                types: types,
                bodies: parts.bodies,
                coupling: coupling,
                violations: violations,
                habits: habits.map(HabitFigures.init),
                habitsNotLookedFor: Habit.allCases.compactMap { habit in
                    absence(of: habit).map { HabitAbsence(habit: habit.rawValue, reason: $0) }
                },
                mappedRules: mappedRules,
                protocolPairs: protocolPairs,
                counted: subject.claims.counted.numbers(of: name),
                measures: Measure.computed(of: files.map(\.parsed)),
                tests: architecture.tests.map { _ in testFigures(results) },
                coverage: runs.map { $0.map { $0.figures(of: files.map(\.path)) } },
                uiFree: uiFree.flatMap { ran in
                    results?.uiFreeTests.map { tests in
                        UIFreeFigures(
                            tests: tests,
                            coverage: ran.crossed(withCodeLines: codeLines).figures(of: files.map(\.path))
                        )
                    }
                }
            )
        )
    }
}

extension ArchitectureMeasurement {
    private var testFiles: [SourceFile] { architecture.tests.map { sources[$0] } ?? [] }

    /// What ran in the tests that reach no screen; if there are none, nothing of all that could.
    private func uiFreeCoverage(results: TestResults?, coverage: TestResults.Coverage?) -> FileCoverage? {
        results?.uiFreeTests.flatMap { _ in coverage?.uiFree ?? coverage?.runs.unit?.withoutRuns }
    }

    private var coupling: ArchitectureCoupling {
        ArchitectureCoupling(
            engine: graphs.engine,
            declared: GraphFigures(of: architecture, in: subject, graph: graphs.declared),
            resolved: GraphFigures(of: architecture, in: subject, graph: graphs.resolved),
            collaborations: graphs.collaborations[module].map(CollaborationFigures.init),
            unseenCallbacks: files.flatMap(\.unseenCallbacks)
        )
    }

    /// Types in the tests and in the support modules that conform to a protocol of the architecture or of a shared layer.
    private var knownDoubles: [TestDouble] {
        let production = (subject.shared + [architecture.sources]).flatMap { sources[$0] }.declared
        let protocols = Set(production.types.filter { $0.kind == .protocol }.map(\.name))
        return (testFiles + subject.support.flatMap { sources[$0] }).declared.doubles(of: protocols)
    }

    /// The doubles that its tests declare, and those of the support modules, which several tests may share, that they
    /// name.
    private var doubles: [TestDouble] {
        if subject.support.isEmpty { return knownDoubles }
        let own = Set(testFiles.map(\.path))
        let named = Set(testFiles.flatMap(\.parsed.identifiers))
        return knownDoubles.filter { own.contains($0.file) || named.contains($0.name.lastNamePart) }
    }

    private var habits: [HabitFinding] {
        ArchitectureCode(
            graph: graphs.declared,
            module: module,
            files: files.map { file in
                FileContent(
                    of: file.parsed,
                    role: role(ofFile: file.path),
                    scene: subject.scene(ofFile: file.path),
                    cognitiveComplexity: file.bodies.bodies.compactMap(\.cognitive).reduce(0, +)
                )
            },
            doubledProtocols: architecture.tests.map { _ in Set(knownDoubles.flatMap(\.protocols)) }
        ).findings
    }

    /// The first thing that is missing to look for it; `nil` if nothing is.
    private func absence(of habit: Habit) -> Absence? {
        habit.needs.lazy.compactMap { need -> Absence? in
            switch need {
            case .scenes: files.contains { subject.scene(ofFile: $0.path) != nil } ? nil : .noScenes
            case .role(let names): subject.roles.contains { names.contains($0.name) } ? nil : .noRoles
            case .index: graphs.engine == .index ? nil : .noIndex
            case .tests: architecture.tests == nil ? .noTests : nil
            }
        }.first
    }

    /// The rules that several architectures are held to for a claim, as they are or with its roles mapped.
    private var mappedRules: [MappedRuleFigures] {
        let checker = RuleChecker(subject: subject, graph: graphs.ruled)
        let roles = subject.roles.map(\.name)
        return subject.mappedRules(for: name).map { name, rule, mapping in
            let mapped = mapping.map { rule.mapped(by: $0, roles: roles) } ?? rule
            let breaches = checker.check(mapped).filter { $0.module == module }
            return MappedRuleFigures(name: name, breaches: breaches.count)
        }
    }

    /// `results` is `nil` if the tests were not run.
    private func testFigures(_ results: TestResults?) -> TestFigures {
        let medians = results.map { TestMedians(of: $0.unitPlaces, in: testFiles) }
        return TestFigures(
            files: testFiles.count,
            functions: testFiles.reduce(0) { $0 + $1.parsed.testFunctions.count },
            lines: testFiles.lineCounts,
            doubles: doubles.count,
            count: results?.unit.outcome.functions,
            cases: results?.unit.outcome.cases,
            scenarios: results?.scenarios?.outcome.cases,
            medianLines: medians.map { Figure($0.lines) },
            medianCyclomatic: medians.map { Figure($0.cyclomatic) }
        )
    }
}
