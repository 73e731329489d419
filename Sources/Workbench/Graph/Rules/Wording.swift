import Subject

extension Rule {
    /// What the rule says, in sentences.
    public var wording: String {
        kind.wording + (architectures.isEmpty ? "" : " It holds for \(Self.list(architectures)).")
    }

    fileprivate static func list(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
}

extension Rule.Kind {
    fileprivate var wording: String {
        switch self {
        case .forbidden(let from, let to):
            "Forbidden: no type in \(Rule.list(from)) uses a type in \(Rule.list(to))."
        case .layers(let layers, let concreteOnly):
            "Layers: a type uses its own place and the places listed for it, and no other. "
                + layers.map { "\($0.place): \(Rule.list($0.mayUse))." }.joined(separator: " ")
                + (concreteOnly ? " References that end at a protocol are free." : "")
        case .throughProtocol(let from, let to):
            "Only through a protocol: types in \(Rule.list(from)) know those in \(Rule.list(to)) by their protocols "
                + "alone; conforming is no breach."
        case .mayCreate(let creators, let created):
            "Only these may create: types in \(Rule.list(creators)) alone call initialisers of types in "
                + "\(Rule.list(created))."
        case .independentScenes(let exceptions):
            "Independent siblings: no type of a scene uses one of another scene"
                + (exceptions.isEmpty
                    ? "."
                    : ", except from and to here. "
                        + exceptions.map { "\($0.place) to \(Rule.list($0.mayUse))." }.joined(separator: " "))
        case .imports(let allowed):
            "Imports: no module but these is imported: \(Rule.list(allowed))."
        }
    }
}
