import Report
import Support

/// A played scenario as text for a terminal.
public enum PlayedScenarioWriter {
    /// Each step with its messages, and the frames that it ended in.
    public static func text(for played: PlayedScenario) -> PrintableText {
        let head: PrintableText = "\(played.architecture): \(played.scenario)\n"
        return head + played.steps.enumerated().map(text).joined()
    }

    private static func text(number: Int, step: PlayedScenario.Step) -> PrintableText {
        let messages = step.messages.map { "     \($0.way)  \($0.call)  \($0.place)\n" as PrintableText }
        let frames = step.frames.map { frame -> PrintableText in
            "   ▸ \(frame.screen): \(frame.lines.joined(separator: " · "))\n"
        }
        let failure: PrintableText = step.failure.map { "   ✗ \($0)\n" } ?? ""
        return "\n\(number)  \(step.title)\n" + messages.joined() + frames.joined() + failure
    }
}
