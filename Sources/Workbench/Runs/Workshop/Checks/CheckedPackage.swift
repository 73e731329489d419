import Extraction
import Foundation
import Pipeline
import Report
import Rules
import Subject
import Support
import Toolchain
import Words

/// A copy of a learner's package, in which the checks build and run it.
///
/// It is not the learner's own folder, so that the course's version stands in it of whatever is not to be changed, and that an
/// editor can build meanwhile.
actor CheckedPackage {
    private let folder: URL
    private let environment: [String: String]
    /// What the copy has.
    private var tree = FileTree()
    /// The paths that were written since a build began.
    private var unbuilt: Set<String> = []
    /// Files that were read and have not changed since.
    private var known = KnownFiles()
    private var packaged: PackagedSubject?
    private var found: Toolchain?

    /// Longer than any test of the package takes.
    private static let timeLimit = TimeLimit(.seconds(20))

    init(in folder: URL, environment: [String: String]) {
        self.folder = folder.followingLinks
        self.environment = environment
    }

    /// Makes the copy the same as a tree.
    func take(_ tree: FileTree) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        unbuilt.formUnion(try tree.write(to: folder, unbuilt: unbuilt))
        known = known.without(Set(tree.paths(differingFrom: self.tree)))
        self.tree = tree
        packaged = nil
    }

    /// The breaches of rules, of all without names: told from the syntax, or of a built package from the compiler's index.
    func breaches(of names: [String]?, isBuilt: Bool) async throws -> [CheckFault] {
        do {
            let read = try await read()
            let known = read.subject.rules.map(\.name)
            let missing = (names ?? []).filter { !known.contains($0) }
            let all = try await isBuilt ? read.breaches(with: toolchain()) : read.state().breaches
            return missing.map { CheckFault(WordTable.standard("workshop.no-rule", ["rule": Words($0)])) }
                + all.filter { names?.contains($0.rule) ?? true }.map { breach in
                    let rule: Words = " [\(breach.rule)]"
                    return CheckFault(
                        WordTable.standard(breach.explanation) + rule,
                        file: breach.file,
                        line: breach.position.line
                    )
                }
        } catch let error as SubjectError {
            return [CheckFault("\(error)")]
        }
    }

    /// Builds the package with its tests; gives the compiler's errors.
    func build() async throws -> [CheckFault] {
        beginBuild()
        do {
            try await read().build(with: toolchain())
            return []
        } catch let error as SubjectError {
            return [CheckFault("\(error)")]
        } catch ExtractionError.buildFailed(let errors) {
            return errors.errors.map { CheckFault(Words($0.message), file: $0.place?.file, line: $0.place?.line) }
        }
    }

    /// The tests of architectures that fail; one that runs too long fails as well.
    ///
    /// The package has to be built.
    func failures(of group: TestGroup, in names: [String]) async throws -> [CheckFault] {
        var faults: [CheckFault] = []
        for name in names {
            let outcome = try await outcome(of: group, in: name)
            guard let outcome else {
                faults.append(CheckFault(WordTable.standard("workshop.endless", ["name": Words(name)])))
                continue
            }
            if outcome.functions == 0, outcome.failures.isEmpty {
                faults.append(CheckFault(WordTable.standard("workshop.no-tests", ["name": Words(name)])))
            }
            faults += outcome.failures.map { failure in
                // The test that plays scenarios is one for all of them.
                let place = group == .scenarios ? placeOfName(in: failure.message) : nil
                let (file, line) = place.map { ($0.file, $0.line) } ?? (failure.file, failure.line)
                return CheckFault(Words("\(failure.name): \(failure.message)"), file: file, line: line)
            }
        }
        return faults
    }

    /// The figures of a report on the package, whose tests it runs.
    func figures() async throws -> ReportFigures {
        beginBuild()
        return try await ReportFigures(of: ReportRun(root: folder, environment: environment) { _ in }.run().report)
    }
}

extension CheckedPackage {
    private func read() async throws -> PackagedSubject {
        if let packaged { return packaged }
        let subject = try await Subject.load(from: folder, environment: environment)
        let read = try await PackagedSubject.read(subject, knowing: known)
        known = read.known
        packaged = read
        return read
    }

    /// Where the scenario stands whose name the message has in quotes; `nil` if it has none, or more than one place has it.
    private func placeOfName(in message: String) -> (file: String, line: Int)? {
        message.firstMatch(of: /“([^”]+)”/).flatMap { tree.place(ofLiteral: String($0.1)) }
    }

    /// From now on any file of the copy may have been built.
    private func beginBuild() { unbuilt = [] }

    private func toolchain() async throws -> Toolchain {
        if let found { return found }
        let toolchain = try await Toolchain.find(in: environment)
        found = toolchain
        return toolchain
    }

    /// `nil` if the tests do not end in time.
    private func outcome(of group: TestGroup, in name: String) async throws -> TestOutcome? {
        let packaged = try await read()
        let subject = packaged.subject
        guard let tests = subject.architectures.first(where: { $0.name == name })?.tests else {
            throw WorkshopError.noTests(architecture: name)
        }
        let selection = TestSelection(
            target: tests.name,
            group: group,
            scenarioTests: subject.scenarioTests,
            xcTests: packaged.xcTests(of: tests)
        )
        let toolchain = try await toolchain()
        beginBuild()
        return try await Self.timeLimit.run {
            try await selection.run(in: packaged.package, with: toolchain)
        }
    }
}
