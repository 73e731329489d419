import Picture
import ScreenKit

/// A frame as text: a row for each widget under its label, then the buttons, then the alert.
///
/// What is off stands in round brackets, and is dim where the terminal can do that.
struct ScreenText {
    static let legend = "[ on ]  ( off )  [* selected ]"

    let abilities: TerminalAbilities

    private static let width = 80
    private static let labelWidth = 10

    func lines(of frame: Frame) -> [String] {
        let rows = frame.widgets.flatMap(rows)
        let buttons = ScreenText.wrapped(frame.widgets.compactMap(button))
        let alert = frame.alert.map { AlertBox($0).lines } ?? []
        return [title(of: frame)] + rows + ScreenText.labelled("Buttons", buttons) + alert + [""]
    }
}

extension ScreenText {
    /// A word as it looks, and the room it takes without its escape sequences.
    private struct Word {
        let text: String
        let width: Int
    }

    private func title(of frame: Frame) -> String {
        let start = "── \(frame.screen) "
        return start + String(repeating: "─", count: ScreenText.width - start.count)
    }

    private func rows(for widget: Frame.Widget) -> [String] {
        switch widget.appearance {
        case .label(let text):
            ScreenText.labelled(widget.label, [text.map { HarmlessText($0).description } ?? "none"])
        case .image(let picture):
            ScreenText.labelled(widget.label, [picture.map(\.summary) ?? "none"]) + image(picture)
        case .activity(let isAnimating):
            ScreenText.labelled(widget.label, [isAnimating ? "on" : "off"])
        case .thumbnails(let thumbnails, let selectedIndex, let isEnabled):
            ScreenText.labelled(
                widget.label,
                ScreenText.wrapped(
                    thumbnails.enumerated().map { index, thumbnail in
                        word("\(index + 1) \(thumbnail.name)", isOn: isEnabled, isSelected: index == selectedIndex)
                    }
                )
            )
        case .button:
            []
        }
    }

    private func image(_ picture: Picture?) -> [String] {
        guard let picture, let imageProtocol = abilities.imageProtocol else { return [] }
        return InlineImage(picture, through: imageProtocol).sequence.map { [$0] } ?? []
    }

    private func button(_ widget: Frame.Widget) -> Word? {
        guard case .button(let title, let isEnabled) = widget.appearance else { return nil }
        return word(title, isOn: isEnabled)
    }

    private func word(_ name: String, isOn: Bool, isSelected: Bool = false) -> Word {
        let content = "\(isSelected ? "*" : " ")\(name) "
        let text = isOn ? "[\(content)]" : "(\(content))"
        return Word(text: styled(text, isOn: isOn, isSelected: isSelected), width: text.count)
    }

    private func styled(_ text: String, isOn: Bool, isSelected: Bool) -> String {
        let codes = (isOn ? [] : ["2"]) + (isSelected ? ["7"] : [])
        guard abilities.hasStyles, !codes.isEmpty else { return text }
        return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
    }

    private static func labelled(_ label: String, _ texts: [String]) -> [String] {
        let margins = [label.padding(to: labelWidth)] + Array(repeating: "".padding(to: labelWidth), count: texts.count)
        return zip(margins, texts).map { $0 + $1 }
    }

    /// Lines of words, two blanks apart, none longer than the screen.
    private static func wrapped(_ words: [Word]) -> [String] {
        var lines: [[Word]] = []
        for word in words {
            let line = lines.last ?? []
            if !line.isEmpty, line.map({ $0.width + 2 }).reduce(labelWidth + word.width, +) <= width {
                lines[lines.count - 1].append(word)
            } else {
                lines.append([word])
            }
        }
        return lines.map { $0.map(\.text).joined(separator: "  ") }
    }
}

extension Picture {
    /// Its type, size and pixels, such as `PNG 451×300, 56981 bytes`.
    fileprivate var summary: String {
        let matrix = colorMatrix == nil ? "" : ", under a colour matrix"
        return "\(mediaType.name) \(size.width)×\(size.height), \(data.count) bytes\(matrix)"
    }
}

extension MediaType {
    fileprivate var name: String {
        switch self {
        case .jpeg: "JPEG"
        case .png: "PNG"
        case .gif: "GIF"
        case .webP: "WebP"
        case .svg: "SVG"
        }
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
