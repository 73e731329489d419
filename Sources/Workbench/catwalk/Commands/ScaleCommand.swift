import ArgumentParser
import Files
import Foundation
import Page
import Pipeline
import Publication
import Report
import Scaling
import Support
import Writers

/// `catwalk scale`: how the architectures grow with the number of their scenes.
struct ScaleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scale",
        abstract: "Grow a subject's scenes, and show whose cost for each falls, stays or grows.",
        discussion: """
            Writes apps with 1, 2, 4 … pairs of scenes for every architecture, each pair a renamed copy of the \
            subject's own scenes with their tests; builds, tests and measures them; and fits a power law to each \
            measure. With 32 pairs that takes about half an hour.

            Writes Reports/scale.json and Reports/scale.html when all architectures were measured up to 32 pairs; \
            figures of a part go where --output says.

              catwalk scale                                  the package in this folder
              catwalk scale --up-to 8 --rounds 1             a first look
              catwalk scale --architecture VIPER             one alone
              catwalk scale --from Reports/scale.json        show what was measured
              catwalk scale --from old.json --format csv     in another format
              catwalk scale --from old.json --output new     write both files from it

            The exit code is 0 if all was measured, 1 if the subject does not build or its tests fail, and 2 if anything \
            else went wrong. What was measured by then is kept, also when the run is interrupted.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, md, json, csv, html
    }

    @OptionGroup
    var subject: SubjectOptions

    @Option(
        help: "The largest number of pairs, from 1 to \(ScalePlan.largestSize). (default: \(ScalePlan.largestSize))"
    )
    var upTo: Int?

    @Option(help: "The only architecture. (default: all)")
    var architecture: String?

    @Option(help: "How often to take each time. (default: \(Self.usualRounds))")
    var rounds: Int?

    @Option(help: "Measure nothing: take the figures from a scale.json.", completion: .file(extensions: ["json"]))
    var from: String?

    @Option(help: "How to print it.")
    var format = Format.text

    @Option(
        help: "The folder to write scale.json and scale.html into. (default: Reports, when all was measured)",
        completion: .directory
    )
    var output: String?

    func validate() throws {
        if output == "" { throw ValidationError("--output is empty. Give it a folder; a dot is this one.") }
        if let upTo, !(1...ScalePlan.largestSize).contains(upTo) {
            throw ValidationError("--up-to \(upTo) can't be measured. Give 1 to \(ScalePlan.largestSize) pairs.")
        }
        if let rounds, !(1...100).contains(rounds) {
            throw ValidationError("--rounds \(rounds) gives no median. Give 1 to 100 rounds.")
        }
        if from != nil, upTo != nil || rounds != nil || architecture != nil {
            throw ValidationError(
                "--from shows what was measured, and --up-to, --rounds and --architecture say what to measure: leave "
                    + "them out, or --from."
            )
        }
    }

    func run() async throws {
        try await Interruption.heeding { try await showOrMeasure() }
    }
}

extension ScaleCommand {
    private static let usualRounds = 3
    private static let fileName = "scale.json"

    private var root: URL { subject.root }

    private var terminal: Terminal { subject.terminal }

    private var plan: ScalePlan {
        ScalePlan(
            upTo: upTo ?? ScalePlan.largestSize,
            architecture: architecture,
            rounds: rounds ?? Self.usualRounds
        )
    }

    private var kept: ScaleFile { .kept(in: root) }

    /// Throws if something could not be measured or written, after it has said which file keeps the rest.
    private func showOrMeasure() async throws {
        let source = from.map { ScaleFile(EnclosedFile(at: URL(filePath: $0))) }
        // Only a whole measurement goes into Reports.
        let named = output.map { ReportFolder(at: SubjectFolder.url(of: $0), named: $0) }
        let target = source == nil && plan.isWhole ? named ?? ReportFolder(of: root) : named
        if let target { try ScaleFile(target.file(Self.fileName)).expectWritable() }
        if let source { return try show(source.read(), writingInto: target) }
        var known: Scale?
        do {
            try await measure { known = $0 }
            if let known { try show(known, writingInto: target) }
        } catch {
            terminal.clearProgress()
            complain(of: known)
            throw error
        }
        if target == nil {
            terminal.note("catwalk: Reports stays as it is, for this was a part. It is kept in \(kept.path)")
        }
    }

    /// After each size, keeps and hands over all that is known, with the time, the machine and the versions.
    private func measure(handingOver: (Scale) -> Void) async throws {
        let start = ContinuousClock.now
        var seconds = ["measure": 0.0]
        let environment = ProcessInfo.processInfo.environment
        let run = ScaleRun(root: root, environment: environment, plan: plan) { terminal.show($0) }
        try await run.run { scale, swiftVersion in
            seconds["measure"] = (ContinuousClock.now - start) / .seconds(1)
            let generation = try await Provenance(root: root, environment: environment)
                .generation(by: Catwalk.version, swiftVersion: swiftVersion, seconds: seconds)
            let scale = scale.generated(by: generation)
            try kept.write(ScaleWriter(of: scale).json())
            handingOver(scale)
        }
        terminal.endProgress(after: seconds, total: seconds["measure"] ?? 0)
    }

    /// Says what was measured before a run ended early, and in which file it is; its error says what went wrong.
    private func complain(of known: Scale?) {
        if let largest = known?.sizes.last {
            terminal.complain(
                "catwalk: What was measured until now, up to pairs: \(largest), is kept. Show it with catwalk scale "
                    + "--from \(kept.path)"
            )
        } else if Task.isCancelled {
            terminal.complain("catwalk: The run was interrupted before the first size was measured.")
        }
    }

    private func show(_ scale: Scale, writingInto folder: ReportFolder?) throws {
        let writer = ScaleWriter(of: scale)
        if let folder {
            // Both are made before one is written, so that they are of one measurement.
            let (json, page) = (try writer.json(), try ScalePage.text(for: scale))
            try ScaleFile(folder.file(Self.fileName)).write(json)
            try ScaleFile(folder.file("scale.html")).write(page)
        }
        switch format {
        case .text: terminal.print(writer.text)
        case .md: terminal.handOver(writer.markdown)
        case .json: terminal.handOver(try writer.json())
        case .csv: terminal.handOver(writer.commaSeparated)
        case .html: terminal.handOver(try ScalePage.text(for: scale))
        }
    }
}
