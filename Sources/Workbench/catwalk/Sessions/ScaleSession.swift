import Files
import Foundation
import Page
import Pipeline
import Publication
import Report
import Scaling
import Support
import Writers

/// One `catwalk scale`: from the folder it was called for to the files and the tables.
struct ScaleSession {
    let options: ScaleCommand

    /// Throws when something could not be measured or written, after it said where what was measured is kept.
    func run() async throws {
        let source = options.from.map { ScaleFile(EnclosedFile(at: URL(filePath: $0))) }
        // Where files go: into Reports only if it is a whole measurement.
        let named = options.output.map { ReportFolder(at: SubjectFolder.url(of: $0), named: $0) }
        let target = source == nil && options.plan.isWhole ? named ?? ReportFolder(of: root) : named
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
}

extension ScaleSession {
    private static let fileName = "scale.json"

    private var root: URL { options.subject.root }

    private var terminal: Terminal { options.subject.terminal }

    private var environment: [String: String] { ProcessInfo.processInfo.environment }

    private var kept: ScaleFile { .kept(in: root) }

    /// Keeps and hands over all that is known after each size, with when, where and by what it was measured.
    private func measure(handingOver: (Scale) -> Void) async throws {
        let start = ContinuousClock.now
        var seconds = ["measure": 0.0]
        let run = ScaleRun(root: root, environment: environment, plan: options.plan) { terminal.show($0) }
        try await run.run { scale, swiftVersion in
            seconds["measure"] = (ContinuousClock.now - start) / .seconds(1)
            let generation = try await Provenance(root: root, environment: environment)
                .generation(by: Catwalk.version, swiftVersion: swiftVersion, seconds: seconds, at: Date())
            let scale = scale.generated(by: generation)
            try kept.write(ScaleWriter(of: scale).json())
            handingOver(scale)
        }
        terminal.endProgress(after: seconds)
    }

    /// Says what is there of a run that ended early, and where; what went wrong is told by its error.
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
        switch options.format {
        case .text: terminal.print(writer.text)
        case .md: terminal.handOver(writer.markdown)
        case .json: terminal.handOver(try writer.json())
        case .csv: terminal.handOver(writer.commaSeparated)
        case .html: terminal.handOver(try ScalePage.text(for: scale))
        }
    }
}
