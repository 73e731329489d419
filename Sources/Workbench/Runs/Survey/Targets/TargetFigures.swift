import Coupling
import Declarations
import Lines
import Report

/// What one target comes to, or one folder if nothing says what a target is.
public struct TargetFigures: Hashable, Sendable {
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

    /// Of the declared graph, those that start in it.
    public let edges: Int

    /// Within its package; `nil` for tests, and for all targets together.
    public let martin: MartinFigures?

    /// Of the files that it is known of; `nil` if it is known of no file.
    public let coverage: CoverageFigures?

    /// How many types were guessed to have each role.
    public let roles: [String: Int]
}

extension TargetFigures {
    init(name: String, kind: Kind, package: String?, files: [MeasuredFile], edges: Int, martin: MartinFigures?) {
        self.init(
            name: name,
            kind: kind,
            package: package,
            files: files.count,
            lines: files.reduce(.zero) { $0 + $1.figures.lines },
            types: files.reduce(.zero) { $0 + $1.figures.types },
            complexity: files.reduce(ComplexityCounts()) { $0 + $1.figures.complexity },
            edges: edges,
            martin: martin,
            coverage: Self.sum(of: files.compactMap(\.figures.coverage)),
            roles: files.flatMap(\.roles).reduce(into: [:]) { $0[$1.role, default: 0] += 1 }
        )
    }

    init(totalOf targets: [TargetFigures]) {
        self.init(
            name: "total",
            kind: .total,
            package: nil,
            files: targets.reduce(0) { $0 + $1.files },
            lines: targets.reduce(.zero) { $0 + $1.lines },
            types: targets.reduce(.zero) { $0 + $1.types },
            complexity: targets.reduce(ComplexityCounts()) { $0 + $1.complexity },
            edges: targets.reduce(0) { $0 + $1.edges },
            martin: nil,
            coverage: Self.sum(of: targets.compactMap(\.coverage)),
            roles: targets.reduce(into: [:]) { $0.merge($1.roles, uniquingKeysWith: +) }
        )
    }

    private static func sum(of parts: [CoverageFigures]) -> CoverageFigures? {
        parts.isEmpty ? nil : parts.reduce(.none, +)
    }
}
