import Support
import Writers

/// A sequence as text for a terminal, and as a diagram of Mermaid.
public enum SequenceWriter {
    /// A line for each message, and where it is declared.
    public static func text(for sequence: MessageSequence) -> PrintableText {
        let lines = sequence.messages.map { message in
            (way: "\(message.from) → \(message.to)", name: message.told, place: "\(message.file):\(message.line)")
        }
        let widths = (way: lines.map(\.way.count).max() ?? 0, name: lines.map(\.name.count).max() ?? 0)
        let rows = lines.map { line in
            line.way.padded(to: widths.way) + "  " + line.name.padded(to: widths.name) + "  " + line.place
        }
        return "\(sequence.architecture): \(sequence.scenario)\n\n"
            + rows.map { "  \($0)\n" as PrintableText }.joined()
    }

    /// With the architecture and the scenario for its title.
    public static func mermaid(for sequence: MessageSequence) -> String {
        let places = Dictionary(
            uniqueKeysWithValues: zip(sequence.participants, sequence.participants.indices.map { "p\($0)" })
        )
        let title = "    title \(MermaidText.escaped("\(sequence.architecture): \(sequence.scenario)"))\n"
        let participants = sequence.participants.map { name in
            "    participant \(places[name] ?? "") as \(MermaidText.escaped(name))\n"
        }
        let messages = sequence.messages.map { message in
            "    \(places[message.from] ?? "")->>\(places[message.to] ?? ""): \(MermaidText.escaped(message.told))\n"
        }
        return "sequenceDiagram\n" + title + participants.joined() + messages.joined()
    }
}

extension MessageSequence.Message {
    /// What is called, and how often in a row if that is more than once.
    fileprivate var told: String {
        let set = [".set", ".willSet", ".didSet"].first(where: name.hasSuffix)
        let call = set.map { "\(name.dropLast($0.count)) =" } ?? name
        return count == 1 ? call : "\(call) ×\(count)"
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
