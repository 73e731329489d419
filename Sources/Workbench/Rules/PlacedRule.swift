import Subject

extension Rule {
    /// The same promise for an architecture whose roles stand in the places of those that the rule names.
    ///
    /// Roles of one place may use each other, as types of one role may. A role that the rule names and that nothing was
    /// put in the place of is left out; layers, modules and globs stay as they are.
    public func placed(_ placement: RulePlacement, roles: [String]) -> Rule {
        func standIns(for place: String) -> [String] {
            let roleNames = placement.places.filter { $0.place == place }.map(\.role)
            return roles.contains(place) ? roleNames : [place]
        }
        func placed(_ places: [String]) -> [String] { places.flatMap(standIns) }
        func placed(_ layers: [Rule.Layer]) -> [Rule.Layer] {
            layers.flatMap { layer in
                let siblings = standIns(for: layer.place)
                return siblings.map { Rule.Layer(place: $0, mayUse: siblings + placed(layer.mayUse)) }
            }
        }
        let kind: Kind =
            switch kind {
            case .forbidden(let from, let to): .forbidden(from: placed(from), to: placed(to))
            case .layers(let layers, let concreteOnly): .layers(placed(layers), concreteOnly: concreteOnly)
            case .throughProtocol(let from, let to): .throughProtocol(from: placed(from), to: placed(to))
            case .mayCreate(let creators, let created):
                .mayCreate(creators: placed(creators), created: placed(created))
            case .independentScenes(let exceptions): .independentScenes(except: placed(exceptions))
            case .imports: kind
            }
        return Rule(name: name, architectures: [placement.architecture], kind: kind)
    }
}
