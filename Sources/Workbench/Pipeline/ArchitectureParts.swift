import Complexity
import Coverage
import Declarations
import Lines
import Report
import Subject

/// An architecture cut along its files: one by one, by role and by scene.
struct ArchitectureParts {
    let sources: [SourceFigures]
    let roles: [PartFigures]
    let scenes: [PartFigures]
    let bodies: [BodyFigures]

    init(
        of architecture: Architecture,
        in subject: Subject,
        files: [SourceFile],
        types: [TypeFigures],
        glue: GlueLines,
        coverage: CoverageRuns<FileCoverage>?
    ) {
        let sources = files.map { file in
            SourceFigures(
                path: file.path,
                role: subject.role(ofFile: file.path, architecture: architecture)?.name,
                scene: subject.scene(ofFile: file.path),
                lines: file.lines.counts(),
                coverage: coverage?.map { $0.figures(of: [file.path]) },
                gaps: coverage.map { $0.all.gaps[file.path, default: []] }
            )
        }
        let stretches = files.map { ($0.path, $0.bodies.bodies.map { CodeStretch(body: $0) }) }
        let bodyCoverage = coverage.map { StretchCoverage(of: $0, in: Dictionary(uniqueKeysWithValues: stretches)) }
        let bodies = files.flatMap(\.bodies.bodies).map { body in
            let role = subject.role(ofFile: body.file, architecture: architecture)?.name
            return BodyFigures(body, role: role, regions: bodyCoverage?[body])
        }
        let declared = files.declared.types
        let typeRoles = declared.map {
            subject.role(ofType: $0.outermost, inFile: $0.file, architecture: architecture)?.name
        }
        let typeScenes = declared.map { subject.scene(ofFile: $0.file) }
        self.sources = sources
        self.bodies = bodies
        func parts(
            _ names: [String],
            by part: (SourceFigures) -> String?,
            typeParts: [String?],
            typePart: (TypeFigures) -> String?
        ) -> [PartFigures] {
            // What belongs to no part comes last.
            (names + [nil]).compactMap { name -> PartFigures? in
                let own = Set(sources.filter { part($0) == name }.map(\.path))
                let typeCount = typeParts.count { $0 == name }
                if own.isEmpty, typeCount == 0 { return nil }
                return PartFigures(
                    name: name,
                    files: files.filter { own.contains($0.path) },
                    declaredTypes: typeCount,
                    types: types.filter { typePart($0) == name },
                    glue: glue,
                    complexity: ComplexityFigures(of: bodies.filter { own.contains($0.file) }),
                    coverage: sources.filter { own.contains($0.path) }.compactMap(\.coverage).sum
                )
            }
        }
        roles = parts(subject.roles.map(\.name), by: \.role, typeParts: typeRoles, typePart: \.role)
        scenes = parts(subject.scenes, by: \.scene, typeParts: typeScenes) { subject.scene(ofFile: $0.file) }
    }
}

extension PartFigures {
    /// `types` may be fewer than the declared ones, of which both branches of an `#if` can have one.
    fileprivate init(
        name: String?,
        files: [SourceFile],
        declaredTypes: Int,
        types: [TypeFigures],
        glue: GlueLines,
        complexity: ComplexityFigures,
        coverage: CoverageRuns<CoverageFigures>?
    ) {
        self.init(
            name: name,
            files: files.count,
            types: declaredTypes,
            lines: files.lineCounts,
            logicLines: files.logicLines,
            glueLines: glue.lines(of: files),
            largestType: types.map(\.lines.code).max(),
            highestWMC: types.map(\.wmc).max(),
            complexity: complexity,
            coverage: coverage
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
    /// None for none.
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
