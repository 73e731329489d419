import Coupling
import Foundation
import Parsing
import Report
import Subject
import Support

/// Any Swift code once its files were found, measured and dropped.
struct MeasuredCode {
    private(set) var files: [MeasuredFile]
    private(set) var problems: [SurveyProblem]
    /// What was excluded, in the order of the arguments and paths.
    let leftOut: [String]
    /// The files left out because they say that a program wrote them, in the order of paths.
    let generated: [String]
    /// What Xcode compiles into what.
    let targets: XcodeTargets
    /// The compiler's; `nil` if syntax has to tell who refers to whom.
    private(set) var graph: DependencyGraph?
    /// The paths of files that an index was to tell of and does not.
    private(set) var notIndexed: [String] = []
    /// The found files that have figures.
    private let found: [FoundFile]

    /// Reads what is known already from there, and all else several files at a time.
    ///
    /// If the task is cancelled, no further file is begun, and those that were not are missing.
    static func read(
        _ arguments: [String],
        in folder: URL,
        except exclusion: Exclusion,
        knowing known: KnownFiles = KnownFiles(),
        environment: [String: String]
    ) async throws -> MeasuredCode {
        let finders = try await SourceFinder.all(arguments, in: folder, except: exclusion, environment: environment)
        let found = finders.flatMap(\.files)
        // The largest come first, so that no thread is left with one when the others are done.
        let unknown = found.filter { known[$0] == nil }.sorted { ($1.size, $0.name) < ($0.size, $1.name) }
        let results = try await LargeStackThread.results(of: unknown) { file throws(ParsingError) in
            try MeasuredFile(file)
        }
        var files = found.compactMap { known[$0] }
        var problems = finders.flatMap(\.problems)
        for result in results.compactMap(\.self) {
            switch result {
            case .success(let file): files.append(file)
            case .failure(let error): problems.append(.file(error))
            }
        }
        // Patterns fit paths below the argument, which a name may have before them.
        let paths = Dictionary(found.map { ($0.name, $0.path) }) { first, _ in first }
        let generated = Set(
            files.filter { $0.isGenerated && exclusion.leavesOutGeneratedFile(paths[$0.path] ?? $0.path) }.map(\.path)
        )
        files.removeAll { generated.contains($0.path) }
        let foundProjects = finders.flatMap(\.projects)
        let projects = try await LargeStackThread.run {
            foundProjects.map { found in
                Result { () throws(XcodeProject.Fault) in try XcodeProject(at: found.file, folder: found.folder) }
                    .mapError { SurveyProblem.project(path: "\(found.name)/project.pbxproj", reason: $0.reason) }
            }
        }
        problems += projects.compactMap { if case .failure(let problem) = $0 { problem } else { nil } }
        let targets = XcodeTargets(of: projects.compactMap { try? $0.get() })
        for index in files.indices where files[index].package == nil {
            files[index].target = targets.target(of: files[index].path)
        }
        let names = Set(files.map(\.path))
        return MeasuredCode(
            files: files,
            problems: problems,
            leftOut: finders.flatMap(\.leftOut) + generated.sorted(),
            generated: generated.sorted(),
            targets: targets,
            found: found.filter { names.contains($0.name) }
        )
    }

    var regions: [SourceRegion] { SourceRegion.regions(of: files) }

    /// What was not measured, and what a graph did not follow, each once, in the order of paths.
    func allProblems(with excess: [GraphError] = []) -> [SurveyProblem] {
        Set(problems + excess.map(SurveyProblem.graph)).sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }
    }

    /// Takes the graph from the index, and the targets that nothing else tells of; an index that can't be used is a
    /// problem.
    ///
    /// Of the files that the index does not know as they are, syntax tells.
    mutating func add(_ index: IndexArtifact) async {
        do {
            let compiled = found.filter { !$0.isManifest }
            let indexed = try await index.read(compiled) { NamesInFile($0, index: $1) }
            notIndexed = compiled.map(\.name).filter { indexed[$0] == nil }.sorted()
            let names = Dictionary(files.map { ($0.path, $0.names) }) { first, _ in first }
            for index in files.indices where files[index].package == nil && files[index].target == nil {
                guard let module = indexed[files[index].path]?.module else { continue }
                files[index].target = NamedTarget(name: module, isTest: module.hasSuffix("Tests"))
            }
            let modules = SourceModule.all(
                in: compiled.compactMap { names[$0.name]?.joined(toIndexOf: indexed[$0.name]) },
                targets: regions.map { TargetGrouping(region: $0, graph: nil).modulesOfTargets }
                    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
            )
            graph = IndexEngine(of: modules).declaredGraph
        } catch {
            let fault = error as? IndexFault ?? .unusable(reason: "\(error)")
            problems.append(.index(argument: index.argument, fault))
        }
    }

    /// Coverage that can't be used is a problem.
    mutating func add(_ coverage: [CoverageArtifact]) async {
        let lines = Dictionary(files.map { ($0.path, $0.figures.lines.physical) }) { first, _ in first }
        let (covered, problems) = await coverage.read(found, lines: lines)
        for index in files.indices { files[index].figures.coverage = covered.files[files[index].path] }
        self.problems += problems
    }
}
