import Coupling

extension SurveyDocument {
    struct Coupling: Encodable {
        let engine: Engine
        let edges: Int

        /// Absent for tests and for the total.
        let martin: Martin?
    }

    /// What is undefined is null, never 0 and never absent.
    struct Martin: Encodable {
        let figures: MartinFigures

        private enum CodingKeys: CodingKey {
            case abstractness, afferent, distance, efferent, instability, nodes, protocols
        }

        func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: CodingKeys.self)
            try object.encode(figures.nodes, forKey: .nodes)
            try object.encode(figures.protocols, forKey: .protocols)
            try object.encode(figures.afferent, forKey: .afferent)
            try object.encode(figures.efferent, forKey: .efferent)
            try object.encode(figures.instability, forKey: .instability)
            try object.encode(figures.abstractness, forKey: .abstractness)
            try object.encode(figures.distance, forKey: .distance)
        }
    }
}
