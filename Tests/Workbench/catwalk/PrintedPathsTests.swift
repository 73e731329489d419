import Benchmarks
import Coverage
import Extraction
import Files
import Foundation
import Index
import Pipeline
import Publication
import Rebuilds
import Report
import Scaling
import Support
import TestFolder
import Testing
import Toolchain

@testable import Subject
@testable import catwalk

/// Runs the built command on names that would break a line and act on a terminal.
struct PrintedPathsTests {
    private static let name = "a\n\u{1B}[2J"
    private static let printed = "a\\n\\u{1B}[2J"

    @Test("measure names a bad file, and an argument that is not there, on a line each")
    func measure() async throws {
        let folder = try TestFolder()
        try folder.write("\0", to: "\(Self.name).swift")
        let file = try await catwalk("measure", in: folder.url)
        #expect(file.errors.text.hasPrefix("catwalk: \(Self.printed).swift: It has a NUL byte"))
        let argument = try await catwalk("measure", Self.name, in: folder.url)
        #expect(argument.errors.text.hasPrefix("catwalk: \(Self.printed): It is not there."))
        let profile = try await catwalk("measure", "--coverage", "\(Self.name).profraw", in: folder.url)
        #expect(profile.errors.text.contains("\(Self.printed).profraw is a profile."))
        let output = try await catwalk("measure", "--output", "\(Self.name)/figures", in: folder.url)
        #expect(output.errors.text.hasPrefix("catwalk: \(Self.printed)/figures could not be written"))
        let coverage = try await catwalk("measure", "--coverage", "\(Self.name).json", in: folder.url)
        let lines = coverage.errors.text.split(separator: "\n")
        #expect(lines.count == 2)
        let start = "catwalk: \(Self.printed).json: \(Self.printed).json could not be read: No such file or directory. "
        #expect(lines.first?.hasPrefix(start) == true)
    }

    @Test("check and explain name a breach on a line, and check one that is gone")
    func check() async throws {
        let folder = try TestFolder()
        try folder.write(Self.configuration, to: ".catwalk.yml")
        try folder.write("import UIKit\n", to: "Sources/App/\(Self.name).swift")
        let breach =
            "\(Self.printed).swift imports UIKit, but only Foundation may be imported."
        let check = try await catwalk("check", "--engine", "syntax", in: folder.url)
        #expect(
            check.output.text.hasPrefix("Sources/App/\(Self.printed).swift:1:8: error: \(breach) [stands-alone]\n")
        )
        let explain = try await catwalk("explain", "stands-alone", "--engine", "syntax", in: folder.url)
        #expect(explain.output.text.hasSuffix("  Sources/App/\(Self.printed).swift:1:8: \(breach)\n"))

        _ = try await catwalk("check", "--engine", "syntax", "--update", in: folder.url)
        try folder.write("", to: "Sources/App/\(Self.name).swift")
        let gone = try await catwalk("check", "--engine", "syntax", in: folder.url)
        #expect(gone.output.text.contains("stands-alone: App.\(Self.printed).swift uses UIKit is gone;"))
    }

    @Test("explain names a report that can't be read on a line")
    func explain() async throws {
        let folder = try TestFolder()
        try folder.write("{", to: "\(Self.name)/Reports/report.json")
        let result = try await catwalk("explain", "edges-declared", "--in", Self.name, in: folder.url)
        #expect(result.errors.text.contains("/\(Self.printed)/Reports/report.json is no whole report: "))
    }

    @Test("init names what it wrote, and where it did not write, on a line")
    func initiation() async throws {
        let folder = try TestFolder()
        try folder.write("struct FeedView {}", to: "\(Self.name)/App/FeedView.swift")
        let first = try await catwalk("init", Self.name, in: folder.url)
        #expect(first.output.text.hasPrefix("Wrote \(Self.printed)/.catwalk.yml.\n"))
        let second = try await catwalk("init", Self.name, in: folder.url)
        #expect(second.errors.text.hasPrefix("catwalk: There is a .catwalk.yml in \(Self.printed) already"))
    }

    @Test("report names a folder without a configuration, one that is not there, and an output that is a file")
    func report() async throws {
        let folder = try TestFolder()
        try folder.write("", to: "\(Self.name)/file")
        let without = try await catwalk("report", Self.name, in: folder.url)
        #expect(without.errors.text.contains("There is no .catwalk.yml in \(folder.url.path)/\(Self.printed), so"))
        let missing = try await catwalk("report", "\(Self.name)/gone", in: folder.url)
        #expect(missing.errors.text.contains("There is no folder \(Self.printed)/gone. Give"))
        let output = try await catwalk("report", "--output", "\(Self.name)/file", in: folder.url)
        #expect(output.errors.text.contains("\(Self.printed)/file is a file."))
    }

    @Test("Every error that has a path names it on a line", arguments: errors)
    func error(_ error: any Error) {
        #expect("\(error)".contains(Self.printed))
        #expect(!"\(error)".contains(Self.name))
    }

    private static let errors: [any Error] = [
        FileFault.link(path: name), FileFault.notAFile(path: name), FileFault.notAFolder(path: name),
        FileFault.tooLarge(path: name, limit: 1),
        FileFault.notRead(path: name, SystemReason(code: 1)), FileFault.notWritten(path: name, SystemReason(code: 1)),
        BaselineError.unusable(.content(path: name, DecodingFault(key: "", reason: ""))),
        CoverageError.noProfile(program: name), CoverageError.otherBuild(program: name, detail: ""),
        CoverageError.malformed(source: name, key: "", reason: ""), CoverageError.file(.notAFile(path: name)),
        CoverageError.tooLarge(path: name, limit: 1),
        BenchmarkError.noFile(at: place, architecture: name, path: name), BenchmarkError.noBody(at: place, path: name),
        BuildingError.notRebuilt(module: name, detail: ""),
        BuildingError.productsUnusable(path: name, reason: ""),
        ExtractionError.outwardLink(path: name, root: ""),
        IndexError.libraryMissing(path: name), IndexError.libraryUnusable(path: name, reason: ""),
        IndexError.storeMissing(path: name), IndexError.storeUnusable(path: name, reason: ""),
        IndexError.notIndexed(file: name, store: name), IndexError.outdated(file: name, store: name),
        IndexError.recordUnusable(file: name, record: "", reason: ""),
        FirstConfigurationError.notAFolder(path: name), FirstConfigurationError.exists(path: name),
        FirstConfigurationError.noSource(path: name, problems: []), FirstConfigurationError.noModule(path: name),
        PublicationError.notUnicode(path: name, .wide),
        SubjectError.noConfiguration(directory: name),
        SubjectError.badName(at: place, what: "", name: name, .toolchain),
        SubjectError.root(at: place, path: name), SubjectError.noSource(at: place, path: name),
        SubjectError.misnamed(path: name, root: name, .alike), SurveyProblem.misnamed(path: name),
        CoverageError.unreadableProgram(program: name, detail: ""),
        SubjectError.noDirectory(at: place, path: name), SubjectError.outsideRoot(at: place, path: name),
        SubjectError.overlap(at: place, path: name, other: name),
        SurveyProblem.index(argument: "i", .notIndexed(file: name, others: 0)),
        SurveyProblem.index(argument: "i", .outdated(file: name)),
        SurveyProblem.index(argument: "i", .recordUnusable(file: name, reason: "")),
        SurveyProblem.coverage(argument: "c", .otherVersion(file: name, line: 1)),
        ToolchainError.swiftNotFound(path: name), ToolchainError.toolMissing(name: "", folder: name, swift: name),
        ToolchainError.unreadableTargetInfo(swift: name, reason: ""),
        ToolchainError.notStarted(tool: name, reason: ""), ToolchainError.failed(command: name, how: "", detail: ""),
        ToolchainError.tooMuchOutput(command: name, limit: 1),
        ToolchainError.noTemporaryFolder(in: name, reason: ""),
    ]

    private static let place = ConfigurationPlace(line: 1, column: 1, key: "")

    private static let configuration = """
        name: One
        baseline: App
        architectures:
          - name: App
            sources: Sources/App
        scenarios: 'Scenario'
        rules:
          - name: stands-alone
            imports: [Foundation]
        """
}
