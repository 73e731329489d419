import Complexity
import Coverage
import Declarations
import Report

/// An architecture cut along its files: one by one, by role and by scene.
struct ArchitectureParts {
    let sources: [SourceFigures]
    let bodies: [BodyFigures]
    private let measurement: ArchitectureMeasurement
    private let types: [TypeFigures]
    /// Lines that do something, by path.
    private let logic: [String: Int]
    private let coverage: CoverageRuns<FileCoverage>?

    init(
        of measurement: ArchitectureMeasurement,
        types: [TypeFigures],
        logic: [String: Int],
        synchronising: Set<Body>,
        deciding: Set<Body>,
        composing: Set<Body>,
        coverage: CoverageRuns<FileCoverage>?
    ) {
        self.measurement = measurement
        self.types = types
        self.logic = logic
        self.coverage = coverage
        let files = measurement.files
        sources = files.map { file in
            SourceFigures(
                path: file.path,
                role: measurement.role(ofFile: file.path),
                scene: measurement.subject.scene(ofFile: file.path),
                lines: file.lines.counts(),
                coverage: coverage?.map { $0.figures(of: [file.path]) },
                gaps: coverage.flatMap { $0.all.gaps(of: file.path) },
                unitGaps: coverage?.unit.flatMap { $0.gaps(of: file.path) }
            )
        }
        let stretches = files.map { file in
            (file.path, file.bodies.bodies.map(CodeStretch.init))
        }
        let regions = coverage.map { StretchCoverage(of: $0, in: Dictionary(uniqueKeysWithValues: stretches)) }
        let declared = Set(files.declared.types.map(\.outermost))
        let counters = Dictionary(files.map { ($0.path, $0.lines) }) { first, _ in first }
        bodies = files.flatMap(\.bodies.bodies).map { body in
            // One in an extension of another module's type has the role of its file.
            let own = body.type.map(\.firstNamePart).flatMap { declared.contains($0) ? $0 : nil }
            return BodyFigures(
                body,
                role: own.map { measurement.role(ofType: $0, in: body.file) } ?? measurement.role(ofFile: body.file),
                lines: counters[body.file]?.counts(in: body.lines).code ?? 0,
                regions: regions?[body],
                isSynchronising: synchronising.contains(body),
                isDeciding: deciding.contains(body),
                isComposing: composing.contains(body)
            )
        }
    }

    /// A type may have another role than the file it stands in.
    var roles: [PartFigures] {
        parts(
            named: measurement.subject.roles.map(\.name),
            file: \.role,
            figures: \.role,
            type: measurement.role(of:)
        )
    }

    var scenes: [PartFigures] {
        let subject = measurement.subject
        return parts(
            named: subject.scenes,
            file: \.scene,
            figures: { subject.scene(ofFile: $0.file) },
            type: { subject.scene(ofFile: $0.file) }
        )
    }
}

extension ArchitectureParts {
    /// In the order of the names, those that have a file or a type; what belongs to no name comes last.
    private func parts(
        named names: [String],
        file filePart: (SourceFigures) -> String?,
        figures figuresPart: (TypeFigures) -> String?,
        type typePart: (TypeDeclaration) -> String?
    ) -> [PartFigures] {
        let files = measurement.files
        let sources = Dictionary(grouping: sources, by: filePart)
        let types = Dictionary(grouping: types, by: figuresPart)
        let declared = Dictionary(grouping: files.declared.types, by: typePart)
        let bodies = Dictionary(grouping: bodies, by: \.file)
        let filesByPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        return (names + [nil]).filter { sources[$0] != nil || declared[$0] != nil }.map { name in
            let paths = sources[name, default: []].map(\.path)
            let ownFiles = paths.compactMap { filesByPath[$0] }
            let ownTypes = types[name, default: []]
            return PartFigures(
                name: name,
                files: paths.count,
                // Not those with figures, which may be fewer: both branches of an `#if` can have a type of one name.
                types: declared[name, default: []].count,
                lines: ownFiles.lineCounts,
                logicLines: paths.reduce(0) { $0 + logic[$1, default: 0] },
                largestType: ownTypes.map(\.lines.code).max(),
                highestWMC: ownTypes.map(\.wmc).max(),
                state: ownTypes.reduce(0) { $0 + ($1.state?.count ?? 0) },
                complexity: ComplexityFigures(of: paths.flatMap { bodies[$0, default: []] }),
                coverage: paths.isEmpty ? nil : coverage?.map { $0.figures(of: paths) }
            )
        }
    }
}
