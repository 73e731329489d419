import Complexity
import Parsing
import SwiftSyntax

/// A source file whose bodies tell when they are entered and left, and which otherwise does the same.
///
/// Functions, initialisers, deinitialisers, accessors and closures tell it to `CatwalkTrace`, whose source is
/// `TraceRecorder.sources`. All that is written into the file stands on lines that are there, so that each line has the
/// number that it had.
public struct TracedSource: Sendable {
    /// The file's path, relative to the subject's root.
    public let path: String
    public let text: String
    public let bodies: [TracedBody]
    public let untraced: [UntracedBody]

    /// The text with an import of the recorder, which stands on the first line, so that each line keeps its number.
    public var importingText: String {
        // The compiler takes a mark of byte order that does not come first for a name.
        "import \(TraceRecorder.module); \(text.trimmingPrefix("\u{FEFF}"))"
    }

    /// The first body has this number, each further one the next.
    ///
    /// With `tellsWrites`, stored properties of classes tell that they are set: `text.set`.
    public init(_ file: ParsedFile, firstNumber: Int = 0, tellsWrites: Bool = false) {
        let marker = TraceMarker(file: file, firstNumber: firstNumber, tellsWrites: tellsWrites)
        marker.walk(file.tree)
        path = file.path
        bodies = marker.marks.bodies
        untraced = marker.marks.untraced
        text = marker.marks.insertions.text(within: file.text)
    }
}

/// A piece of text that comes into another one.
struct TraceInsertion {
    /// In UTF-8.
    let offset: Int
    let text: String
}

extension [TraceInsertion] {
    /// The text with all of them; of several at one place, the first comes first.
    func text(within text: String) -> String {
        var result: [UInt8] = []
        let bytes = Array<UInt8>(text.utf8)
        var taken = 0
        // Sorting keeps the order of what is alike.
        for insertion in sorted(by: { $0.offset < $1.offset }) {
            result += bytes[taken..<insertion.offset]
            result += Array<UInt8>(insertion.text.utf8)
            taken = insertion.offset
        }
        result += bytes[taken...]
        return String(decoding: result, as: UTF8.self)
    }
}
