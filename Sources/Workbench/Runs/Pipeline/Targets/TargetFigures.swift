import Coupling
import Declarations
import Lines
import Report

/// What one target comes to, or one folder if nothing says what a target is.
public struct TargetFigures: Encodable, Sendable {
    public enum Kind: String, Codable, Hashable, Sendable {
        case target
        case tests
        case folder
        case total
    }

    public let name: String
    public let kind: Kind
    /// The folder of its package; empty for the argument itself, `nil` outside packages.
    public let package: String?
    public let files: Int
    public let lines: LineCounts
    public let types: TypeCounts
    public let complexity: ComplexityCounts
    public let coupling: Coupling
    /// Of the files whose coverage is known; `nil` if there are none.
    public let coverage: CoverageFigures?
    /// How many types were guessed to have each role.
    public let roles: [String: Int]

    public struct Coupling: Encodable, Sendable {
        /// What told the edges.
        public let engine: Engine
        /// Of the declared graph, those that start in it.
        public let edges: Int
        /// Within its package; `nil` for tests, and for all targets together.
        public let martin: MartinFigures?
    }
}

extension TargetFigures {
    init(name: String, kind: Kind, package: String?, files: [MeasuredFile], coupling: Coupling) {
        let coverages = files.compactMap(\.figures.coverage)
        self.init(
            name: name,
            kind: kind,
            package: package,
            files: files.count,
            lines: files.reduce(.zero) { $0 + $1.figures.lines },
            types: files.reduce(.zero) { $0 + $1.figures.types },
            complexity: files.reduce(ComplexityCounts()) { $0 + $1.figures.complexity },
            coupling: coupling,
            coverage: coverages.isEmpty ? nil : coverages.reduce(.none, +),
            roles: files.flatMap(\.roles).reduce(into: [:]) { $0[$1.role, default: 0] += 1 }
        )
    }

    /// The name, after the folder of its package if that is not what was measured.
    var fullName: String {
        guard let package, !package.isEmpty else { return name }
        return "\(package): \(name)"
    }
}

extension MartinFigures: Encodable {
    /// What is undefined is null, never 0 and never absent.
    public func encode(to encoder: any Encoder) throws {
        let counts = ["nodes": nodes, "protocols": protocols, "afferent": afferent, "efferent": efferent]
        let ratios = ["instability": instability, "abstractness": abstractness, "distance": distance]
        try ratios.merging(counts.mapValues(Double.init)) { $1 }.encode(to: encoder)
    }
}
