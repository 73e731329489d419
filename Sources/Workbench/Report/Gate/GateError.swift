import Subject

/// Why figures could not be held against what is configured.
public enum GateError: Error, Hashable, Sendable {
    /// `known` are the names of all figures, `owners` those of the architectures and shared layers; sorted.
    case unknownMeasure(at: ConfigurationPlace, pattern: String, known: [String], owners: [String])
    /// Figures that a budget needs and that no check measures.
    case unmeasured(at: ConfigurationPlace, condition: String, figures: [String])
    case badBudget(at: ConfigurationPlace, reason: FormulaError)
}

extension GateError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownMeasure(let place, let pattern, let known, let owners):
            "\(place)No figure is called \"\(pattern)\". \(Self.choice(after: pattern, among: known, of: owners))"
        case .unmeasured(let place, let condition, let figures):
            "\(place)The budget \(condition) can't be judged, because this was not measured: "
                + "\(figures.joined(separator: ", ")). A check runs no test and no benchmark, and what needs a key such as "
                + "ui or model is measured only with it. Take it out of the budget, or add the key."
        case .badBudget(let place, let reason):
            "\(place)\(reason)"
        }
    }

    /// What may follow the part of the name that is known.
    private static func choice(after pattern: String, among known: [String], of owners: [String]) -> String {
        var parts = pattern.split(separator: ".").map(String.init)
        let owner = parts.first.flatMap { owners.contains($0) ? $0 : nil }
        if owner != nil { parts.removeFirst() }
        while !parts.isEmpty {
            parts.removeLast()
            let start = parts.map { $0 + "." }.joined()
            let names = Set(
                known.filter { $0.hasPrefix(start) }.compactMap {
                    $0.dropFirst(start.count).split(separator: ".").first
                }
            )
            if names.isEmpty { continue }
            let place = ([owner].compactMap(\.self) + parts).joined(separator: ".")
            let list = names.sorted().joined(separator: ", ")
            if !place.isEmpty { return "After \(place) there are \(list)." }
            let first = pattern.split(separator: ".").first.map(String.init) ?? ""
            return NearestName.question(about: first, among: owners + names.map(String.init))
                + "Names start with \(list), or with one of \(owners.joined(separator: ", "))."
        }
        return "There are no figures."
    }
}
