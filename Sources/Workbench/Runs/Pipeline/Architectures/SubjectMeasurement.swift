import Coupling
import Index
import Report
import Rules
import Subject

/// All that the sources of a subject and their index tell without being run.
struct SubjectMeasurement: Sendable {
    let subject: Subject
    let sources: SubjectSources
    let graphs: SubjectGraphs
    let architectures: [ArchitectureMeasurement]
    /// Of all rules, in their order.
    let breaches: [Violation]

    /// Takes the graphs from the index if there is one, and from the syntax otherwise.
    ///
    /// Throws a `GraphError` if a graph would grow much faster than the code.
    init(of subject: Subject, sources: SubjectSources, index: [String: IndexedFile]?) throws {
        let graphs = try SubjectGraphs(of: subject, sources: sources, index: index)
        let breaches = RuleChecker(subject: subject, graph: graphs.ruled).check()
        let protocols = ComparedProtocols(of: subject, sources: sources)
        self.subject = subject
        self.sources = sources
        self.graphs = graphs
        self.breaches = breaches
        architectures = subject.architectures.map { architecture in
            ArchitectureMeasurement(
                architecture: architecture,
                subject: subject,
                sources: sources,
                graphs: graphs,
                violations: breaches.filter { $0.module == architecture.sources.name }.map(ViolationFigures.init),
                protocolPairs: protocols.figures(of: architecture.name),
                roles: FileRoles(of: architecture, in: subject, files: sources[architecture.sources].declared)
            )
        }
    }

    /// What in the configuration fits nothing, and names that could not be told apart; a line each.
    var warnings: [String] {
        UnmatchedSettings(subject: subject, sources: sources, graph: graphs.declared).warnings
            + graphs.declared.ambiguous.notes().map { "\($0)" }
    }

    /// The report, when it is known what the tests came to; test results and coverage are given by the architecture's
    /// name.
    ///
    /// `unbuilt` says why nothing was built, if that was tried; `joining` adds what claims may speak of and is not measured
    /// here. Throws if a claim names what is not there.
    func report(
        testResults: [String: TestResults],
        coverage: [String: TestResults.Coverage],
        unbuilt: LocalizedText? = nil,
        joining: (Report) -> Report = { $0 }
    ) throws -> Report {
        let report = joining(figures(testResults: testResults, coverage: coverage, unbuilt: unbuilt))
        return report.held(against: try ClaimReview(of: subject).claims(in: report))
    }

    /// The files of the report's figures, to be shown whole.
    func listing(for report: Report) -> [ListedSource] {
        let files = subject.production.flatMap { sources[$0] }.map { (path: $0.path, file: $0.parsed) }
        return SourceListing.all(at: report.listedPaths, in: files)
    }

    /// The report before it is held against any claim.
    func figures(
        testResults: [String: TestResults],
        coverage: [String: TestResults.Coverage],
        unbuilt: LocalizedText? = nil
    ) -> Report {
        Report(
            name: subject.name,
            app: subject.app.map(LocalizedText.init),
            about: subject.about.map(LocalizedText.init),
            scope: subject.scope.map(LocalizedText.init),
            picture: subject.picture?.address,
            baseline: subject.baseline,
            shared: subject.shared.map { layer in
                SharedLayer(
                    name: layer.name,
                    kind: subject.kind(of: layer),
                    files: sources[layer].count,
                    lines: sources[layer].lineCounts,
                    violations: breaches.filter { $0.module == layer.name }.map(ViolationFigures.init)
                )
            },
            architectures: architectures.map { $0.result(results: testResults[$0.name], coverage: coverage[$0.name]) },
            variants: subject.variants.map(VariantFigures.init),
            scenarioLikeness: scenarioLikeness(of: testResults),
            leftOut: sources.leftOut.filter { !subject.exclusion.isIgnored($0) },
            unbuilt: unbuilt,
            rules: subject.rules.map { RuleFigures(name: $0.name, wording: $0.wording) }
        )
    }
}

extension SubjectMeasurement {
    /// Of the architectures that passed their tests.
    private func scenarioLikeness(of results: [String: TestResults]) -> ScenarioLikeness? {
        let passed = subject.architectures.filter { results[$0.name]?.passed == true }
        guard passed.count > 1, passed.allSatisfy({ results[$0.name]?.scenarios != nil }) else { return nil }
        let support = subject.support.flatMap { sources[$0] }
        let supporting = NamedDeclarations.all(in: support)
        let sharedNames = (subject.shared.flatMap { sources[$0] } + support).declared.outermostNames
        let contents = passed.compactMap { architecture in
            results[architecture.name].map { result in
                ScenarioContent(
                    of: [architecture.name, architecture.sources.name],
                    tests: architecture.tests.map { sources[$0] } ?? [],
                    at: result.scenarioPlaces,
                    cases: result.scenarios?.outcome.caseNames ?? [:],
                    support: supporting,
                    sharedNames: sharedNames
                )
            }
        }
        return ScenarioContent.likeness(of: contents)
    }
}

extension Subject {
    /// What `ui` or `model` call the whole layer.
    fileprivate func kind(of layer: Module) -> SharedLayer.Kind? {
        if userInterface?.contains(file: "", module: layer.name) == true { return .userInterface }
        return model.contains(file: "", module: layer.name) ? .model : nil
    }
}
