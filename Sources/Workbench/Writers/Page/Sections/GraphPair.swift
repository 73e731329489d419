import Report

/// A number of both graphs, as it is read: one if they agree.
enum GraphPair {
    /// The measures that both graphs have.
    static let measures = ["edges", "nodes-in-cycles", "acd", "nccd"].compactMap { name in
        let both = ["declared", "resolved"].compactMap { graph in
            Measure.all.first { $0.name == "\(name)-\(graph)" }
        }
        return both.count == 2 ? (declared: both[0], resolved: both[1]) : nil
    }

    /// How many nodes an architecture's graphs have, and the measures of both.
    static func all(of figures: ArchitectureFigures) -> [Content] {
        let (declared, resolved) = (figures.coupling.declared, figures.coupling.resolved)
        return [content(String(declared.nodes), String(resolved.nodes))]
            + measures.map { declared, resolved in
                content(
                    NumberText.value(declared.value(figures), declared.format),
                    NumberText.value(resolved.value(figures), resolved.format)
                )
            }
    }

    /// `level` is how dark its cell is; `nil` if all are alike.
    static func content(_ declared: String, _ resolved: String, level: Int? = nil) -> Content {
        ["declared": declared, "resolved": resolved, "isSame": declared == resolved, "level": level]
    }
}
