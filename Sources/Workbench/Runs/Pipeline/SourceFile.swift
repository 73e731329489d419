import Complexity
import Declarations
import Foundation
import Lines
import Parsing

/// One source file with all that its text alone tells.
struct SourceFile: Sendable {
    let parsed: ParsedFile
    let declarations: FileDeclarations
    let lines: LineCounter
    let logic: LogicLines
    let bodies: FileBodies
    let members: FileMembers

    init(path: String, in root: URL) throws {
        parsed = try ParsedFile.read(path: path, in: root)
        declarations = FileDeclarations(parsed)
        lines = LineCounter(file: parsed)
        logic = LogicLines(of: parsed, among: lines)
        bodies = FileBodies(parsed)
        members = FileMembers(parsed)
    }

    var path: String { parsed.path }
}

extension Sequence<SourceFile> {
    /// The lines of all files.
    var lineCounts: LineCounts { reduce(.zero) { $0 + $1.lines.counts() } }

    /// How many lines of all files do something.
    var logicLines: Int { reduce(0) { $0 + $1.logic.lines.count } }

    /// What all files declare.
    var declared: CodeBaseDeclarations { CodeBaseDeclarations(map(\.declarations)) }
}
