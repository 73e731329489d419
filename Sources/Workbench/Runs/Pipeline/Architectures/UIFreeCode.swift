import Complexity
import Coupling
import Declarations
import Report

/// The code of an architecture that can be used without a screen: that of its types, and of what files declare outside
/// them, from which no layer can be reached that draws on one.
///
/// What is used elsewhere has to compile there, so the declared graph counts, and not the resolved one.
struct UIFreeCode: Sendable {
    private let files: [SourceFile]
    /// Where the outermost types stand, by file.
    private let parts: [String: [Part]]
    /// What reaches a screen: the files by name that declare such a type, and those that do so outside types; `nil` if
    /// nothing draws.
    private let bound: (types: [String: Set<String>], files: Set<String>)?

    private struct Part {
        let lines: ClosedRange<Int>
        let isFree: Bool
    }

    /// `nil` if it is not known what draws.
    init?(of measurement: ArchitectureMeasurement) {
        guard let userInterface = measurement.subject.userInterface else { return nil }
        let graph = measurement.graphs.declared
        let drawing = graph.nodes.filter { userInterface.draws($0) }
        let reaching = graph.nodes(reaching: drawing).filter { $0.module == measurement.module }
        // Two files may each have a type of one name.
        let types = Dictionary(grouping: reaching, by: \.name).mapValues { Set($0.map(\.file)) }
        let loose = Set(reaching.filter { $0.kind == .file }.map(\.file))
        bound = drawing.isEmpty ? nil : (types, loose)
        files = measurement.files
        let declared = files.declared
        let owners = TypeOwners(declared)
        let extents = zip(owners.types, owners.extents(in: declared)).flatMap { type, extents in
            let isFree = !types[type.outermost, default: []].contains(type.file)
            return extents.map { ($0.file, Part(lines: $0.lines, isFree: isFree)) }
        }
        parts = Dictionary(grouping: extents, by: \.0).mapValues { $0.map(\.1) }
    }

    func contains(_ body: Body) -> Bool {
        guard let bound else { return true }
        let part = parts[body.file, default: []].first { $0.lines.contains(body.start.line) }
        return part?.isFree ?? !bound.files.contains(body.file)
    }

    /// How many code lines it has; if nothing draws, imports are among them.
    var lines: Int {
        guard let bound else { return files.lineCounts.code }
        return files.reduce(0) { sum, file in
            let parts = parts[file.path, default: []]
            let code = file.lines.codeLines
            let inTypes = code.intersection(parts.filter(\.isFree).flatMap(\.lines)).count
            if bound.files.contains(file.path) { return sum + inTypes }
            return sum + inTypes
                + code.subtracting(parts.flatMap(\.lines)).subtracting(file.declarations.imports.map(\.position.line))
                .count
        }
    }
}
