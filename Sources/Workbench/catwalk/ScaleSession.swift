import Foundation
import Pipeline
import Scaling

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

    /// Throws when something could not be measured, after it said where what was measured is kept.
    func run() async throws {
        if let source { return try print(ScaleFile(at: source).read()) }
        let scale = try await measure()
        try ScaleFile(at: output.appending(path: "scale.json")).write(ScaleJSON.text(for: scale))
        try ScaleFile(at: output.appending(path: "scale.html")).write(ScalePage.text(for: scale))
        try print(scale)
    }
}

extension ScaleSession {
    private func measure() async throws -> Scale {
        let environment = ProcessInfo.processInfo.environment
        let kept = ScaleFile.kept(in: root)
        let start = ContinuousClock.now
        var isKept = false
        do {
            let run = ScaleRun(root: root, environment: environment, plan: plan) { terminal.show($0) }
            let result = try await run.run { scale in
                try kept.write(ScaleJSON.text(for: scale))
                isKept = true
            }
            let seconds = ["measure": (ContinuousClock.now - start) / .seconds(1)]
            terminal.endProgress(after: seconds)
            let generation = try await Surroundings(root: root, environment: environment)
                .generation(by: Catwalk.version, swiftVersion: result.swiftVersion, seconds: seconds, at: Date())
            return result.scale.generated(by: generation)
        } catch {
            terminal.clearProgress()
            if isKept {
                terminal.complain("catwalk: What was measured until now is kept: catwalk scale --from \(kept.path)")
            }
            throw error
        }
    }

    private func print(_ scale: Scale) throws {
        switch format {
        case .text: terminal.print(ScaleText.text(for: scale))
        case .md: terminal.handOver(ScaleMarkdown.text(for: scale))
        case .json: terminal.handOver(try ScaleJSON.text(for: scale))
        case .csv: terminal.handOver(ScaleCSV.text(for: scale))
        case .html: terminal.handOver(try ScalePage.text(for: scale))
        }
    }
}
