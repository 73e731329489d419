import CatsArchitectures
import CatsModel
import Foundation
import ScreenKit

@testable import cats

/// A session that was played from its first command to its last, without a terminal.
@MainActor
struct PlayedSession {
    let text: String
    let succeeded: Bool

    /// Plays `commands` on the app of `architecture`; `written` sees each text as it is shown.
    init(
        _ commands: [String],
        in architecture: Architecture = .all[0],
        provider: any CatProvider = ReadyProvider(),
        library: any PhotoLibrary,
        question: PermissionQuestion = PermissionQuestion(),
        written: @escaping (String) -> Void = { _ in }
    ) async {
        var text = ""
        let session = Session(
            architecture.makeApp,
            services: Services(provider: provider, darkroom: SVGDarkroom(), library: library),
            question: question,
            screen: ScreenText(abilities: .none),
            transcript: Transcript(isInteractive: false) {
                text += $0
                written($0)
            }
        )
        let (lines, feed) = AsyncStream.makeStream(of: String.self)
        for command in commands { feed.yield(command) }
        feed.finish()
        succeeded = await session.run(lines)
        self.text = text
    }

    /// What was shown after the echo of `command`, up to the next echo.
    func answer(to command: String) -> String {
        let parts = text.components(separatedBy: "> \(command)\n")
        return parts.dropFirst().first?.components(separatedBy: "\n> ").first ?? ""
    }
}
