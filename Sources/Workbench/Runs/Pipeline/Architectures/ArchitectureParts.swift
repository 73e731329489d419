import Complexity
import Coverage
import Declarations
import Lines
import Report
import Subject

/// An architecture cut along its files: one by one, by role and by scene.
struct ArchitectureParts {
    let sources: [SourceFigures]
    let bodies: [BodyFigures]

    private let architecture: Architecture
    private let subject: Subject
    private let files: [SourceFile]
    private let types: [TypeFigures]

    /// Lines that do something, by path.
    private let logic: [String: Int]

    private let glue: GlueLines

    init(
        of architecture: Architecture,
        in subject: Subject,
        files: [SourceFile],
        types: [TypeFigures],
        logic: [String: Int],
        glue: GlueLines,
        coverage: CoverageRuns<FileCoverage>?
    ) {
        self.architecture = architecture
        self.subject = subject
        self.files = files
        self.types = types
        self.logic = logic
        self.glue = glue
        sources = files.map { file in
            SourceFigures(
                path: file.path,
                role: subject.role(ofFile: file.path, architecture: architecture)?.name,
                scene: subject.scene(ofFile: file.path),
                lines: file.lines.counts(),
                coverage: coverage?.map { $0.figures(of: [file.path]) },
                gaps: coverage.map { $0.all.gaps(of: file.path) }
            )
        }
        let stretches = files.map { ($0.path, $0.bodies.bodies.map { CodeStretch(body: $0) }) }
        let bodyCoverage = coverage.map { StretchCoverage(of: $0, in: Dictionary(uniqueKeysWithValues: stretches)) }
        bodies = files.flatMap(\.bodies.bodies).map { body in
            let role = subject.role(ofFile: body.file, architecture: architecture)?.name
            return BodyFigures(body, role: role, regions: bodyCoverage?[body])
        }
    }

    /// A type may have another role than the file it stands in.
    var roles: [PartFigures] {
        parts(named: subject.roles.map(\.name), file: \.role, figures: \.role) { type in
            subject.role(ofType: type.outermost, inFile: type.file, architecture: architecture)?.name
        }
    }

    var scenes: [PartFigures] {
        parts(named: subject.scenes, file: \.scene, figures: { subject.scene(ofFile: $0.file) }) { type in
            subject.scene(ofFile: type.file)
        }
    }
}

extension ArchitectureParts {
    /// In the order of the names, those that have a file or a type; what belongs to none of them comes last.
    private func parts(
        named names: [String],
        file filePart: (SourceFigures) -> String?,
        figures figuresPart: (TypeFigures) -> String?,
        type typePart: (TypeDeclaration) -> String?
    ) -> [PartFigures] {
        let sources = Dictionary(grouping: sources, by: filePart)
        let types = Dictionary(grouping: types, by: figuresPart)
        let declared = Dictionary(grouping: files.declared.types, by: typePart)
        let bodies = Dictionary(grouping: bodies, by: \.file)
        let filesByPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        return (names + [nil]).filter { sources[$0] != nil || declared[$0] != nil }.map { name in
            let own = sources[name, default: []]
            let ownFiles = own.compactMap { filesByPath[$0.path] }
            let ownTypes = types[name, default: []]
            return PartFigures(
                name: name,
                files: own.count,
                // Not those with figures, which may be fewer: both branches of an `#if` can have a type of one name.
                types: declared[name, default: []].count,
                lines: ownFiles.lineCounts,
                logicLines: own.reduce(0) { $0 + logic[$1.path, default: 0] },
                glueLines: glue.lines(of: ownFiles),
                largestType: ownTypes.map(\.lines.code).max(),
                highestWMC: ownTypes.map(\.wmc).max(),
                complexity: ComplexityFigures(of: own.flatMap { bodies[$0.path, default: []] }),
                coverage: own.compactMap(\.coverage).sum
            )
        }
    }
}

extension BodyFigures {
    fileprivate init(_ body: Body, role: String?, regions: CoverageRuns<CoverageCount>?) {
        self.init(
            name: body.name,
            kind: body.kind,
            type: body.type,
            role: role,
            file: body.file,
            line: body.position.line,
            cyclomatic: body.cyclomatic.value,
            coalescings: body.cyclomatic.coalescings,
            cognitive: body.cognitive,
            regions: regions
        )
    }
}

extension CodeStretch<Body> {
    fileprivate init(body: Body) {
        self.init(
            body,
            start: CoveragePlace(line: body.start.line, column: body.start.column),
            end: CoveragePlace(line: body.end.line, column: body.end.column)
        )
    }
}

extension [CoverageRuns<CoverageFigures>] {
    /// `nil` for an empty list.
    fileprivate var sum: CoverageRuns<CoverageFigures>? {
        guard let first else { return nil }
        return dropFirst().reduce(first) { left, right in
            CoverageRuns(
                unit: left.unit + right.unit,
                scenarios: left.scenarios + right.scenarios,
                all: left.all + right.all
            )
        }
    }
}
