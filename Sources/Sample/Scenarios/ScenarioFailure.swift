import Foundation
import ScreenKit

/// Where a scenario went wrong, and how.
public struct ScenarioFailure: Error, Hashable, Sendable {
    public let scenario: String

    /// The step, counted from 1; 0 is the opening.
    public let step: Int
    public let reason: Reason

    public enum Reason: Error, Hashable, Sendable {
        case tap(TapError)
        case missingFrame(expected: Frame)
        case wrongFrame(expected: Frame, shown: Frame)
        case unexpectedFrame(Frame)
        case nothingAsked(String)
        case asked(String)
        case notCancelled(String)
        case notSaved
        case survivors([String])
    }
}

extension ScenarioFailure: LocalizedError, CustomStringConvertible {
    public var errorDescription: String? { description }
    public var description: String { "“\(scenario)”, step \(step): \(reason.explanation)" }
}

extension ScenarioFailure.Reason {
    var explanation: String {
        switch self {
        case .tap(let error): error.localizedDescription
        case .missingFrame(let expected): "nothing new was shown, but this was expected: \(expected.summary)"
        case .wrongFrame(let expected, let shown): "expected \(expected.summary), but shown was \(shown.summary)"
        case .unexpectedFrame(let frame): "this was shown, but nothing new was expected: \(frame.summary)"
        case .nothingAsked(let request): "the app has no open request to answer: \(request)"
        case .asked(let request): "the app should not have made this request: \(request)"
        case .notCancelled(let request): "the app should have cancelled its request, and did not: \(request)"
        case .notSaved: "the library was not given the photo that shows, or its saving was cancelled"
        case .survivors(let parts): "still alive after the app was let go: \(parts.joined(separator: ", "))"
        }
    }
}

extension Frame {
    fileprivate var summary: String {
        let widgets = widgets.map { "\($0.identifier) \($0.appearance.summary)" }.joined(separator: " · ")
        return "\(screen): \(widgets)" + (alert.map { " · alert “\($0.message)”" } ?? "")
    }
}

extension Frame.Appearance {
    fileprivate var summary: String {
        switch self {
        case .label(let text): text.map { "“\($0)”" } ?? "none"
        case .image(let picture): picture.map { String(decoding: $0.data, as: UTF8.self) } ?? "none"
        case .activity(let isAnimating): isAnimating ? "on" : "off"
        case .button(_, let isEnabled): isEnabled ? "on" : "off"
        case .thumbnails(let thumbnails, let selected, let isEnabled):
            "\(isEnabled ? "on" : "off"), \(selected.map { thumbnails[$0].name } ?? "none") selected"
        }
    }
}
