import Declarations
import Lines
import Report
import Subject

/// The lines of each type of an architecture.
struct TypeMeasurement {
    /// The largest first, by code lines, then by name.
    let figures: [TypeFigures]

    init(of architecture: Architecture, in subject: Subject, files: [SourceFile]) {
        let declared = files.declared
        let extents = declared.extents
        let counters = Dictionary(files.map { ($0.path, $0.lines) }) { first, _ in first }
        var seen: Set<String> = []
        figures = declared.types
            // Private types of one name in several files can't be told apart by their extensions: they are one.
            .filter { seen.insert($0.qualifiedName).inserted }
            .map { type in
                TypeFigures(
                    name: type.qualifiedName,
                    kind: type.kind,
                    role: subject.role(ofType: type.outermost, inFile: type.file, architecture: architecture)?.name,
                    file: type.file,
                    line: type.position.line,
                    lines: extents[type.qualifiedName, default: []].reduce(.zero) { lines, extent in
                        lines + (counters[extent.file]?.counts(in: extent.lines) ?? .zero)
                    }
                )
            }
            .sorted { ($1.lines.code, $0.name) < ($0.lines.code, $1.name) }
    }
}
