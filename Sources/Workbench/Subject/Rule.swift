/// A promise about who may use whom.
///
/// Places are named as in the configuration: a role, a shared layer, an architecture, or a glob with a `*`, which is
/// held against the names of types.
public struct Rule: Hashable, Sendable {
    public let name: String
    /// The architectures the rule holds for; empty means all of them.
    public internal(set) var architectures: [String] = []
    public let kind: Kind

    public enum Kind: Hashable, Sendable {
        /// No type in `from` uses a type in `to`.
        case forbidden(from: [String], to: [String])
        /// Each place uses only itself and the places listed for it; `concreteOnly` looks past protocols.
        case layers([Layer], concreteOnly: Bool)
        /// Types in `from` name no class, struct, enum or actor in `to`, only protocols; conforming is no breach.
        case throughProtocol(from: [String], to: [String])
        /// Only types in `creators` call initialisers of types in `created`.
        case mayCreate(creators: [String], created: [String])
        /// A scene's types use another scene's only from and to the roles listed.
        case independentScenes(except: [Layer])
        /// No architecture imports a module other than these.
        case imports(allowed: [String])
    }

    public struct Layer: Hashable, Sendable {
        public let place: String
        public let mayUse: [String]
    }
}

extension Rule.Kind {
    /// All places that it names, in the order of the configuration.
    var places: [String] {
        switch self {
        case .forbidden(let left, let right), .throughProtocol(let left, let right), .mayCreate(let left, let right):
            left + right
        case .layers(let layers, _), .independentScenes(let layers): layers.flatMap { [$0.place] + $0.mayUse }
        case .imports: []
        }
    }
}
