import ArgumentParser
import Scaling

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
        try await Interruption.heeding { try await ScaleSession(options: self).run() }
    }

    private static let usualRounds = 3

    var plan: ScalePlan {
        ScalePlan(
            upTo: upTo ?? ScalePlan.largestSize,
            architecture: architecture,
            rounds: rounds ?? Self.usualRounds
        )
    }
}
