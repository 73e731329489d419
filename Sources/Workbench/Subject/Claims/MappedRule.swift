extension Rule {
    /// The rule's promise for an architecture whose roles are mapped to those that the rule names.
    ///
    /// Roles that are mapped to one may use each other, as types of one role may. A role that the rule names and that
    /// nothing is mapped to is left out; layers, modules and globs stay as they are.
    public func mapped(by mapping: RuleMapping, roles: [String]) -> Rule {
        func standIns(for place: String) -> [String] {
            let roleNames = mapping.pairs.filter { $0.counterpart == place }.map(\.role)
            return roles.contains(place) ? roleNames : [place]
        }
        func mapped(_ places: [String]) -> [String] { places.flatMap(standIns) }
        func mapped(_ layers: [Rule.Layer]) -> [Rule.Layer] {
            layers.flatMap { layer in
                let siblings = standIns(for: layer.place)
                return siblings.map { Rule.Layer(place: $0, mayUse: siblings + mapped(layer.mayUse)) }
            }
        }
        let kind: Kind =
            switch kind {
            case .forbidden(let from, let to): .forbidden(from: mapped(from), to: mapped(to))
            case .layers(let layers, let concreteOnly): .layers(mapped(layers), concreteOnly: concreteOnly)
            case .throughProtocol(let from, let to): .throughProtocol(from: mapped(from), to: mapped(to))
            case .mayCreate(let creators, let created):
                .mayCreate(creators: mapped(creators), created: mapped(created))
            case .independentScenes(let exceptions): .independentScenes(except: mapped(exceptions))
            case .imports: kind
            }
        return Rule(name: name, architectures: [mapping.architecture], kind: kind)
    }
}
