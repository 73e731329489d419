import Report
import Words
import Writers

/// A sequence drawn as SVG: a head and a life line for each participant, and an arrow for each message.
///
/// It follows the colour scheme of the page that it stands in, or of the reader if it is a file of its own. Each message
/// is a group of the class `message` that has its place in the sources as `data-file` and `data-line`. Stretches that
/// repeat stand once, in a bracket.
public enum SequencePicture {
    /// The SVG; `width` is in units of the picture, which are pixels unless it is scaled.
    ///
    /// From `leastWidth` on the names of seven participants can be read. Places in the sources stand beside messages if
    /// there is room, and else in tooltips only.
    public static func text(
        for sequence: MarkedSequence,
        width: Int = 960,
        hasTitle: Bool = true
    ) throws(PageError) -> String {
        let content = content(of: sequence, width: width, hasTitle: hasTitle, style: style)
        return try Templates(words: .standard).render(content, with: "sequence")
    }

    /// Without a style it follows the style of the page that it stands in.
    ///
    /// The `pattern` gives the order of the participants, and which messages are indirect.
    static func content(
        of sequence: MarkedSequence,
        width: Int,
        hasTitle: Bool,
        hasData: Bool = true,
        pattern: DeclaredPattern? = nil,
        style: String?
    ) -> Content {
        let layout = SequenceLayout(
            of: sequence,
            width: max(width, leastWidth),
            top: hasTitle ? 40 : 8,
            pattern: pattern
        )
        let title = "\(sequence.architecture): \(sequence.scenario)"
        return [
            "width": layout.width, "height": layout.height, "title": title,
            "heading": hasTitle ? LabelText.fitted(title, to: (layout.width - 16) / 8) : nil,
            "style": style, "hasData": hasData, "lines": layout.lines.map(\.content),
            "heads": layout.heads.map(\.content), "brackets": layout.brackets.map(\.content),
            "messages": layout.messages.map(\.content),
        ]
    }

    public static let leastWidth = 300

    /// The colours are the page's.
    private static var style: String {
        let (light, dark) = (StyleColors(of: .light), StyleColors(of: .dark))
        let colors: [(name: String, color: (StyleColors) -> String)] = [
            ("paper", \.paper), ("raised", \.raised), ("ink", \.ink), ("quiet", \.quiet), ("rule", \.rule),
            ("added", { $0.mark(2) }), ("removed", \.breach), ("moved", { $0.mark(0) }),
        ]
        let pairs = colors.map { "--\($0.name): light-dark(\($0.color(light)), \($0.color(dark)));" }
        return ".sequence { \(pairs.joined(separator: " ")) }\n"
            + String(decoding: PackageResources.sequence_css, as: UTF8.self)
    }
}

// Named one by one: of a structure, the template would look up each name by reflection, for each arrow of each phone.

extension SequenceLayout.Line {
    fileprivate var content: Content { ["x": x, "top": top, "bottom": bottom] }
}

extension SequenceLayout.Head {
    fileprivate var content: Content {
        ["name": name, "label": label, "x": x, "y": y, "width": width, "textX": textX, "textY": textY]
    }
}

extension SequenceLayout.Bracket {
    fileprivate var content: Content {
        ["times": times, "x": x, "end": end, "top": top, "bottom": bottom, "textX": textX, "textY": textY]
    }
}

extension SequenceLayout.Arrow {
    fileprivate var content: Content {
        [
            "file": file, "line": line, "change": change, "isIndirect": isIndirect, "whole": whole, "label": label,
            "from": from, "to": to, "y": y, "tip": tip, "textX": textX, "textY": textY,
            "place": place.map { place -> Content in ["text": place.text, "x": place.x, "y": place.y] },
        ]
    }
}
