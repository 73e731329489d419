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
        let types = files.declared.types
        let typeRoles = types.map {
            subject.role(ofType: $0.outermost, inFile: $0.file, architecture: architecture)?.name
        }
        let typeScenes = types.map { subject.scene(ofFile: $0.file) }
        self.sources = sources
        self.bodies = bodies
        roles = Self.parts(subject.roles.map(\.name), of: sources, by: \.role, types: typeRoles, bodies: bodies)
        scenes = Self.parts(subject.scenes, of: sources, by: \.scene, types: typeScenes, bodies: bodies)
    }
}

extension ArchitectureParts {
    /// The parts that have a file or a type, where `types` has the part of each type.
    private static func parts(
        _ names: [String?],
        of sources: [SourceFigures],
        by part: (SourceFigures) -> String?,
        types: [String?],
        bodies: [BodyFigures]
    ) -> [PartFigures] {
        (names + [nil]).compactMap { name -> PartFigures? in
            let own = sources.filter { part($0) == name }
            let ownTypes = types.count { $0 == name }
            if own.isEmpty, ownTypes == 0 { return nil }
            let files = Set(own.map(\.path))
            return PartFigures(
                name: name,
                files: own.count,
                types: ownTypes,
                lines: own.map(\.lines).reduce(.zero, +),
                complexity: ComplexityFigures(of: bodies.filter { files.contains($0.file) }),
                coverage: own.compactMap(\.coverage).sum
            )
        }
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
