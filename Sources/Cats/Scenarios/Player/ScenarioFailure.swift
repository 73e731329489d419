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
        case nothingAsked(Request.Kind)
        case asked(Request.Kind)
        case askedTwice(Request.Kind)
        case notCancelled(Request.Kind)
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
        case .wrongFrame(let expected, let shown): "not shown as expected: \(shown.differences(from: expected))"
        case .unexpectedFrame(let frame): "this was shown, but nothing new was expected: \(frame.summary)"
        case .nothingAsked(let request): "the app has no such request open: \(request)"
        case .asked(let request): "the app should not have made this request: \(request)"
        case .askedTwice(let request): "the app waits for this twice at once: \(request)"
        case .notCancelled(let request): "the app should have cancelled its request, and did not: \(request)"
        case .notSaved: "the library was not given the photo that shows, or its saving was cancelled"
        case .survivors(let parts): "still alive after the app was let go: \(parts.joined(separator: ", "))"
        }
    }
}
