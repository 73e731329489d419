import Lines

extension Snapshot {
    /// What a report tells: of edges their figures alone, of tests what came of running them.
    ///
    /// - Parameters:
    ///   - report: only its measured architectures have figures.
    ///   - figures: those of the report, and what else is known of its architectures.
    ///   - files: what else is known of each file, by its path; it takes the place of what the report tells.
    public init(of report: Report, figures: ReportFigures, files: [String: FileSnapshot] = [:]) {
        let own = report.measured.map { ($0.name, Self.figures(of: $0, in: figures)) }
        let layers = report.shared.map { ($0.name, Self.figures(of: $0)) }
        self.init(
            engine: report.measured.first?.coupling.engine.rawValue ?? "",
            figures: Dictionary(own + layers) { first, _ in first },
            files: report.measured.flatMap(Self.files).reduce(into: files) { known, file in
                if known[file.path] == nil { known[file.path] = file.snapshot }
            }
        )
    }
}

extension Snapshot {
    /// Only the length of these lists is kept, and not what each element comes to.
    private static let lists: Set<String> = [
        "bodies", "habits", "habitsNotLookedFor", "sources", "types", "violations",
    ]

    private static func figures(
        of architecture: ArchitectureFigures,
        in figures: ReportFigures
    ) -> [String: Figure] {
        let known = figures.filledTree[[architecture.name]]?.figures ?? []
        return known.reduce(into: [:]) { kept, figure in
            if isKept(figure.path), !isEmptyCell(figure) {
                kept[FigurePath(figure.path).text] = Figure(figure.value).settled
            }
        }
    }

    private static func isKept(_ path: [String]) -> Bool {
        guard let first = path.first, lists.contains(first), path.count > 1 else { return true }
        return path == [first, "count"] && !["bodies", "habitsNotLookedFor", "sources"].contains(first)
            || first == "types" && TypeSums.names.contains(path[1])
    }

    /// A matrix is mostly empty, and a cell that is not there is 0.
    private static func isEmptyCell(_ figure: (path: [String], value: Double?)) -> Bool {
        figure.value == 0 && FigurePath(figure.path).matrix != nil
    }

    private static func figures(of layer: SharedLayer) -> [String: Figure] {
        let lines = layer.lines
        let counts = [
            "files": layer.files, "lines.physical": lines.physical, "lines.code": lines.code,
            "lines.comment": lines.comment, "lines.blank": lines.blank, "lines.logical": lines.logical,
        ]
        return counts.mapValues { Figure(Double($0)) }
    }

    private static func files(of architecture: ArchitectureFigures) -> [(path: String, snapshot: FileSnapshot)] {
        let bodies = Dictionary(grouping: architecture.bodies, by: \.file)
        let types = Dictionary(grouping: architecture.types, by: \.file)
        return architecture.sources.map { source in
            let own = bodies[source.path, default: []]
            return (
                source.path,
                FileSnapshot(
                    owner: architecture.name,
                    role: source.role,
                    scene: source.scene,
                    lines: source.lines,
                    cyclomatic: own.reduce(0) { $0 + $1.cyclomatic },
                    cognitive: own.reduce(0) { $0 + ($1.cognitive ?? 0) },
                    types: types[source.path, default: []].map(\.name).sorted()
                )
            )
        }
    }
}
