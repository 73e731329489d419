import CatsModel
import Foundation
import ScreenKit

/// One use of the app, from its first screen until the commands end: carries them out, and shows each new frame.
@MainActor
final class Session {
    private let host: HeadlessHost
    private let library: WatchedLibrary
    private let question: PermissionQuestion
    private let transcript: Transcript
    private let changes: Changes
    private var hasFailed = false

    /// Starts the app that `makeApp` makes, and shows its first frame; `question` is what the photo library asks.
    init(
        _ makeApp: (Services) -> ViewController,
        services: Services,
        question: PermissionQuestion,
        screen: ScreenText,
        transcript: Transcript
    ) {
        let changes = Changes()
        let library = WatchedLibrary(services.library) { changes.happened() }
        let app = makeApp(Services(provider: services.provider, darkroom: services.darkroom, library: library))
        transcript.show([ScreenText.legend, ""])
        host = HeadlessHost(app) { frame in
            transcript.show(screen.lines(of: frame))
            changes.happened()
        }
        question.asked = {
            transcript.show([PermissionQuestion.text, ""])
            changes.happened()
        }
        self.library = library
        self.question = question
        self.transcript = transcript
        self.changes = changes
    }

    /// Carries out the commands until there are no more or one is `quit`, and finishes what they began.
    ///
    /// Gives whether all of them could be carried out.
    func run(_ lines: AsyncStream<String>) async -> Bool {
        transcript.awaitCommand()
        for await line in lines {
            transcript.lineCame()
            let isBlank = line.allSatisfy(\.isWhitespace)
            let goesOn = isBlank ? true : await carryOut(line)
            guard goesOn else { break }
            transcript.awaitCommand()
        }
        await finish()
        return !hasFailed
    }
}

extension Session {
    /// Tells whether to go on with the next line.
    ///
    /// What is no command waits its turn like any other.
    private func carryOut(_ line: String) async -> Bool {
        let command = Result { try Command(parsing: line) }
        do {
            if (try? command.get())?.waits ?? true { await settle() }
            transcript.echo(line)
            if try command.get() == .quit { return false }
            try carryOut(command.get())
        } catch TapError.notFound(_, let screen) {
            complain(CommandError.notHere(line, screen: screen))
        } catch {
            complain(error)
        }
        return true
    }

    private func carryOut(_ command: Command) throws {
        switch command {
        case .tap(let widget):
            guard !command.waits || !question.isOpen else { throw CommandError.questionOpen }
            try host.tap(widget)
        case .filter(let text):
            guard !question.isOpen else { throw CommandError.questionOpen }
            try host.tap("filters", at: try filterIndex(text))
        case .answer(let isAllowed):
            guard question.isOpen else { throw CommandError.nothingAsked }
            question.answer(isAllowed)
        case .help:
            transcript.show(Help.lines)
        case .quit:
            break
        }
    }

    /// Where a screen has no filters any index will do: the tap says that there are none.
    private func filterIndex(_ text: String) throws(CommandError) -> Int {
        let names = host.frame.widgets.compactMap(\.thumbnailNames).first ?? []
        if names.isEmpty { return 0 }
        let index = names.indices.first { text == "\($0 + 1)" || text == names[$0].lowercased() }
        guard let index else { throw .noFilter(text, names: names) }
        return index
    }

    /// Waits until nothing is on its way, or until nothing goes on without an answer.
    private func settle() async {
        await changes.wait { question.isOpen || !(host.frame.isActive || library.isSaving) }
    }

    private func finish() async {
        await settle()
        while question.isOpen {
            complain(CommandError.unanswered)
            question.answer(false)
            await settle()
        }
    }

    private func complain(_ error: any Error) {
        hasFailed = true
        transcript.show([error.localizedDescription, ""])
    }
}

extension Frame {
    fileprivate var isActive: Bool {
        widgets.contains { $0.appearance == .activity(isAnimating: true) }
    }
}

extension Frame.Widget {
    fileprivate var thumbnailNames: [String]? {
        guard case .thumbnails(let thumbnails, _, _) = appearance else { return nil }
        return thumbnails.map(\.name)
    }
}
