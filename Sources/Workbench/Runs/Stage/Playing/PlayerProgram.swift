import Rebuilds
import Tracing

/// The program that plays an architecture, as source text.
///
/// `names` prints the scenarios, each in a line, and `play NAME` plays one. `live` reads commands from standard input and
/// answers on standard output until the input ends, each a JSON object in a line; between a command and its answer stand
/// the calls that were made. What the app prints goes to standard error.
enum PlayerProgram {
    /// What an architecture's program is called.
    static func name(of module: String) -> String { "PlayerOf\(module)" }

    static func file(of architecture: String, on stage: String) -> GeneratedFile {
        GeneratedFile(
            path: "Sources/\(name(of: architecture))/Player.swift",
            text: imports(architecture, stage) + text
        )
    }

    private static func imports(_ architecture: String, _ stage: String) -> String {
        """
        import Foundation
        import \(TraceRecorder.module)
        import `\(architecture)`
        import `\(stage)`

        """
    }

    private static let text = #"""
        @main
        struct Player {
            static func main() async throws {
                CatwalkTrace.useOneThread()
                let arguments = CommandLine.arguments.dropFirst()
                switch (arguments.first, arguments.dropFirst().first) {
                case ("play", let name?): try await play(name)
                case ("live", nil): await live()
                default: for name in await Stage.scenarios { print(name) }
                }
            }

            @MainActor
            private static func play(_ name: String) async throws {
                let stage = Stage(makeApp)
                for step in Stage.steps(of: name).indices { try await stage.perform(step, of: name) }
                await stage.end()
            }

            @MainActor
            private static func live() async {
                CatwalkTrace.tellOnStandardOutput()
                let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
                var apps: [Int: Stage] = [:]
                tell(Repertoire(), with: encoder)
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
                        if command.opens == true { apps[command.app] = Stage(makeApp) }
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
            private static func perform(_ command: Command, on app: Stage) async throws {
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

        private struct Command: Decodable {
            let app: Int
            var opens: Bool?
            var tap: String?
            var at: Int?
            var question: Int?
            var weather: String?
            var step: Int?
            var scenario: String?
            var ends: Bool?
        }

        private struct Answer: Encodable {
            var frames: [String] = []
            var questions: [String] = []
            var failure: String?
        }

        /// What is said first.
        private struct Repertoire: Encodable {
            struct Scenario: Encodable {
                let name: String
                let steps: [String]
            }

            let scenarios: [Scenario]
            let weathers: [String]

            @MainActor
            init() {
                scenarios = Stage.scenarios.map { Scenario(name: $0, steps: Stage.steps(of: $0)) }
                weathers = Stage.weathers
            }
        }

        """#
}
