/// What the types of an architecture come to together; a list of them would say too much.
enum TypeSums {
    static let names: Set = ["wmc", "lcom4", "cbo", "rfc"]

    /// A figure's sum and maximum over the types that have it, by the figure's name.
    static func trees(of types: [TypeFigures]) -> [String: FigureTree] {
        [
            "wmc": tree(of: types.map { Double($0.wmc) }),
            "lcom4": tree(of: types.compactMap(\.lcom4.value)),
            "cbo": tree(of: types.compactMap(\.coupling).map { Double($0.cbo) }),
            "rfc": tree(of: types.compactMap(\.coupling?.rfc).map(Double.init)),
        ]
    }

    private static func tree(of values: [Double]) -> FigureTree {
        .branch(["sum": .figure(values.reduce(0, +)), "maximum": .figure(values.max())])
    }
}

extension ReportFigures {
    /// With what the types of each architecture come to together.
    public func withTypeSums(of report: Report) -> ReportFigures {
        report.measured.reduce(self) { figures, architecture in
            TypeSums.trees(of: architecture.types).reduce(figures) { figures, sum in
                figures.adding(sum.value, of: architecture.name, at: ["types", sum.key])
            }
        }
    }
}
