import Declarations
import Lines

/// One type of an architecture, with its extensions.
public struct TypeFigures: Hashable, Codable, Sendable {
    /// With the names of the types around it: `Outer.Inner`.
    public let name: String
    public let kind: TypeKind
    public let role: String?
    /// Where it is declared, relative to the subject's root.
    public let file: String
    /// The line of its name.
    public let line: Int
    /// From its first attribute to its closing brace, its extensions added; a nested type's are its outer type's too.
    public let lines: LineCounts
    /// WMC: the cyclomatic complexity of its own bodies, summed (Chidamber and Kemerer 1994).
    public let wmc: Int
    /// LCOM4: parts that have nothing to do with each other; undefined without two methods and a stored property.
    ///
    /// Hitz and Montazeri 1995.
    public let lcom4: Figure
    /// The names of the variables in which it keeps state; `nil` in an earlier report.
    public let state: [String]?
    /// The regions that start in the type, initial values included, nested types left out.
    ///
    /// `nil` if the architecture has no tests.
    public let regions: CoverageRuns<CoverageCount>?
    /// `nil` for a nested type, which its outermost type counts for.
    public let coupling: TypeCoupling?
}

extension TypeFigures {
    public init(
        _ type: TypeDeclaration,
        role: String?,
        lines: LineCounts,
        wmc: Int,
        lcom4: Int?,
        state: [String],
        regions: CoverageRuns<CoverageCount>?,
        coupling: TypeCoupling?
    ) {
        self.init(
            name: type.qualifiedName,
            kind: type.kind,
            role: role,
            file: type.file,
            line: type.position.line,
            lines: lines,
            wmc: wmc,
            lcom4: Figure(lcom4.map(Double.init)),
            state: state,
            regions: regions,
            coupling: coupling
        )
    }
}
