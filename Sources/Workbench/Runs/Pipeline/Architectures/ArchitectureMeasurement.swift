import Coupling
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

    var name: String { architecture.name }

    /// What is known of the tests before they run.
    var sourceTests: SourceTests {
        SourceTests(
            files: testFiles.count,
            functions: testFiles.reduce(0) { $0 + $1.parsed.testFunctions.count },
            doubles: doubles.count,
            lines: testFiles.lineCounts
        )
    }

    /// The figures, or the failures that hold them back; `results` and `coverage` are `nil` if there are no tests.
    func result(results: TestResults?, coverage: TestResults.Coverage?) -> ArchitectureResult {
        if let results, !results.passed {
            return .failed(
                FailedArchitecture(name: name, unit: results.unitFailures, scenarios: results.scenarioFailures)
            )
        }
        let files = sources[architecture.sources]
        let codeLines = Dictionary(files.map { ($0.path, $0.lines.codeLines) }) { first, _ in first }
        let runs = coverage?.runs.map { $0.crossed(withCodeLines: codeLines) }
        let types = TypeMeasurement(of: architecture, in: subject, files: files, graphs: graphs, coverage: runs).figures
        let logic = Dictionary(files.map { ($0.path, LogicLines(of: $0.parsed, among: $0.lines).lines.count) }) { $1 }
        let glue = GlueLines(of: architecture, in: subject, graph: graphs.declared)
        let parts = ArchitectureParts(
            of: architecture,
            in: subject,
            files: files,
            types: types,
            logic: logic,
            glue: glue,
            coverage: runs
        )
        return .measured(
            ArchitectureFigures(
                name: name,
                files: files.count,
                lines: files.lineCounts,
                logicLines: logic.values.reduce(0, +),
                glueLines: glue.lines(of: files),
                uiFreeLines: graphs.declared.uiFreeLines(of: types, of: architecture, in: subject),
                declarations: files.declared.counts,
                roles: parts.roles,
                scenes: parts.scenes,
                sources: parts.sources,
                types: types,
                bodies: parts.bodies,
                coupling: coupling,
                violations: violations,
                habits: habits.map(HabitFigures.init),
                mappedRules: mappedRules,
                protocolPairs: protocolPairs,
                measures: Measure.computed(of: files.map(\.parsed)),
                tests: results.map(testFigures),
                coverage: runs.map { $0.map { $0.figures(of: files.map(\.path)) } },
                uiFree: uiFree(results: results, coverage: coverage, files: files, codeLines: codeLines)
            )
        )
    }
}

extension ArchitectureMeasurement {
    private var testFiles: [SourceFile] { architecture.tests.map { sources[$0] } ?? [] }

    /// Without a test that is free of the UI nothing is covered, of all that could be.
    private func uiFree(
        results: TestResults?,
        coverage: TestResults.Coverage?,
        files: [SourceFile],
        codeLines: [String: Set<Int>]
    ) -> UIFreeFigures? {
        guard let tests = results?.uiFreeTests, let coverage else { return nil }
        let ran = (coverage.uiFree ?? coverage.runs.unit.withoutRuns).crossed(withCodeLines: codeLines)
        return UIFreeFigures(tests: tests, coverage: ran.figures(of: files.map(\.path)))
    }

    private var coupling: ArchitectureCoupling {
        ArchitectureCoupling(
            engine: graphs.engine,
            declared: GraphFigures(of: architecture, in: subject, graph: graphs.declared),
            resolved: GraphFigures(of: architecture, in: subject, graph: graphs.resolved)
        )
    }

    /// Types in the tests that conform to a protocol of the architecture or of a shared layer.
    private var doubles: [TestDouble] {
        let production = (subject.shared + [architecture.sources]).flatMap { sources[$0] }.declared
        let protocols = Set(production.types.filter { $0.kind == .protocol }.map(\.name))
        return testFiles.declared.doubles(of: protocols)
    }

    private var habits: [HabitFinding] {
        ArchitectureCode(
            graph: graphs.declared,
            module: architecture.sources.name,
            files: sources[architecture.sources].map { file in
                FileContent(
                    of: file.parsed,
                    role: subject.role(ofFile: file.path, architecture: architecture)?.name,
                    scene: subject.scene(ofFile: file.path),
                    cognitiveComplexity: file.bodies.bodies.compactMap(\.cognitive).reduce(0, +)
                )
            },
            doubledProtocols: Set(doubles.flatMap(\.protocols))
        ).findings
    }

    /// The rules that several architectures are held to for a claim, as they are or with its roles mapped.
    private var mappedRules: [MappedRuleFigures] {
        let checker = RuleChecker(subject: subject, graph: graphs.declared)
        let roles = subject.roles.map(\.name)
        return subject.mappedRules(for: name).compactMap { name, mapping in
            subject.rules.first { $0.name == name }.map { rule in
                let mapped = mapping.map { rule.mapped(by: $0, roles: roles) } ?? rule
                let breaches = checker.check(mapped).filter { $0.module == architecture.sources.name }
                return MappedRuleFigures(name: name, breaches: breaches.count)
            }
        }
    }

    private func testFigures(_ results: TestResults) -> TestFigures {
        let medians = TestMedians(of: results.unitPlaces, in: testFiles)
        return TestFigures(
            count: results.unit.outcome.functions,
            cases: results.unit.outcome.cases,
            scenarios: results.scenarios.outcome.cases,
            files: testFiles.count,
            lines: testFiles.lineCounts,
            doubles: doubles.count,
            medianLines: medians.lines,
            medianCyclomatic: medians.cyclomatic
        )
    }
}
