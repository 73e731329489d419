import Report
import Support

/// A sequence as text for a terminal, and as a diagram of Mermaid.
public enum SequenceWriter {
    /// A line for each message, with its place and what has become of it; what repeats stands below how often it does.
    public static func text(for sequence: MarkedSequence) -> PrintableText {
        let signs = !sequence.changes.isEmpty
        let rows = SequenceRow.all(of: sequence).compactMap { $0.cells(withSigns: signs) }
        let widths = (way: rows.map(\.way.count).max() ?? 0, call: rows.map(\.call.count).max() ?? 0)
        let lines = rows.map { row -> PrintableText in
            if row.place.isEmpty { return "  \(row.way)\n" }
            return "  \(row.way.padded(to: widths.way))  \(row.call.padded(to: widths.call))  \(row.place)\n"
        }
        return "\(sequence.architecture): \(sequence.scenario)\n\n" + lines.joined()
    }

    /// The sequence with how many messages have changed; of a sequence without a change only that it has none.
    public static func changes(of sequence: MarkedSequence) -> PrintableText {
        let kinds = sequence.changes.map(\.kind)
        let counts = kinds.uniqued.map { kind in "\(kinds.count { $0 == kind }) \(kind)" }
        return kinds.isEmpty
            ? "\(sequence.architecture): \(sequence.scenario)\n\n  No message has changed.\n"
            : text(for: sequence) + "\n  \(counts.joined(separator: ", "))\n"
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
            case .message(let marked, let times):
                let (from, to) = (places[marked.message.from] ?? "", places[marked.message.to] ?? "")
                let call = marked.message.call(times: times)
                let note = marked.change.map {
                    "\(indentation)Note over \(from),\(to): \(MermaidText.escaped("\($0.sign) \($0.text)"))\n"
                }
                return "\(indentation)\(from)->>\(to): \(MermaidText.escaped(call))\n\(note ?? "")"
            case .times(let count): return "\(indentation)loop \(count) times\n"
            case .end: return "\(indentation)end\n"
            }
        }
        return "sequenceDiagram\n" + title + heads.joined() + lines.joined()
    }
}

extension SequenceRow {
    /// As it stands in a line; `nil` for the end of a stretch.
    fileprivate func cells(withSigns: Bool) -> (way: String, call: String, place: String)? {
        let indentation = String(repeating: "  ", count: depth)
        switch content {
        case .message(let marked, let times):
            let sign = withSigns ? "\(marked.change?.sign ?? " ") " : ""
            let change = marked.change.map { "  (\($0.text))" } ?? ""
            let message = marked.message
            return ("\(indentation)\(sign)\(message.way)", message.call(times: times), "\(message.place)\(change)")
        case .times(let count): return ("\(indentation)\(count) times:", "", "")
        case .end: return nil
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
