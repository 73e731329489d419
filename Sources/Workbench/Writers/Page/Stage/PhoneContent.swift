import Report
import Words
import Writers

/// What the template of a phone shows.
struct PhoneContent {
    private let phone: StagePhone
    /// The names of pictures, in the order in which the page has them.
    private let pictures: [String]

    /// Of a sequence, in pixels.
    private static let width = 300

    /// The paths of sources, which the page knows by their places here.
    private let files: [String: Int]

    /// As the sequence is to be drawn.
    private let pattern: DeclaredPattern?

    private let words: WordTable

    init(of phone: StagePhone, pictures: [String], files: [String: Int], pattern: DeclaredPattern?, words: WordTable) {
        self.phone = phone
        self.pictures = pictures
        self.files = files
        self.pattern = pattern
        self.words = words
    }

    var content: Content {
        let parts = phone.frame?.parts ?? []
        let messages = phone.messages.repeatedOnce
        let sequence = sequence
        return [
            "isNoticed": !phone.notice.isEmpty,
            "notice": phone.notice,
            "noticePlace": phone.noticePlace.map { place($0, id: id("notice-place")) },
            "isDifferent": !phone.differences.isEmpty,
            "differences": phone.differences.map { $0.text(in: words) },
            "parts": parts.filter { $0.kind != .button }.enumerated().map(content),
            "buttons": parts.filter { $0.kind == .button }.map { part -> Content in
                ["id": id(part.id), "part": part.id, "title": part.text ?? part.label, "isOff": part.isOn != true]
            },
            "alert": phone.frame?.alert.map { alert -> Content in
                [
                    "message": alert.message,
                    "answers": alert.answers.map { title -> Content in ["id": id("alert-\(title)"), "title": title] },
                ]
            },
            "isWaiting": !phone.questions.isEmpty,
            "questions": phone.questions.enumerated().map { number, title -> Content in
                ["id": id("question-\(number)"), "title": title]
            },
            "count": phone.messages.count,
            "isOne": phone.messages.count == 1,
            "list": id("list"),
            "listed": id("listed"),
            "rows": messages.enumerated().map { number, row -> Content in
                let message = row.0.message
                return [
                    "from": message.from, "to": message.to, "call": message.call,
                    "times": row.1 > 1 ? row.1 : nil,
                    "sender": row.0.sentFrom.map { place($0, id: id("from-\(number)")) },
                    "place": place(SourcePlace(file: message.file, line: message.line), id: id("to-\(number)")),
                ]
            },
            "sequence": phone.messages.isEmpty ? nil : picture(of: sequence),
            "isChanged": !sequence.changes.isEmpty,
        ]
    }
}

extension PhoneContent {
    /// With what has become of each message since a save.
    private var sequence: MarkedSequence {
        let now = sequence(of: phone.messages)
        return phone.earlierMessages.map { MarkedSequence(now, since: sequence(of: $0)) } ?? MarkedSequence(now)
    }

    private func sequence(of messages: [SentMessage]) -> MessageSequence {
        MessageSequence(architecture: phone.architecture, scenario: "", messages: messages.map(\.message))
    }

    private func picture(of sequence: MarkedSequence) -> Content {
        SequencePicture.content(
            of: sequence,
            width: Self.width,
            hasTitle: false,
            pattern: pattern,
            style: nil
        )
    }

    private func place(_ place: SourcePlace, id: String) -> Content {
        ["id": id, "file": place.file, "number": files[place.file], "line": place.line]
    }

    private func id(_ name: String) -> String { "phone-\(phone.number)-\(name)" }

    private func content(number: Int, of part: StagedFrame.Part) -> Content {
        [
            "label": part.label,
            "isText": part.kind == .text,
            "text": part.text,
            "picture": part.picture.map { picture($0, in: "\(number)") },
            "isEmpty": part.kind == .picture && part.picture == nil,
            "isBusy": part.kind == .activity && part.isOn == true,
            "isChoices": part.kind == .choices,
            "choices": (part.choices ?? []).enumerated().map { place, choice -> Content in
                [
                    "id": id("\(part.id)-\(place)"), "part": part.id, "at": place, "title": choice.title,
                    "isSelected": place == part.selected, "isOff": part.isOn != true,
                    "picture": picture(choice.picture, in: "\(number)-\(place)"),
                ]
            },
        ]
    }

    private func picture(_ picture: StagedFrame.Picture, in place: String) -> Content {
        [
            "name": picture.name,
            "place": pictures.firstIndex(of: picture.name),
            "filter": picture.matrix.map { _ in "filter-\(phone.number)-\(place)" },
            "values": picture.matrix.map { $0.map { "\($0)" }.joined(separator: " ") },
        ]
    }
}

extension [SentMessage] {
    /// Each with how often it comes in a row.
    fileprivate var repeatedOnce: [(Element, Int)] {
        reduce(into: []) { rows, message in
            if rows.last?.0 == message { rows[rows.count - 1].1 += 1 } else { rows.append((message, 1)) }
        }
    }
}
