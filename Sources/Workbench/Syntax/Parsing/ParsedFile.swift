import Files
import Foundation
import Support
import SwiftParser
import SwiftSyntax

/// One Swift source file and its syntax tree, as written: both branches of `#if`, operators not folded.
public struct ParsedFile: Sendable {
    /// Relative to the subject's root, with `/` between its parts.
    public let path: String
    /// The whole source.
    public let text: String
    public let tree: SourceFileSyntax
    public let lines: LineTable

    public init(path: String, text: String) {
        self.init(path: path, text: text, parsing: text)
    }

    /// Reads and parses the file that `path` leads to from `root`; it keeps `name`, if there is one, for its path.
    ///
    /// The tree of an outline holds no more than a graph of the compiler's index takes: what is declared outermost, and
    /// type aliases at any depth. Braces without an alias are empty in it, which makes it many times faster to parse.
    /// All that is in it stands where it stands in the text.
    ///
    /// Throws when it is not there or not readable, is no file, is too large or nested too deep, changes meanwhile, or
    /// is not UTF-8.
    public static func read(
        path: String,
        in root: URL,
        named name: String? = nil,
        asOutline: Bool = false
    ) throws(ParsingError) -> ParsedFile {
        do throws(ParsingError.Fault) {
            let text = try text(of: root.appending(path: path, directoryHint: .notDirectory))
            let parsed = asOutline ? CodeOutline.text(of: text) : text
            let scan = NestingScan.scan(parsed)
            if let excess = scan.excess {
                let line = LineTable(of: text).line(atOffset: excess.offset)
                throw .excess(excess.kind, line: line, maximum: excess.maximum)
            }
            let patience = ParsePatience(bytes: parsed.utf8.count)
            let tried = Result { () throws(ThreadError) in
                try patience.parsed { ParsedFile(path: name ?? path, text: text, parsing: parsed) }
            }
            guard let file = try tried.mapError(ParsingError.Fault.noThread).get() else {
                throw .slow(depth: scan.depth)
            }
            if let offset = TreeDepth.excess(in: file.tree) {
                throw .excess(.nesting, line: file.lines.line(atOffset: offset), maximum: TreeDepth.maximum)
            }
            return file
        } catch {
            throw ParsingError(path: name ?? path, fault: error)
        }
    }
}

extension ParsedFile {
    /// Larger files are refused: a tree of dense code takes almost 200 times the memory of its text.
    private static let maximumSize = 4 << 20

    /// The parsed text is as long as the whole, and has its line ends.
    private init(path: String, text: String, parsing parsed: String) {
        self.path = path
        self.text = text
        // Said here because the parser's own default is smaller in debug builds, where it would drop what is deeper.
        var parser = Parser(parsed, maximumNestingLevel: NestingScan.maximumDepth * 2)
        tree = SourceFileSyntax.parse(from: &parser)
        lines = LineTable(of: text)
    }

    private static func text(of file: URL) throws(ParsingError.Fault) -> String {
        let data = try data(of: file)
        if let offset = data.withUnsafeBytes({ $0.firstIndex(of: 0) }) {
            let before = String(decoding: data.prefix(offset + 1), as: UTF8.self)
            throw .hasNull(line: LineTable(of: before).count)
        }
        if let offset = loneReturn(in: data) {
            let before = String(decoding: data.prefix(offset), as: UTF8.self)
            throw .hasReturn(line: LineTable(of: before).count)
        }
        do {
            return try UnicodeFault.text(of: data)
        } catch {
            throw error.isCrowded ? .crowded(line: error.line) : .notUnicode(line: error.line)
        }
    }

    /// Where the first carriage return stands that no line feed follows.
    private static func loneReturn(in data: Data) -> Int? {
        data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            let end = start + bytes.count
            var place = start
            // The C library's search, because a loop takes much longer in debug builds.
            while let found = memchr(place, Int32(UInt8(ascii: "\r")), end - place) {
                place = UnsafeRawPointer(found) + 1
                if place == end || place.load(as: UInt8.self) != UInt8(ascii: "\n") { return place - start - 1 }
            }
            return nil
        }
    }

    private static func data(of file: URL) throws(ParsingError.Fault) -> Data {
        do {
            if let data = try EnclosedFile(at: file).contents(upTo: maximumSize) { return data }
        } catch .notRead(_, let reason) {
            throw .unreadable(reason)
        } catch .tooLarge(_, let limit) {
            throw .tooLarge(limit: limit)
        } catch .changed {
            throw .changed
        } catch {
            throw .notAFile
        }
        throw .unreadable(SystemReason(code: ENOENT))
    }
}
