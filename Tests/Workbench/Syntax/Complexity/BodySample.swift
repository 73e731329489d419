import Complexity
import Parsing
import Testing

/// A small source with every body in it and its numbers, found by hand.
struct BodySample: Sendable, CustomTestStringConvertible {
    let reason: String
    let text: String

    /// Name, cyclomatic and cognitive complexity of each body: `f() 3 2`.
    ///
    /// `3(1)` says that 1 of the 3 is `??`; `-` is the cognitive complexity of a body that another one counts.
    let bodies: [String]

    init(_ reason: String, _ text: String, _ bodies: String...) {
        self.reason = reason
        self.text = text
        self.bodies = bodies
    }

    var testDescription: String { reason }

    var measured: [String] { Self.bodies(of: text).map(\.summary) }

    static func bodies(of text: String, path: String = "Sample.swift") -> [Body] {
        FileBodies(ParsedFile(path: path, text: text)).bodies
    }
}

extension Body {
    fileprivate var summary: String {
        let coalescings = cyclomatic.coalescings == 0 ? "" : "(\(cyclomatic.coalescings))"
        let cognitive = cognitive.map { String($0) } ?? "-"
        return "\(name) \(cyclomatic.value)\(coalescings) \(cognitive)"
    }
}
