import Report
import Support

/// A sequence as text for a terminal, and as a diagram of Mermaid.
public enum SequenceWriter {
    /// A line for each message, with its place and what has become of it; what repeats stands below how often it does.
    public static func text(for sequence: MarkedSequence) -> PrintableText {
        let messages = sequence.messages.map(\.message)
        let (way, call) = (messages.map(\.way.count).max() ?? 0, messages.map(\.call.count).max() ?? 0)
        let hasChanges = !sequence.changes.isEmpty
        let lines = SequenceRow.all(of: sequence).map { row -> PrintableText in
            let indentation = String(repeating: "  ", count: row.depth + 1)
            switch row.content {
            case .message(let marked):
                let message = marked.message
                let sign = hasChanges ? "\(marked.change?.sign ?? " ") " : ""
                let end = marked.change.map { "  (\($0.text))" } ?? ""
                let start = "\(indentation)\(sign)\(message.way.padded(to: way))  \(message.call.padded(to: call))"
                return "\(start)  \(message.place)\(end)\n"
            case .times(let count): return "\(indentation)\(count) times:\n"
            case .end: return ""
            }
        }
        return "\(sequence.architecture): \(sequence.scenario)\n\n" + lines.joined()
    }

    /// With the architecture and the scenario for its title, and a note at each message of which something has become.
    public static func mermaid(for sequence: MarkedSequence) -> String {
        let participants = sequence.participants
        let places = Dictionary(uniqueKeysWithValues: zip(participants, participants.indices.map { "p\($0)" }))
        let title = "    title \(MermaidText.escaped("\(sequence.architecture): \(sequence.scenario)"))\n"
        let heads = participants.map { name in
            "    participant \(places[name] ?? "") as \(MermaidText.escaped(name))\n"
        }
        let lines = SequenceRow.all(of: sequence).map { row in
            let indentation = String(repeating: "    ", count: row.depth + 1)
            switch row.content {
            case .message(let marked):
                let (from, to) = (places[marked.message.from] ?? "", places[marked.message.to] ?? "")
                let note = marked.change.map {
                    "\(indentation)Note over \(from),\(to): \(MermaidText.escaped("\($0.sign) \($0.text)"))\n"
                }
                return "\(indentation)\(from)->>\(to): \(MermaidText.escaped(marked.message.call))\n\(note ?? "")"
            case .times(let count): return "\(indentation)loop \(count) times\n"
            case .end: return "\(indentation)end\n"
            }
        }
        return "sequenceDiagram\n" + title + heads.joined() + lines.joined()
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
