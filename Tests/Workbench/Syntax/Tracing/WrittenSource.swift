import Parsing

@testable import Tracing

extension TracedSource {
    /// The traced source of a file with this text; its first body has the number 7.
    static func written(_ text: String, tellsWrites: Bool = false) -> TracedSource {
        TracedSource(ParsedFile(path: "A.swift", text: text), firstNumber: 7, tellsWrites: tellsWrites)
    }
}
