/// Who knows whom in an architecture.
public struct ArchitectureCoupling: Hashable, Codable, Sendable {
    /// What found the references.
    public enum Engine: String, Hashable, Codable, Sendable {
        /// Names in the source.
        case syntax
    }

    public let engine: Engine

    public let declared: GraphFigures

    /// For each pair of places with edges between them; places are roles and shared layers.
    public let matrix: [MatrixCell]

    /// For each role.
    public let martin: [RoleMartin]

    public init(engine: Engine, declared: GraphFigures, matrix: [MatrixCell] = [], martin: [RoleMartin] = []) {
        self.engine = engine
        self.declared = declared
        self.matrix = matrix
        self.martin = martin
    }
}
