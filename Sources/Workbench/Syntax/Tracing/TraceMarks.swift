import Parsing
import SwiftSyntax

/// What is to be written into a file, and which of its bodies tell their calls by it.
struct TraceMarks {
    private let file: ParsedFile
    private let firstNumber: Int

    private(set) var bodies: [TracedBody] = []
    private(set) var untraced: [UntracedBody] = []
    private(set) var insertions: [TraceInsertion] = []

    /// The first body has this number, each further one the next.
    init(in file: ParsedFile, firstNumber: Int) {
        self.file = file
        self.firstNumber = firstNumber
    }

    func position(of token: TokenSyntax) -> SourcePosition {
        file.lines.position(atOffset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// Gives the number by which the body there tells its calls.
    mutating func add(_ place: TracedPlace) -> Int {
        let number = firstNumber + bodies.count
        bodies.append(
            TracedBody(
                number: number,
                name: place.name,
                type: place.type,
                file: file.path,
                line: place.line,
                isClosure: place.isClosure,
                brace: place.brace
            )
        )
        return number
    }

    /// Notes that the code of the body with this number names something, for a call with its labels: `(with:)`.
    mutating func mention(_ name: TokenSyntax, labels: String = "", in number: Int) {
        let line = position(of: name).line
        var lines = bodies[number - firstNumber].mentions[name.text + labels] ?? []
        if lines.last != line { lines.append(line) }
        bodies[number - firstNumber].mentions[name.text + labels] = lines
    }

    mutating func leaveAlone(_ place: TracedPlace, for reason: UntracedBody.Reason) {
        untraced.append(
            UntracedBody(
                name: place.name,
                type: place.type,
                file: file.path,
                line: place.line,
                brace: place.brace,
                reason: reason
            )
        )
    }

    mutating func insert(_ text: String, at position: AbsolutePosition) {
        insertions.append(TraceInsertion(offset: position.utf8Offset, text: text))
    }
}

/// A body's name and place.
struct TracedPlace {
    let name: String
    let type: String?
    let line: Int
    let brace: SourcePosition?
    let isClosure: Bool
}
