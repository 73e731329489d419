import Support

/// Why a source file could not be parsed.
public enum ParsingError: Error, Hashable, Sendable {
    /// The file is not there, or may not be read; `reason` is the system's.
    case unreadable(path: String, reason: String)
    /// A folder, a named pipe, a socket or a device.
    case notAFile(path: String)
    /// `maximum` is in bytes.
    case tooLarge(path: String, maximum: Int)
    /// It was written to while it was read.
    case changed(path: String)
    /// The line has the first bytes that are not UTF-8.
    case notUnicode(path: String, line: Int)
    /// The line has the first NUL byte.
    case hasNull(path: String, line: Int)
    /// From that line on the parser would not come to an end, or overflow its stack.
    case tooDeep(path: String, line: Int, maximum: Int)
    /// In that line there are more words or operators in a row than the parser comes to an end with.
    case tooManyWords(path: String, line: Int, maximum: Int)
    /// In that line a function has one `else` more than the parser comes to an end with.
    case tooManyAlternatives(path: String, line: Int, maximum: Int)
    /// In that line there are more `#` in a row than the parser comes to an end with.
    case tooManyHashes(path: String, line: Int, maximum: Int)
    /// In that line begins one merge conflict more than the parser comes to an end with.
    case tooManyConflicts(path: String, line: Int, maximum: Int)
}

extension ParsingError {
    /// Relative to the root.
    public var path: String {
        switch self {
        case .unreadable(let path, _), .notAFile(let path), .tooLarge(let path, _), .changed(let path),
            .notUnicode(let path, _), .hasNull(let path, _), .tooDeep(let path, _, _), .tooManyWords(let path, _, _),
            .tooManyAlternatives(let path, _, _), .tooManyHashes(let path, _, _),
            .tooManyConflicts(let path, _, _):
            path
        }
    }

    /// What happened and what to do, without the path.
    public var reason: String {
        switch self {
        case .unreadable(_, let reason):
            "It could not be read: \(reason). Check that it is there and that you may read it."
        case .notAFile:
            "It is no regular file. Remove it, or give it another name."
        case .tooLarge(_, let maximum):
            "It is larger than \(maximum / 1024 / 1024) MiB. Split it, or move it out of the sources."
        case .changed:
            "It changed while it was read. Measure again when nothing writes to it."
        case .notUnicode(_, let line):
            "It is not UTF-8, first in line \(line). Convert it to UTF-8."
        case .hasNull(_, let line):
            "It has a NUL byte in line \(line). Remove it, or give the file another name if it is no source."
        case .tooDeep(_, let line, let maximum):
            "In line \(line) it is nested deeper than \(maximum) levels. Make it flatter."
        case .tooManyWords(_, let line, let maximum):
            "In line \(line) more than \(maximum) words stand in a row without punctuation between them. Break the row up."
        case .tooManyAlternatives(_, let line, let maximum):
            "In line \(line) a function has more than \(maximum) times else. Make several functions of it."
        case .tooManyConflicts(_, let line, let maximum):
            "In line \(line) begins one of more than \(maximum) merge conflicts. Resolve them."
        case .tooManyHashes(_, let line, let maximum):
            "In line \(line) more than \(maximum) # stand in a row. No literal needs so many: take some away."
        }
    }
}

extension ParsingError: CustomStringConvertible {
    public var description: String { "The source file \(PrintablePath(path)) could not be measured. \(reason)" }
}
