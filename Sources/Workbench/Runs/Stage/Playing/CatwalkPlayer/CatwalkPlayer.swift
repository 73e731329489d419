import CatwalkTrace
import Foundation

/// Plays an architecture's app as the command line says.
///
/// `names` prints the scenarios, each in a line, and `play NAME` plays one. `live` reads commands from standard input and
/// answers on standard output until the input ends, each a JSON object in a line; between a command and its answer stand
/// the calls that were made. What the app prints goes to standard error.
public enum CatwalkPlayer {
    /// `makeStage` makes an app and its stage; throws what the stage throws in a scenario.
    public static func play<Stage: CatwalkStage>(_ makeStage: @MainActor @Sendable () -> Stage) async throws {
        CatwalkTrace.useOneThread()
        let arguments = CommandLine.arguments.dropFirst()
        switch (arguments.first, arguments.dropFirst().first) {
        case ("play", let name?): try await play(name, on: makeStage)
        case ("live", nil): await live(makeStage)
        default: for name in await Stage.scenarios { print(name) }
        }
    }
}

extension CatwalkPlayer {
    @MainActor
    private static func play<Stage: CatwalkStage>(_ name: String, on makeStage: @MainActor () -> Stage) async throws {
        let stage = makeStage()
        for step in Stage.steps(of: name).indices { try await stage.perform(step, of: name) }
        await stage.end()
    }

    @MainActor
    private static func live<Stage: CatwalkStage>(_ makeStage: @MainActor () -> Stage) async {
        CatwalkTrace.tellOnStandardOutput()
        let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
        var apps: [Int: Stage] = [:]
        tell(Repertoire(of: Stage.self), with: encoder)
        let (lines, input) = AsyncStream<String>.makeStream()
        // On a thread of its own, so that the program ends with its input even if the app never comes to rest.
        Thread.detachNewThread {
            while let line = readLine() { input.yield(line) }
            exit(0)
        }
        for await line in lines {
            guard let command = try? decoder.decode(Command.self, from: Data(line.utf8)) else { continue }
            var answer = Answer()
            do {
                if command.opens == true { apps[command.app] = makeStage() }
                if let app = apps[command.app] {
                    try await perform(command, on: app)
                }
            } catch {
                answer.failure = "\(error)"
            }
            if let app = apps[command.app] {
                answer.frames = app.takeFrames()
                answer.questions = app.questions
            }
            if command.ends == true { apps[command.app] = nil }
            tell(answer, with: encoder)
        }
    }

    @MainActor
    private static func perform(_ command: Command, on app: some CatwalkStage) async throws {
        if let part = command.tap { try await app.tap(part, at: command.at) }
        if let question = command.question, let weather = command.weather {
            await app.answer(question, in: weather)
        }
        if let step = command.step, let scenario = command.scenario {
            try await app.perform(step, of: scenario)
        }
        if command.ends == true { await app.end() }
    }

    private static func tell(_ value: some Encodable, with encoder: JSONEncoder) {
        guard let data = try? encoder.encode(value) else { return }
        CatwalkTrace.tell(String(decoding: data, as: UTF8.self))
    }
}
