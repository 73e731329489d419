import ArgumentParser
import Workshop

/// `catwalk workshop page`: the page of the exercise.
struct WorkshopPage: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "page", abstract: "Read the page of your exercise.")

    @OptionGroup
    var options: WorkshopOptions

    func run() async throws {
        try options.words.show(options.look().exercise)
    }
}
