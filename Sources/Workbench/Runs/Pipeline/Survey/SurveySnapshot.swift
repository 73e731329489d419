import Report

extension Snapshot {
    /// What a survey tells, target by target; its files belong to no owner.
    init(of survey: Survey) {
        let figures = survey.targets.map { ($0.fullName, $0.figures.mapValues(Figure.init)) }
        let files = survey.files.map { ($0.path, FileSnapshot($0)) }
        self.init(
            engine: survey.engine.rawValue,
            figures: Dictionary(figures) { first, _ in first },
            files: Dictionary(files) { first, _ in first }
        )
    }
}

extension FileSnapshot {
    /// Without an owner the file counts for the code as a whole.
    init(_ figures: FileFigures, owner: String? = nil, types: [String]? = nil, tests: [String]? = nil) {
        self.init(
            owner: owner,
            lines: figures.lines,
            cyclomatic: figures.complexity.cyclomatic,
            cognitive: figures.complexity.cognitive,
            types: types,
            tests: tests
        )
    }
}

extension TargetFigures {
    /// With the folder of its package, where that is not what was measured.
    fileprivate var fullName: String {
        guard let package, !package.isEmpty else { return name }
        return "\(package): \(name)"
    }

    /// By the names that they have in a report, as far as one has them.
    fileprivate var figures: [String: Double?] {
        let martin = coupling.martin
        let counts: [String: Int?] = [
            "files": files, "lines.physical": lines.physical, "lines.code": lines.code,
            "lines.comment": lines.comment, "lines.blank": lines.blank, "lines.logical": lines.logical,
            "declarations.classes": types.classes, "declarations.structs": types.structs,
            "declarations.enums": types.enums, "declarations.actors": types.actors,
            "declarations.protocols": types.protocols, "complexity.bodies": complexity.bodies,
            "complexity.cyclomatic.sum": complexity.cyclomatic,
            "complexity.cyclomatic.maximum": complexity.cyclomaticMaximum,
            "complexity.cognitive.sum": complexity.cognitive, "coupling.declared.edges": coupling.edges,
            "coupling.declared.martin.afferent": martin?.afferent,
            "coupling.declared.martin.efferent": martin?.efferent,
        ]
        let shares: [String: Double?] = [
            "coupling.declared.martin.instability": martin?.instability,
            "coupling.declared.martin.abstractness": martin?.abstractness,
            "coupling.declared.martin.distance": martin?.distance,
        ]
        return counts.mapValues { $0.map(Double.init) }.merging(martin == nil ? [:] : shares) { $1 }
            .filter { martin != nil || !$0.key.contains(".martin.") }
    }
}
