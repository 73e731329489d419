import ArgumentParser
import Foundation
import Scaling

/// `catwalk scale`: how the architectures grow with the number of their scenes.
struct ScaleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scale",
        abstract: "Grow a subject's scenes, and show whose cost for each falls, stays or grows.",
        discussion: """
            Writes apps with 1, 2, 4 … pairs of scenes for every architecture, each pair a renamed copy of the subject's \
            own scenes with their tests; builds, tests and measures them; and fits a power law to each measure. With 32 \
            pairs that takes about half an hour. Writes Reports/scale.json and Reports/scale.html.

              catwalk scale                                  the package in this folder
              catwalk scale --up-to 8 --rounds 1             a first look
              catwalk scale --architecture VIPER             one alone
              catwalk scale --from Reports/scale.json        show what was measured
              catwalk scale --from old.json --format csv     in another format

            The exit code is 0 if all was measured, and 2 otherwise; what was measured by then is kept.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, md, json, csv, html
    }

    @Argument(help: "The folder that has the .catwalk.yml.", completion: .directory)
    var path = "."

    @Option(help: "The largest number of pairs, from 1 to \(ScalePlan.largestSize).")
    var upTo = ScalePlan.largestSize

    @Option(help: "The only architecture. (default: all)")
    var architecture: String?

    @Option(help: "How often to take each time.")
    var rounds = 3

    @Option(help: "Measure nothing: take the figures from a scale.json.", completion: .file(extensions: ["json"]))
    var from: String?

    @Option(help: "How to print it.")
    var format = Format.text

    @Option(help: "The folder to write scale.json and scale.html into. (default: Reports)", completion: .directory)
    var output: String?

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    func validate() throws {
        try SubjectFolder.validate(path)
        guard (1...ScalePlan.largestSize).contains(upTo) else {
            throw ValidationError("--up-to \(upTo) can't be measured. Give 1 to \(ScalePlan.largestSize) pairs.")
        }
        guard (1...100).contains(rounds) else {
            throw ValidationError("--rounds \(rounds) gives no median. Give 1 to 100 rounds.")
        }
    }

    func run() async throws {
        try await Interruption.heeding {
            let root = SubjectFolder.url(of: path)
            try await ScaleSession(
                root: root,
                plan: ScalePlan(upTo: upTo, architecture: architecture, rounds: rounds),
                source: from.map { URL(filePath: $0) },
                output: output.map(SubjectFolder.url) ?? root.appending(path: "Reports", directoryHint: .isDirectory),
                format: format,
                terminal: Terminal(isQuiet: quiet)
            ).run()
        }
    }
}
