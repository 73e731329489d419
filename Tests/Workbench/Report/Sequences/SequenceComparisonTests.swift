import Report
import Testing

struct SequenceComparisonTests {
    /// A message is two letters and a name, such as `VPtap`.
    private func messages(_ text: String, file: String = "A.swift") -> MessageSequence {
        let messages = zip(1..., text.split(separator: " ")).map { line, word in
            let (from, to) = (String(word.prefix(1)), String(word.dropFirst().prefix(1)))
            return MessageSequence.Message(from: from, to: to, name: String(word.dropFirst(2)), file: file, line: line)
        }
        return MessageSequence(architecture: "MVP", scenario: "It loads", messages: messages)
    }

    private func text(_ sequence: MarkedSequence) -> String {
        sequence.messages.map { marked in
            let text = "\(marked.message.from)\(marked.message.to)\(marked.message.name)"
            return switch marked.change {
            case nil: text
            case .added: "+\(text)"
            case .removed: "-\(text)"
            case .moved(let place): "\(place)>\(text)"
            case .renamed(let name): "\(name)~\(text)"
            }
        }
        .joined(separator: " ")
    }

    /// What each change is made to: a tap is told on, a photo is asked for, and is shown.
    private static let tale = "UStap SVtap VPtap PMload PVshow VSset"

    @Test(
        "A call that was added is told where it stands",
        arguments: [
            ("USopen UStap SVtap VPtap PMload PVshow VSset", "+USopen UStap SVtap VPtap PMload PVshow VSset"),
            ("UStap USlook SVtap VPtap PMload PVshow VSset", "UStap +USlook SVtap VPtap PMload PVshow VSset"),
            ("UStap SVtap VPlog VPtap PMload PVshow VSset", "UStap SVtap +VPlog VPtap PMload PVshow VSset"),
            ("UStap SVtap VPtap PMstop PMload PVshow VSset", "UStap SVtap VPtap +PMstop PMload PVshow VSset"),
            ("UStap SVtap VPtap PMload PVwait PVshow VSset", "UStap SVtap VPtap PMload +PVwait PVshow VSset"),
            ("UStap SVtap VPtap PMload PVshow VSdim VSset", "UStap SVtap VPtap PMload PVshow +VSdim VSset"),
            ("UStap SVtap VPtap PMload PVshow VSset VSdraw", "UStap SVtap VPtap PMload PVshow VSset +VSdraw"),
            // Another participant in the middle.
            ("UStap SVtap VPtap PIload IMload PVshow VSset", "UStap SVtap VPtap -PMload +PIload +IMload PVshow VSset"),
        ]
    )
    func added(now: String, marked: String) {
        #expect(text(MarkedSequence(messages(now), since: messages(Self.tale))) == marked)
    }

    @Test(
        "A call that was removed is told where it stood",
        arguments: [
            ("SVtap VPtap PMload PVshow VSset", "-UStap SVtap VPtap PMload PVshow VSset"),
            ("UStap VPtap PMload PVshow VSset", "UStap -SVtap VPtap PMload PVshow VSset"),
            ("UStap SVtap PMload PVshow VSset", "UStap SVtap -VPtap PMload PVshow VSset"),
            ("UStap SVtap VPtap PVshow VSset", "UStap SVtap VPtap -PMload PVshow VSset"),
            ("UStap SVtap VPtap PMload VSset", "UStap SVtap VPtap PMload -PVshow VSset"),
            ("UStap SVtap VPtap PMload PVshow", "UStap SVtap VPtap PMload PVshow -VSset"),
            ("UStap", "UStap -SVtap -VPtap -PMload -PVshow -VSset"),
            ("", "-UStap -SVtap -VPtap -PMload -PVshow -VSset"),
        ]
    )
    func removed(now: String, marked: String) {
        #expect(text(MarkedSequence(messages(now), since: messages(Self.tale))) == marked)
    }

    @Test(
        "A call that was renamed is told with its earlier name",
        arguments: [
            ("USpress SVtap VPtap PMload PVshow VSset", "tap~USpress SVtap VPtap PMload PVshow VSset"),
            ("UStap SVpress VPtap PMload PVshow VSset", "UStap tap~SVpress VPtap PMload PVshow VSset"),
            ("UStap SVtap VPpress PMload PVshow VSset", "UStap SVtap tap~VPpress PMload PVshow VSset"),
            ("UStap SVtap VPtap PMfetch PVshow VSset", "UStap SVtap VPtap load~PMfetch PVshow VSset"),
            ("UStap SVtap VPtap PMload PVdraw VSset", "UStap SVtap VPtap PMload show~PVdraw VSset"),
            ("UStap SVtap VPtap PMload PVshow VSdraw", "UStap SVtap VPtap PMload PVshow set~VSdraw"),
            // Two in a row, each for its own.
            ("UStap SVtap VPpress PMfetch PVshow VSset", "UStap SVtap tap~VPpress load~PMfetch PVshow VSset"),
            // One renamed, and one like it added.
            ("UStap SVtap VPtap PMfetch PMkeep PVshow VSset", "UStap SVtap VPtap load~PMfetch +PMkeep PVshow VSset"),
        ]
    )
    func renamed(now: String, marked: String) {
        #expect(text(MarkedSequence(messages(now), since: messages(Self.tale))) == marked)
    }

    @Test(
        "A call that was moved is told with its earlier place",
        arguments: [
            ("VSset UStap SVtap VPtap PMload PVshow", "6>VSset UStap SVtap VPtap PMload PVshow"),
            ("SVtap VPtap PMload PVshow VSset UStap", "SVtap VPtap PMload PVshow VSset 1>UStap"),
            ("UStap PVshow SVtap VPtap PMload VSset", "UStap 5>PVshow SVtap VPtap PMload VSset"),
            ("UStap VPtap PMload PVshow SVtap VSset", "UStap VPtap PMload PVshow 2>SVtap VSset"),
            ("UStap SVtap PMload PVshow VPtap VSset", "UStap SVtap PMload PVshow 3>VPtap VSset"),
            // Two that stay together.
            ("PVshow VSset UStap SVtap VPtap PMload", "5>PVshow 6>VSset UStap SVtap VPtap PMload"),
            // Moved, with another one added.
            ("VSset UStap SVtap VPtap PMload PVshow PVend", "6>VSset UStap SVtap VPtap PMload PVshow +PVend"),
        ]
    )
    func moved(now: String, marked: String) {
        #expect(text(MarkedSequence(messages(now), since: messages(Self.tale))) == marked)
    }

    @Test("Of two that changed places one has moved", arguments: 0..<5)
    func swapped(place: Int) {
        var words = Self.tale.split(separator: " ")
        words.swapAt(place, place + 1)
        let marked = MarkedSequence(messages(words.joined(separator: " ")), since: messages(Self.tale))
        #expect(marked.changes == [.moved(from: place + 1)] || marked.changes == [.moved(from: place + 2)])
        #expect(marked.messages.count == 6)
    }

    @Test("Where a call is declared is no difference")
    func reformatted() {
        let old = messages(Self.tale)
        let marked = MarkedSequence(messages(Self.tale, file: "Moved/B.swift"), since: old)
        #expect(marked.changes.isEmpty)
        #expect(marked.messages.map(\.message.file) == Array(repeating: "Moved/B.swift", count: 6))
    }

    @Test("How often a call is repeated is a difference")
    func repeated() {
        let marked = MarkedSequence(messages("UStap VSset VSset VSset"), since: messages("UStap VSset"))
        #expect(marked.changes == [.added, .added])
    }

    @Test("Of very many differences none is looked into, but for the two ends")
    func bounded() {
        let old = (0..<2_001).map { "PMa\($0)" }.joined(separator: " ")
        let new = (0..<2_001).map { "PMb\($0)" }.joined(separator: " ")
        let marked = MarkedSequence(messages("UStap \(new) VSset"), since: messages("UStap \(old) VSset"))
        #expect(marked.messages.first?.change == nil)
        #expect(marked.messages.last?.change == nil)
        #expect(marked.changes.count == 2_001)
    }
}
