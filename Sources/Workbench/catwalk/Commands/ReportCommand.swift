import ArgumentParser
import Benchmarks
import Coupling
import Files
import Foundation
import Page
import Pipeline
import Publication
import Report
import Scaling
import Support
import Toolchain
import Writers

/// `catwalk report`: measure, publish, print.
struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Measure a subject's architectures and write the report.",
        discussion: """
            Writes the report into Reports, brings the table between <!-- catwalk:comparison --> and \
            <!-- /catwalk:comparison --> in README.md up to date, and prints the comparison.

            Formats: \(ReportFormat.standard.map(\.rawValue).joined(separator: ", ")), and what else is in the folder \
            already; with --format these alone: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).

              catwalk report                          the package in this folder
              catwalk report ../cats                  the package in another folder
              catwalk report --format sarif,badges    write these formats
              catwalk report --format csv --output -  print one format
              catwalk report --from report.json       write an earlier report anew
              catwalk report --output ../figures      write there; leave README.md alone
              catwalk report --check                  fail if the files are stale
              catwalk report --engine syntax          build nothing: the sources alone
              catwalk report --index-store DIR --coverage FILE    what Xcode has made
              catwalk report --source-url https://github.com/OWNER/NAME/blob/main
              catwalk report --isolate                prove that none needs another
              catwalk report --no-reproducible        add time, machine and versions

            The exit code is 0 if all is well, 1 if the subject failed (it does not build, a test or scenario fails, \
            a rule is broken anew, a file is stale), and 2 if catwalk could not do its work. If an index store or \
            coverage that was handed over can't be used, the rest is published, and the exit code is 2.
            """
    )

    @OptionGroup
    var subject: SubjectOptions

    @Flag(help: "Write nothing; fail if the report's files or the README's table are stale.")
    var check = false

    @Option(
        help: "The formats to write, with commas between them.",
        completion: .list(ReportFormat.allCases.map(\.rawValue)),
        transform: FormatList.init
    )
    var format: FormatList?

    @Option(help: "Measure nothing: take the figures from a report.json.", completion: .file(extensions: ["json"]))
    var from: String?

    @Option(
        help: "Write there, and leave the README alone; - prints the one format that is asked for. (default: Reports)",
        completion: .directory
    )
    var output: String?

    @Option(
        help:
            "Build and test, or take the figures from the sources alone. (default: index, if the subject can be built)"
    )
    var engine: Engine?

    @OptionGroup
    var artifacts: ArtifactOptions

    @Option(
        help: """
            The address at which a browser shows the subject's folder, such as \
            https://github.com/OWNER/NAME/blob/main: the page leads there rather than to a page of the sources.
            """
    )
    var sourceURL: String?

    @Flag(help: "Also build each architecture alone with just the shared layers; fail if one needs another.")
    var isolate = false

    @Flag(
        inversion: .prefixedNo,
        help: "Leave out what differs from run to run: the time, the machine, the commit, the tool versions."
    )
    var reproducible = true

    func validate() throws {
        if output == "" { throw ValidationError("--output is empty. Give it a folder; a dot is this one.") }
        if let output, FileManager.default.fileExists(atPath: output), !SubjectFolder.isDirectory(output) {
            throw ValidationError("\(PrintablePath(output)) is a file. Give --output a folder.")
        }
        if check, !reproducible {
            throw ValidationError("--check compares what is the same in every run: leave out --no-reproducible.")
        }
        if let sourceURL, sourceURL.wholeMatch(of: /https?:\/\/[A-Za-z0-9._~:\/@%+-]+/) == nil {
            throw ValidationError(
                "--source-url takes an address such as https://github.com/OWNER/NAME/blob/main, without ? and #."
            )
        }
        if from != nil, isolate {
            throw ValidationError("--isolate builds, and --from measures nothing: leave out one of them.")
        }
        if from != nil, engine != nil || !artifacts.isEmpty {
            throw ValidationError("--from measures nothing: leave it out, or --engine, --index-store and --coverage.")
        }
        if isolate, engine == .syntax || !artifacts.isEmpty {
            throw ValidationError(
                "--isolate builds, and --engine syntax, --index-store and --coverage are for what is not built here: "
                    + "leave out one of them."
            )
        }
        if engine != nil, artifacts.indexStore != nil || engine == .index && !artifacts.isEmpty {
            throw ValidationError(
                "--index-store and --coverage are what another build has made, and --engine says what to do without: "
                    + "leave out one of them."
            )
        }
        if output == "-" {
            if check {
                throw ValidationError("--check compares files, and --output - writes none: leave out one of them.")
            }
            if format?.printed == nil {
                throw ValidationError("--output - prints one file: give --format \(FormatList.printable).")
            }
        }
    }

    func run() async throws {
        try await Interruption.heeding {
            let finished = try await finishedReport()
            let report = finished.report
            let published = try publish(report, sources: finished.sources)

            for notice in finished.notices { terminal.complain("\(notice)") }
            if output != "-" { terminal.print(TerminalWriter(style: terminal.style).text(for: report)) }
            for file in published.stale { terminal.complain("\(lines: file)") }
            if !published.stale.isEmpty { terminal.complain("Run catwalk report, and commit what it writes.") }
            for finding in FindingsWriter.lines(for: report, in: ReaderFolder(subject.path)) {
                terminal.complain("\(finding)")
            }
            // The last line, where a reader looks for it.
            if let page = published.page { terminal.note("The report is in \(PrintablePath(page)).") }
            for problem in finished.unusable { terminal.complain("catwalk: \(problem)") }
            if !finished.unusable.isEmpty { throw ExitCode(ExitStatus.workbenchFailed) }
            if !published.stale.isEmpty || !finished.isClean { throw ExitCode(ExitStatus.subjectFailed) }
        }
    }
}

extension ReportCommand {
    private var root: URL { subject.root }

    private var terminal: Terminal { subject.terminal }

    private struct FinishedReport {
        /// In the form that is asked for.
        let report: Report
        /// `nil` if they are not known.
        var sources: [ListedSource]?
        /// What is to be said about its making.
        var notices: [String] = []
        /// What was handed over and could not be used, in sentences.
        var unusable: [String] = []

        /// Whether every test passed, and no rule is broken but where that was accepted.
        var isClean: Bool { report.failed.isEmpty && report.violations.allSatisfy(\.isAccepted) }
    }

    private func finishedReport() async throws -> FinishedReport {
        if let from {
            let report = try ReportFile(EnclosedFile(at: URL(filePath: from))).read()
            return FinishedReport(report: reproducible ? report.generated(by: nil) : report)
        }
        let outcome = try await measure(in: ProcessInfo.processInfo.environment)
        return FinishedReport(
            report: outcome.report,
            sources: outcome.sources,
            notices: outcome.notices,
            unusable: outcome.unusable
        )
    }

    private func measure(in environment: [String: String]) async throws -> ReportRun.Outcome {
        // Before anything else: what was published stays as it is when these can't be read.
        let stored = ReportRun.Stored(
            costs: try StoredFile<BenchmarkRecord>(in: root).read().map(SubjectCosts.init),
            scale: try ScaleFile.published(in: root).readIfThere(),
            acceptedBreaches: try BaselineFile(in: root).read().acceptedBreaches
        )
        do {
            let run = ReportRun(
                root: root,
                environment: environment,
                basis: try await basis(in: environment),
                stored: stored,
                tool: reproducible ? nil : Catwalk.version
            ) { step in terminal.show(step) }
            let start = ContinuousClock.now
            let outcome = try await run.run()
            terminal.endProgress(after: outcome.seconds, total: (ContinuousClock.now - start) / .seconds(1))
            return outcome
        } catch {
            terminal.clearProgress()
            throw error
        }
    }

    private func basis(in environment: [String: String]) async throws -> ReportBasis {
        if engine == .syntax || !artifacts.isEmpty {
            return .artifacts(
                index: try await artifacts.index(in: environment),
                coverage: try await artifacts.coverage(in: environment)
            )
        }
        return engine == .index || isolate ? .build(isolates: isolate) : .buildIfPossible
    }

    /// Without a slash at its end.
    private var sourceAddress: String? {
        sourceURL.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    /// Where the subject lies in its git repository, from whose root code scanning names files; the root without one.
    private var placeInRepository: ReaderFolder {
        guard let top = try? GitPlaces(around: root)?.top.followingLinks.path else { return ReaderFolder(".") }
        let own = root.followingLinks.path
        return ReaderFolder(own.hasPrefix(top + "/") ? String(own.dropFirst(top.count + 1)) : ".")
    }

    /// Writes or prints the report, or looks what of it is stale; with the page to open, if one was written.
    private func publish(_ report: Report, sources: [ListedSource]?) throws -> (stale: [StaleFile], page: String?) {
        let subjectFolder = ReportFolder(of: root)
        if output == "-" {
            let history = try HistoryFile(in: subjectFolder).read()
            let links = sourceAddress.map(SourceLinks.repository) ?? .none
            let files = try (format?.formats ?? []).flatMap {
                try $0.files(for: report, history: history, links: links, inRepository: placeInRepository)
            }
            for file in files { terminal.handOver(file.text) }
            return ([], nil)
        }
        let folder = output.map { ReportFolder(at: SubjectFolder.url(of: $0), named: $0) } ?? subjectFolder
        let publication = try Publication(
            of: report,
            as: format?.formats ?? folder.formats,
            in: folder,
            readme: output == nil ? EnclosedFile("README.md", in: root) : nil,
            sources: sourceAddress.map(PublishedSources.address) ?? sources.map(PublishedSources.listed) ?? .unknown,
            inRepository: placeInRepository
        )
        if check { return (try publication.stale(), nil) }
        try publication.write()
        let page = publication.files.first { $0.name.hasSuffix("/index.html") }?.name
        let named = page ?? folder.name
        // The subject's own folder is named from where the reader stands.
        if output != nil || subject.path == "." { return ([], named) }
        return ([], URL(filePath: subject.path).appending(path: named).relativePath)
    }
}
