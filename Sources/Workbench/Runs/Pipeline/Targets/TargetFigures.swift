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

    /// Of the files that it is known of; `nil` if it is known of no file.
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
        self.init(
            name: name,
            kind: kind,
            package: package,
            files: files.count,
            lines: files.reduce(.zero) { $0 + $1.figures.lines },
            types: files.reduce(.zero) { $0 + $1.figures.types },
            complexity: files.reduce(ComplexityCounts()) { $0 + $1.figures.complexity },
            coupling: coupling,
            coverage: Self.sum(of: files.compactMap(\.figures.coverage)),
            roles: files.flatMap(\.roles).reduce(into: [:]) { $0[$1.role, default: 0] += 1 }
        )
    }

    init(totalOf targets: [TargetFigures], engine: Engine) {
        self.init(
            name: "total",
            kind: .total,
            package: nil,
            files: targets.reduce(0) { $0 + $1.files },
            lines: targets.reduce(.zero) { $0 + $1.lines },
            types: targets.reduce(.zero) { $0 + $1.types },
            complexity: targets.reduce(ComplexityCounts()) { $0 + $1.complexity },
            coupling: Coupling(engine: engine, edges: targets.reduce(0) { $0 + $1.coupling.edges }, martin: nil),
            coverage: Self.sum(of: targets.compactMap(\.coverage)),
            roles: targets.reduce(into: [:]) { $0.merge($1.roles, uniquingKeysWith: +) }
        )
    }

    private static func sum(of parts: [CoverageFigures]) -> CoverageFigures? {
        parts.isEmpty ? nil : parts.reduce(.none, +)
    }
}

extension MartinFigures: Encodable {
    private enum CodingKeys: CodingKey {
        case nodes, protocols, afferent, efferent, instability, abstractness, distance
    }

    /// What is undefined is null, never 0 and never absent.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(nodes, forKey: .nodes)
        try object.encode(protocols, forKey: .protocols)
        try object.encode(afferent, forKey: .afferent)
        try object.encode(efferent, forKey: .efferent)
        try object.encode(instability, forKey: .instability)
        try object.encode(abstractness, forKey: .abstractness)
        try object.encode(distance, forKey: .distance)
    }
}
