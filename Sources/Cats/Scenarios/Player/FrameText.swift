import Picture
import ScreenKit

// Frames in words, short enough for one line of a failed test.

extension Frame {
    var summary: String {
        let widgets = widgets.map(\.summary).joined(separator: " · ")
        return "\(screen): \(widgets)" + (alert.map { " · \($0.summary)" } ?? "")
    }

    /// Tells only what differs, each as it is and as it should be.
    func differences(from expected: Frame) -> String {
        guard screen == expected.screen, widgets.count == expected.widgets.count else {
            return "\(summary) instead of \(expected.summary)"
        }
        let pairs = zip(widgets, expected.widgets).filter { $0 != $1 }.map { ($0.summary, $1.summary) }
        let alerts = alert == expected.alert ? [] : [(alert.summary, expected.alert.summary)]
        return (pairs + alerts).map { "\($0) instead of \($1)" }.joined(separator: ", ")
    }
}

extension Frame.Alert {
    fileprivate var summary: String { "alert “\(message)” \(actions)" }
}

extension Frame.Alert? {
    fileprivate var summary: String { self?.summary ?? "no alert" }
}

extension Frame.Widget {
    fileprivate var summary: String { "\(identifier) \(appearance.summary)" }
}

extension Frame.Appearance {
    fileprivate var summary: String {
        switch self {
        case .label(let text): text.map { "“\($0)”" } ?? "none"
        case .image(let picture): picture.map { String(decoding: $0.data, as: UTF8.self) } ?? "none"
        case .activity(let isAnimating): isAnimating ? "on" : "off"
        case .button(_, let isEnabled): isEnabled ? "on" : "off"
        case .thumbnails(let thumbnails, let selected, let isEnabled):
            "\(isEnabled ? "on" : "off"), \(thumbnails.count) of \(pictures(in: thumbnails)), "
                + "\(selected.map { "number \($0 + 1)" } ?? "none") selected"
        }
    }

    private func pictures(in thumbnails: [Thumbnail]) -> String {
        thumbnails.first.map { String(decoding: $0.picture.data, as: UTF8.self) } ?? "nothing"
    }
}
