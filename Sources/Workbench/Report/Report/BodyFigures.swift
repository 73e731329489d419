import Complexity

/// One body of an architecture: a function, an accessor, or other code that runs as one.
public struct BodyFigures: Hashable, Codable, Sendable {
    /// As a reader would say it: `load(_:)`, `count.get`.
    public let name: String
    public let kind: BodyKind
    /// The qualified name of the type around it; `nil` outside types.
    public let type: String?
    public let role: String?
    public let file: String
    /// The line of its name.
    public let line: Int
    /// Code lines, with those of what is nested in it.
    public let lines: Int
    /// With `coalescings`.
    public let cyclomatic: Int
    public let coalescings: Int
    /// `nil` if the body lies in another one, which counts it.
    public let cognitive: Int?
    /// Its regions, those of nested bodies left out; `nil` if the architecture has no tests.
    public let regions: CoverageRuns<CoverageCount>?
    /// `true` if it is one of the architecture's synchronising bodies, or absent.
    public let synchronising: Bool?
    /// `true` if it is one of the architecture's deciding bodies, or absent.
    public let deciding: Bool?
    /// `true` if it is one of the architecture's composing bodies, or absent.
    public let composing: Bool?
}

extension BodyFigures {
    /// With the type around it.
    package var fullName: String { (type.map { $0 + "." } ?? "") + name }

    public init(
        _ body: Body,
        role: String?,
        lines: Int,
        regions: CoverageRuns<CoverageCount>?,
        isSynchronising: Bool,
        isDeciding: Bool,
        isComposing: Bool
    ) {
        self.init(
            name: body.name,
            kind: body.kind,
            type: body.type,
            role: role,
            file: body.file,
            line: body.position.line,
            lines: lines,
            cyclomatic: body.cyclomatic.value,
            coalescings: body.cyclomatic.coalescings,
            cognitive: body.cognitive,
            regions: regions,
            synchronising: isSynchronising ? true : nil,
            deciding: isDeciding ? true : nil,
            composing: isComposing ? true : nil
        )
    }
}
