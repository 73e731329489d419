import Writers

/// A measurement of growth for spreadsheets: a line for each figure, with the law that was fitted to those of its measure.
public enum ScaleCSV {
    private static let header = [
        "measure", "architecture", "pairs", "value", "exponent", "standardError", "rSquared", "trend",
    ]

    public static func text(for scale: Scale) -> String {
        let rows = ScaleMeasure.allCases.flatMap { measure in
            scale.architectures.flatMap { figures(of: measure, in: $0) }
        }
        return ([header] + rows).map(CommaSeparatedText.line).joined()
    }

    private static func figures(of measure: ScaleMeasure, in architecture: ArchitectureScale) -> [[String]] {
        guard let growth = Growth(of: measure, in: architecture) else { return [] }
        let law = [growth.law?.exponent, growth.law?.standardError, growth.law?.rSquared]
            .map { $0.map { "\($0)" } ?? "" }
        return architecture.points.compactMap { point in
            measure.value(at: point).map { value in
                [measure.rawValue, CommaSeparatedText.text(architecture.name), "\(point.pairs)", "\(value)"] + law
                    + [growth.trend.rawValue]
            }
        }
    }
}
