import Foundation
import Page
import Pipeline
import Scale
import Scaling
import Writers

/// One `catwalk scale`: from the folder it was called for to the files and the tables.
struct ScaleSession {
    let root: URL
    let plan: ScalePlan

    /// An earlier measurement to show; none to measure.
    let source: URL?

    /// The folder that files go into.
    let output: URL

    let format: ScaleCommand.Format
    let terminal: Terminal

    /// Throws when something could not be measured or written, after it said where what was measured is kept.
    func run() async throws {
        if let source { return try print(ScaleFile(at: source).read()) }
        let kept = ScaleFile.kept(in: root)
        let start = ContinuousClock.now
        var known: Scale?
        do {
            try await scaleRun.run { scale, swiftVersion in
                let scale = try await dated(scale, swiftVersion: swiftVersion, since: start)
                try kept.write(ScaleWriter(of: scale).json())
                known = scale
            }
            terminal.endProgress(after: known?.generated?.seconds ?? [:])
            if let known { try publish(known) }
        } catch {
            terminal.clearProgress()
            if known != nil {
                terminal.complain("catwalk: What was measured until now is kept: catwalk scale --from \(kept.path)")
            }
            throw error
        }
    }
}

extension ScaleSession {
    private var environment: [String: String] { ProcessInfo.processInfo.environment }

    private var scaleRun: ScaleRun {
        ScaleRun(root: root, environment: environment, plan: plan) { terminal.show($0) }
    }

    /// With when, where and by what it was measured.
    private func dated(
        _ scale: Scale,
        swiftVersion: String,
        since start: ContinuousClock.Instant
    ) async throws -> Scale {
        let seconds = ["measure": (ContinuousClock.now - start) / .seconds(1)]
        let generation = try await Surroundings(root: root, environment: environment)
            .generation(by: Catwalk.version, swiftVersion: swiftVersion, seconds: seconds, at: Date())
        return scale.generated(by: generation)
    }

    private func publish(_ scale: Scale) throws {
        try ScaleFile(at: output.appending(path: "scale.json")).write(ScaleWriter(of: scale).json())
        try ScaleFile(at: output.appending(path: "scale.html")).write(ScalePage.text(for: scale))
        try print(scale)
    }

    private func print(_ scale: Scale) throws {
        let writer = ScaleWriter(of: scale)
        switch format {
        case .text: terminal.print(writer.text)
        case .md: terminal.handOver(writer.markdown)
        case .json: terminal.handOver(try writer.json())
        case .csv: terminal.handOver(writer.commaSeparated)
        case .html: terminal.handOver(try ScalePage.text(for: scale))
        }
    }
}
