import ArgumentParser
import Timing

/// `catwalk bench`: what the architectures cost when they run.
struct BenchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Play scenarios in each architecture, count and time them, and hold the counts to budgets.",
        discussion: """
            The key benchmarks in .catwalk.yml says which program plays which scenarios. They are counted under \
            callgrind, which needs valgrind and is the same on a busy machine, and timed, which needs nothing. What \
            all players were through with is kept in Reports/benchmarks.json, also when the run is interrupted.

              catwalk bench                             count and time all scenarios
              catwalk bench --counted --scenario save   count one
              catwalk bench --check                     fail if a count is past its budget
              catwalk bench --update                    take these counts as the budgets
              catwalk bench --timed --rounds 30         time everything thirty times

            The exit code is 0 if all is well, 1 if the program does not build or a count is past its budget, and 2 \
            if catwalk could not do its work or was interrupted.
            """
    )

    @Argument(help: "The folder that has the .catwalk.yml.", completion: .directory)
    var path = "."

    @Flag(help: "Count, and do not time.")
    var counted = false

    @Flag(help: "Time, and do not count.")
    var timed = false

    @Option(help: "Play this scenario only; may be given several times.")
    var scenario: [String] = []

    @Option(help: "Play this architecture and the floor only, and keep no figures; may be given several times.")
    var architecture: [String] = []

    @Option(help: "How often each is timed.")
    var rounds = 15

    @Flag(help: "Hold the counts to their budgets, and keep no figures.")
    var check = false

    @Flag(help: "Take the counts as the budgets from now on.")
    var update = false

    @Flag(name: .shortAndLong, help: "Print nothing but what fails, and errors.")
    var quiet = false

    func validate() throws {
        try SubjectFolder.validate(path)
        if counted, timed {
            throw ValidationError("--counted counts only, and --timed times only: leave out both to do both.")
        }
        if check, update {
            throw ValidationError("--check holds counts to budgets that --update replaces: leave out one of them.")
        }
        if timed, check || update {
            throw ValidationError("Budgets are for counts, which --timed does not take: leave it out.")
        }
        let possible = MedianInterval.fewestValues...MedianInterval.mostValues
        if !possible.contains(rounds) {
            throw ValidationError(
                "\(rounds) rounds have no interval. Give --rounds a number from \(possible.lowerBound) to "
                    + "\(possible.upperBound)."
            )
        }
    }

    func run() async throws {
        // To CI an interrupted benchmark is one that could not be taken, like any other.
        try await Interruption.heeding(endingWith: Ending.workbenchFailed) { try await session.run() }
    }

    /// Budgets are about counts.
    private var method: BenchMethod { timed ? .timed : counted || check || update ? .counted : .both }

    private var session: BenchSession {
        BenchSession(
            root: SubjectFolder.url(of: path),
            method: method,
            scenarios: scenario,
            architectures: architecture,
            rounds: rounds,
            budgetUse: check ? .check : update ? .update : .none,
            terminal: Terminal(isQuiet: quiet)
        )
    }
}
