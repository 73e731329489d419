import CompiledCode
import Extraction
import Foundation
import Pipeline
import Report
import Subject
import TestFolder
import Testing
import Toolchain
import Twins

/// The shop's package, built, tested and measured; and the same sources compiled for its Xcode project.
struct MeasuredShop: Sendable {
    /// The first configuration that was written for the package, and those that were for the project.
    let configuration: (package: String, project: String)
    /// Of the package, with the architectures of that configuration.
    let report: Report
    /// Of the package, by target.
    let survey: Survey
    let graph: SurveyGraph
    /// The survey of the package, by target, from the sources alone.
    let plainSurvey: Survey
    /// Where the project lies: the sources, and the index that the compiler left.
    private let project: CompiledCode
    /// What the tests of the package ran, and the programs that tell which code that is.
    private let profile: (file: URL, programs: [URL])
    private let toolchain: Toolchain

    static func make() async throws -> MeasuredShop {
        async let compiled = CompiledCode(Shop.sources)
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(in: environment)
        let original = try TestFolder()
        for (path, text) in Shop.sources { try original.write(text, to: path) }
        try original.write(Shop.manifest, to: "Package.swift")
        let folder = try Twins.kept(original.url, as: "Shop")
        let configuration = try await Self.configuration(of: folder)
        let report = try await ReportRun(root: folder.url, environment: environment) { _ in }.run().report

        let packaged = try await PackagedSubject.read(Subject.load(from: folder.url))
        let programs = try packaged.subject.architectures.compactMap(\.tests).flatMap {
            try packaged.package.coveredPrograms(of: $0)
        }
        let profile = (
            file: try await Self.merge(packaged.package.results, with: toolchain),
            // All tests may be in one.
            programs: Set(programs).sorted { $0.path < $1.path }
        )
        let run = SurveyRun(["."], in: folder.url)
        let index = IndexArtifact(
            at: try packaged.package.products().indexStore.path,
            in: folder.url,
            library: toolchain.indexLibrary
        )
        let coverage = Self.coverage(by: profile, in: folder, with: toolchain)
        let project = try await compiled
        return MeasuredShop(
            configuration: (configuration, try await Self.configuration(of: project.folder)),
            report: report,
            survey: try await run.run(index: index, coverage: [coverage]),
            graph: try await run.graph(with: index),
            plainSurvey: try await run.run(),
            project: project,
            profile: profile,
            toolchain: toolchain
        )
    }
}

extension MeasuredShop {
    /// The project by target, from the sources alone.
    func plainSurvey(of form: ShopProject) async throws -> Survey { try await run(on: form).run() }

    /// The project by target, with an index and coverage that were handed in.
    func survey(
        of form: ShopProject,
        index: IndexArtifact,
        coverage: ShopCoverage = .profile
    ) async throws -> Survey {
        try await run(on: form).run(index: index, coverage: [artifact(of: coverage)])
    }

    /// Who refers to whom in the project.
    func graph(of form: ShopProject, index: IndexArtifact) async throws -> SurveyGraph {
        try await run(on: form).graph(with: index)
    }

    /// The project by architecture.
    func report(index: IndexArtifact, coverage: ShopCoverage = .profile) async throws -> ReportRun.Outcome {
        let basis = ReportBasis.artifacts(index: index, coverage: [try await artifact(of: coverage)])
        return try await ReportRun(root: project.folder.url, environment: [:], basis: basis) { _ in }.run()
    }

    /// The project's store, as the compiler left it.
    var index: IndexArtifact { index(at: project.store) }

    /// The project's store without the first file, and with what the second was before it was changed.
    ///
    /// Both are given by their names without an extension.
    func index(without missing: String, outdated: String) throws -> IndexArtifact {
        let files = FileManager.default
        let store = project.folder.url.appending(path: "Index-\(UUID().uuidString)", directoryHint: .isDirectory)
        try files.copyItem(at: project.store, to: store)
        let units = store.appending(path: "v5/units")
        for unit in try files.contentsOfDirectory(at: units, includingPropertiesForKeys: nil) {
            switch unit.lastPathComponent.prefix(while: { $0 != "." }) {
            case missing: try files.removeItem(at: unit)
            case outdated:
                try files.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: unit.path)
            default: break
            }
        }
        return index(at: store)
    }
}

extension MeasuredShop {
    /// Writes a first configuration as `init` does, and gives its text.
    private static func configuration(of folder: TestFolder) async throws -> String {
        let first = FirstConfiguration(of: ".", in: folder.url)
        return try folder.text(of: first.write(await first.draft()))
    }

    /// The profiles of all tests as one.
    private static func merge(_ results: URL, with toolchain: Toolchain) async throws -> URL {
        let files = try FileManager.default.contentsOfDirectory(at: results, includingPropertiesForKeys: nil)
        let profile = results.appending(path: "Shop.profdata")
        let profiles = files.filter { $0.pathExtension == "profraw" }.map(\.path)
        _ = try await toolchain.profiles.run(["merge", "-o", profile.path] + profiles).checked()
        return profile
    }

    private static func coverage(
        by profile: (file: URL, programs: [URL]),
        in folder: TestFolder,
        with toolchain: Toolchain
    ) -> CoverageArtifact {
        CoverageArtifact(
            profile: profile.file.path,
            programs: profile.programs.map(\.path),
            in: folder.url,
            toolchain: toolchain
        )
    }

    private func run(on form: ShopProject) throws -> SurveyRun {
        try project.folder.write(form.text, to: "Shop.xcodeproj/project.pbxproj")
        return SurveyRun(["."], in: project.folder.url)
    }

    private func index(at store: URL) -> IndexArtifact {
        IndexArtifact(at: store.path, in: project.folder.url, library: toolchain.indexLibrary)
    }

    private func artifact(of form: ShopCoverage) async throws -> CoverageArtifact {
        let text: String
        switch form {
        case .xcodeReport:
            text = try Shop.xcodeReport
        case .export:
            let programs = [profile.programs[0].path] + profile.programs.dropFirst().flatMap { ["-object", $0.path] }
            let arguments = ["export", "-instr-profile", profile.file.path] + programs
            text = try await toolchain.coverage.run(arguments).checked().output.text
        case .profile:
            return Self.coverage(by: profile, in: project.folder, with: toolchain)
        }
        try project.folder.write(text, to: "coverage.json")
        return CoverageArtifact(export: "coverage.json", in: project.folder.url)
    }
}

/// Makes the shop once for all tests of a suite.
struct MakingShopOnce: SuiteTrait, TestScoping {
    @TaskLocal static var shop: MeasuredShop?

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Self.$shop.withValue(MeasuredShop.make(), operation: function)
    }
}
