import Report
import Writers

/// Where the parts of a drawn sequence stand, in units of the picture.
struct SequenceLayout: Sendable {
    let width: Int
    let height: Int
    let lines: [Line]
    let heads: [Head]
    let brackets: [Bracket]
    let messages: [Arrow]

    struct Line: Sendable {
        let x: Int
        let top: Int
        let bottom: Int
    }

    struct Head: Sendable {
        let name: String
        let label: String
        let x: Int
        let y: Int
        let width: Int
        let textX: Int
        let textY: Int
    }

    /// Beside a stretch that repeats.
    struct Bracket: Sendable {
        let times: Int
        let x: Int
        let end: Int
        let top: Int
        let bottom: Int
        let textX: Int
        let textY: Int
    }

    struct Arrow: Sendable {
        let file: String
        let line: Int
        /// `nil` if it is as it was.
        let change: String?
        /// Whether the code of the sender does not name the receiver.
        let isIndirect: Bool
        /// For the tooltip.
        let whole: String
        let label: String
        /// Where it is in the sources; `nil` if there is no room.
        let place: Place?
        let from: Int
        let to: Int
        let y: Int
        let tip: String
        let textX: Int
        let textY: Int

        struct Place: Sendable {
            let text: String
            let x: Int
            let y: Int
        }
    }

    private static let margin = 8
    private static let (headHeight, headGap, rowHeight) = (24, 4, 32)
    /// Names of heads are bold, so their characters are wider than others.
    private static let (headCharacterWidth, headPadding) = (8, 10)
    private static let bracketWidth = 36
    /// In characters.
    private static let longestName = 16
    /// Of a message, in characters, if there is no room for places either.
    private static let longestCall = 32
    /// What the life lines need for themselves before places get a column.
    private static let lanesBeforePlaces = 480

    /// Participants stand in the order of the `pattern`; those that it does not name come behind, as they take part.
    init(of sequence: MarkedSequence, width: Int, top: Int, pattern: DeclaredPattern? = nil) {
        let rows = SequenceRow.all(of: sequence)
        let participants = sequence.participants
        let order = pattern?.participants ?? []
        let names = order.filter(participants.contains) + participants.filter { !order.contains($0) }
        let labels = names.map { LabelText.fitted($0, to: Self.longestName) }
        let headWidths = labels.map { LabelText.columns(of: $0) * Self.headCharacterWidth + Self.headPadding }
        let halves = headWidths.map { $0 / 2 }
        let places = sequence.messages.map(\.message.shortPlace)
        let placeWidth = (places.map(LabelText.width).max() ?? 0) + 16
        let hasPlaces = width - placeWidth >= Self.lanesBeforePlaces
        let left = Self.margin + Self.bracketWidth * (rows.map(\.depth).max() ?? 0)
        let right = width - Self.margin - (hasPlaces ? placeWidth : 0)
        let (first, last) = (left + (halves.first ?? 0), right - (halves.last ?? 0))
        let pitch = Double(max(1, last - first)) / Double(max(1, names.count - 1))
        let lanes = names.indices.map { first + Int(Double($0) * pitch) }
        let turns = Self.rowsOfHeads(at: lanes, halves: halves)
        let laneOf = Dictionary(uniqueKeysWithValues: zip(names, lanes))
        heads = names.indices.map { place in
            let y = top + place % turns * (Self.headHeight + Self.headGap)
            return Head(
                name: names[place],
                label: labels[place],
                x: lanes[place] - halves[place],
                y: y,
                width: headWidths[place],
                textX: lanes[place],
                textY: y + 16
            )
        }
        var y = top + turns * (Self.headHeight + Self.headGap)
        var open: [(top: Int, times: Int)] = []
        var (brackets, messages): ([Bracket], [Arrow]) = ([], [])
        for row in rows {
            switch row.content {
            case .times(let times): open.append((y + 8, times))
            case .end:
                guard let (top, times) = open.popLast() else { continue }
                let x = Self.margin + Self.bracketWidth * open.count + 26
                brackets.append(
                    Bracket(
                        times: times,
                        x: x,
                        end: x + 6,
                        top: top,
                        bottom: y + 5,
                        textX: x - 4,
                        textY: (top + y + 5) / 2 + 4
                    )
                )
            case .message(let marked, let times):
                y += Self.rowHeight
                let (from, to) = (laneOf[marked.message.from] ?? left, laneOf[marked.message.to] ?? left)
                messages.append(
                    Arrow(
                        marked,
                        times: times,
                        ends: (from, to),
                        y: y,
                        within: left..<right,
                        longest: hasPlaces ? nil : Self.longestCall,
                        isIndirect: pattern?.isIndirect(marked.message) ?? false,
                        placeX: hasPlaces ? width - Self.margin : nil
                    )
                )
            }
        }
        lines = zip(lanes, heads).map { Line(x: $0, top: $1.y + Self.headHeight, bottom: y + 16) }
        self.brackets = brackets
        self.messages = messages
        self.width = width
        height = y + 24
    }
}

extension SequenceLayout {
    /// Heads that would meet stand in several rows, in turn.
    private static func rowsOfHeads(at lanes: [Int], halves: [Int]) -> Int {
        (1..<max(2, lanes.count)).first { rows in
            lanes.indices.dropFirst(rows).allSatisfy { place in
                lanes[place] - halves[place] - (lanes[place - rows] + halves[place - rows]) >= headGap
            }
        } ?? max(1, lanes.count)
    }
}

extension MarkedMessage {
    /// The call with what has become of it.
    fileprivate func words(of call: String) -> String { change.map { "\($0.sign) \(call) (\($0.text))" } ?? call }
}

extension SequenceLayout.Arrow {
    /// The label stands above the middle of the arrow, or as near as the picture's ends allow; one that is longer than
    /// `longest` leaves out what a function takes.
    init(
        _ marked: MarkedMessage,
        times: Int,
        ends: (from: Int, to: Int),
        y: Int,
        within room: Range<Int>,
        longest: Int?,
        isIndirect: Bool,
        placeX: Int?
    ) {
        let message = marked.message
        let call = message.call(times: times)
        let isLong = longest.map { call.count > $0 } ?? false
        let short = isLong ? call.replacing(/\(.+\)/, with: "(…)") : call
        let (from, to) = ends
        let label = LabelText.fitted(marked.words(of: short), to: room.count / LabelText.characterWidth)
        let half = LabelText.width(of: label) / 2
        file = message.file
        line = message.line
        change = marked.change?.kind
        self.isIndirect = isIndirect
        whole = "\(message.way): \(marked.words(of: call)), \(message.place)"
        self.label = label
        place = placeX.map { Place(text: message.shortPlace, x: $0, y: y + 4) }
        self.from = from
        self.to = to
        self.y = y
        tip = "M\(to) \(y)l\(from < to ? -8 : 8) -4v8z"
        textX = max(room.lowerBound + half, min((from + to) / 2, room.upperBound - half))
        textY = y - 7
    }
}
