import Complexity
import Declarations
import Foundation
import Lines
import Parsing

/// One source file, read and parsed, with what its text alone tells.
struct SourceFile: Sendable {
    let parsed: ParsedFile
    let declarations: FileDeclarations
    let lines: LineCounter
    let bodies: FileBodies

    init(_ found: FoundFile) throws(ParsingError) {
        parsed = try ParsedFile.read(path: found.path, in: found.root, named: found.name)
        declarations = FileDeclarations(parsed)
        lines = LineCounter(file: parsed)
        bodies = FileBodies(parsed)
    }

    var path: String { parsed.path }

    var figures: FileFigures {
        FileFigures(
            path: path,
            lines: lines.counts(),
            types: TypeCounts(declarations.types),
            complexity: ComplexityCounts(bodies.bodies)
        )
    }
}

extension Sequence<SourceFile> {
    /// The lines of all files.
    var lineCounts: LineCounts { reduce(.zero) { $0 + $1.lines.counts() } }

    /// What all files declare.
    var declared: [FileDeclarations] { map(\.declarations) }

    /// The code lines of bodies in these files, each line once.
    func codeLines(of bodies: some Sequence<Body>) -> Int {
        let bodies = Dictionary(grouping: bodies, by: \.file)
        return reduce(0) { sum, file in
            let own = bodies[file.path, default: []]
            return own.isEmpty ? sum : sum + file.lines.codeLines.intersection(own.flatMap(\.lines)).count
        }
    }
}
