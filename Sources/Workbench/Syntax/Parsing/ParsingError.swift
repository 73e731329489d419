import Support

/// Why a source file could not be parsed.
public struct ParsingError: Error, Hashable, Sendable {
    /// Relative to the root.
    public let path: String
    let fault: Fault

    enum Fault: Error, Hashable {
        /// The file is not there, or may not be read.
        case unreadable(SystemReason)
        /// A folder, a named pipe, a socket or a device.
        case notAFile
        /// `limit` is in bytes.
        case tooLarge(limit: Int)
        /// It was written to while it was read.
        case changed
        /// The line has the first bytes that are not UTF-8.
        case notUnicode(line: Int)
        /// In that line a letter stands under too many marks.
        case crowded(line: Int)
        /// The line ends with the first carriage return that no line feed follows.
        case hasReturn(line: Int)
        /// The line has the first NUL byte.
        case hasNull(line: Int)
        /// From that line on the parser would not come to an end, or overflow its stack.
        case excess(NestingScan.Excess.Kind, line: Int, maximum: Int)
        /// The parser was given up; so deep are its brackets.
        case slow(depth: Int)
        /// There is none left on which the parser could be given up.
        case noThread(ThreadError)
    }
}

extension ParsingError {
    /// For what is known to be no file before it is read.
    public static func notAFile(path: String) -> ParsingError { ParsingError(path: path, fault: .notAFile) }

    /// What happened and what to do, without the path.
    public var reason: String {
        switch fault {
        case .unreadable(let reason):
            "It could not be read: \(reason). Check that it is there and that you may read it."
        case .notAFile:
            "It is no regular file. Remove it, or give it another name."
        case .tooLarge(let limit):
            "It is larger than \(limit / 1024 / 1024) MiB. Split it, or move it out of the sources."
        case .changed:
            "It changed while it was read. Measure again when nothing writes to it."
        case .notUnicode(let line):
            "It is not UTF-8, first in line \(line). Convert it to UTF-8."
        case .crowded(let line):
            "In line \(line) a letter stands under more marks than any script has. Take some away."
        case .hasReturn(let line):
            "Line \(line) ends with a carriage return alone, which the compiler takes for no end of a line. Save the file with "
                + "the line ends of Unix or Windows."
        case .hasNull(let line):
            "It has a NUL byte in line \(line). Remove it, or give the file another name if it is no source."
        case .excess(.nesting, let line, let maximum):
            "In line \(line) it is nested deeper than \(maximum) levels. Make it flatter."
        case .excess(.words, let line, let maximum):
            "In line \(line) more than \(maximum) words stand in a row without punctuation between them. Break the row up."
        case .excess(.alternatives, let line, let maximum):
            "In line \(line) more than \(maximum) else if follow each other. Make a switch or a table of them."
        case .excess(.conflict, let line, _):
            "In line \(line) begins a merge conflict. Resolve it."
        case .excess(.comparisons, let line, let maximum):
            "In line \(line) more than \(maximum) comparisons with < stand in one list. Break the list up."
        case .excess(.hashes, let line, let maximum):
            "In line \(line) more than \(maximum) # stand in a row. No literal needs so many: take some away."
        case .excess(.backslashes, let line, let maximum):
            "Up to line \(line) there are more than \(maximum) \\ outside of strings. Split the file."
        case .excess(.braces, let line, let maximum):
            "Up to line \(line) there are more than \(maximum) {. Split the file."
        case .slow(let depth):
            "The parser takes too long for it, so Catwalk gave it up. Split the file, or nest its brackets less, which are \(depth) "
                + "deep."
        case .noThread(let error):
            "\(error)"
        }
    }
}

extension ParsingError: CustomStringConvertible {
    public var description: String { "The source file \(PrintablePath(path)) could not be measured. \(reason)" }
}
