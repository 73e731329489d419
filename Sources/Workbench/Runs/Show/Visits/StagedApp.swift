import Page
import Report
import Stage

/// One architecture's app of a visit, as its player left it.
struct StagedApp: Sendable {
    let number: Int
    let player: Player
    /// Its number at the player.
    var app: Int
    /// The start of the program that it was opened in; `nil` if it is not open.
    var start: Int?
    /// All that was done with it since it was opened, so that it can be done again.
    var deeds: [PlayerCommand.Deed] = []
    var frame: StagedFrame?
    var questions: [String] = []
    var messages: [MessageSequence.Message] = []
    var notice: [String] = []
    var noticePlace: SourcePlace?
    /// The step of the scenario that did not go as told.
    var wrongStep: Int?

    /// So many messages of a deed are drawn, the last ones.
    private static let drawn = 200

    var phone: StagePhone {
        StagePhone(
            number: number,
            architecture: player.architecture,
            frame: frame,
            questions: questions,
            messages: messages,
            notice: notice,
            noticePlace: noticePlace
        )
    }

    mutating func take(_ reply: PlayerReply) {
        start = reply.start
        frame = reply.frames.last ?? frame
        questions = reply.questions
        messages = (messages + reply.messages).suffix(Self.drawn)
        if let failure = reply.failure { notice = [failure] }
    }

    mutating func take(_ error: any Error) {
        (start, deeds, questions) = (nil, [], [])
        notice = "\(error)".split(separator: "\n").map(String.init)
        noticePlace = (error as? PlayerError)?.place.map { SourcePlace(file: $0.file, line: $0.line) }
    }

    /// Before something new is done with it.
    mutating func clear() {
        (messages, notice, noticePlace) = ([], [], nil)
    }
}
