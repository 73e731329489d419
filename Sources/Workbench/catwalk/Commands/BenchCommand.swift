import ArgumentParser
import Support

/// `catwalk bench`: what the architectures cost when they run, and when they are built.
struct BenchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract:
            "Play scenarios in each architecture, count and time them, keep apps open; build each; hold counts to budgets.",
        discussion: """
            The key benchmarks in .catwalk.yml says which program plays which scenarios. They are counted under \
            callgrind, which needs valgrind and is the same on a busy machine, and timed, which needs nothing. Apps are \
            kept open, if the key says which, to see what memory they take. Then each architecture is built whole and after \
            changes in one file. What all were through with is kept in Reports/benchmarks.json, also when the run is interrupted.

              catwalk bench                             do all that follows
              catwalk bench --counted --scenario save   count one
              catwalk bench --check                     fail if a count is past its budget
              catwalk bench --update                    take these counts as the budgets
              catwalk bench --timed --rounds 200        time everything two hundred times
              catwalk bench --memory                    keep apps open only
              catwalk bench --built                     build only
              catwalk bench --against ../main --check   fail if slower than that checkout
              catwalk bench --format json > costs.json  print each cost by itself

            The exit code is 0 if all is well, 1 if something of the subject does not build, or, with --check, a count is past its \
            budget or something is slower than in the other checkout, and 2 if catwalk could not do its work.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, md, csv, json
    }

    @OptionGroup
    var subject: SubjectOptions

    @Option(help: "How to show it; md is for GitHub, json for the action github-action-benchmark and other programs.")
    var format = Format.text

    @Flag(help: "Count, and do nothing else.")
    var counted = false

    @Flag(help: "Time, and do nothing else.")
    var timed = false

    @Flag(help: "Keep apps open, look at the memory they take, and do nothing else.")
    var memory = false

    @Flag(help: "Build, and play nothing.")
    var built = false

    @Option(help: "Play this scenario only; keep no app open, and do not build; may be given several times.")
    var scenario: [String] = []

    @Option(help: "Take this architecture and the floor only, and keep no figures; may be given several times.")
    var architecture: [String] = []

    @Option(help: "How often each is timed, kept open or built. (default: 100, 9 and 9)")
    var rounds: Int?

    @Flag(help: "Hold the counts to their budgets, or all to the other checkout, and keep no figures.")
    var check = false

    @Flag(help: "Take the counts as the budgets from now on.")
    var update = false

    @Flag(
        help:
            "With --check: fail as well if not all can be held, because this machine has no budgets, or the other checkout no benchmarks or a player that crashes."
    )
    var require = false

    @Option(
        help: ArgumentHelp(
            "Another checkout of the package: build and play both, in turns, and say what is slower here than there; keep no "
                + "figures.",
            valueName: "folder"
        )
    )
    var against: String?

    func validate() throws {
        if let against { try SubjectFolder.validate(against) }
        if require, !check { throw ValidationError("--require says what --check does: add that, or leave it out.") }
        if against != nil, memory || built || update {
            throw ValidationError(
                "Two checkouts are counted or timed, and become no budgets: leave out --against, or --memory, --built and "
                    + "--update."
            )
        }
        if [counted, timed, memory, built].count(where: \.self) > 1 {
            throw ValidationError(
                "--counted, --timed, --memory and --built each leave out the others: give one, or none for all."
            )
        }
        if built, !scenario.isEmpty {
            throw ValidationError("Builds play no scenario: leave out --scenario or --built.")
        }
        if memory, !scenario.isEmpty {
            throw ValidationError(
                "Which scenario leaves apps open stands in the configuration: leave out --scenario or --memory."
            )
        }
        if check, update {
            throw ValidationError("--check holds counts to budgets that --update replaces: leave out one of them.")
        }
        if against == nil, timed || memory || built, check || update {
            throw ValidationError(
                "Budgets are for counts, which --timed, --memory and --built do not take: leave them out."
            )
        }
        if against != nil, rounds != nil, !timed {
            throw ValidationError("--rounds says how often each is timed: add --timed, or leave it out.")
        }
        if rounds != nil, counted || update || check && against == nil {
            throw ValidationError(
                "--rounds is for times, memory and builds; how often a scenario is counted stands in the configuration: leave it "
                    + "out."
            )
        }
        let possible = MedianInterval.fewestValues...MedianInterval.mostValues
        if let rounds, !possible.contains(rounds) {
            throw ValidationError(
                "\(rounds) rounds have no interval. Give --rounds a number from \(possible.lowerBound) to "
                    + "\(possible.upperBound)."
            )
        }
    }

    func run() async throws {
        try await Interruption.heeding {
            if let against { return try await PairedSession(options: self, folder: against).run() }
            try await BenchSession(options: self).run()
        }
    }

    /// How costs are taken.
    enum Method {
        /// It is an error if nothing can be counted.
        case counted
        case timed
        /// It is an error if the configuration does not say which apps to keep open.
        case memory
        case built
        /// What can be counted is, and all is timed; apps are kept open, and architectures built, unless it is about some
        /// scenarios only.
        case all
    }

    /// Budgets are about counts.
    var method: Method {
        if built { return .built }
        if memory { return .memory }
        return timed ? .timed : counted || check || update ? .counted : .all
    }
}
