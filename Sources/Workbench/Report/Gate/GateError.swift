import Subject

/// Why figures could not be held against what is configured.
public enum GateError: Error, Hashable, Sendable {
    /// `known` are the names of all figures and of their owners, sorted.
    case unknownMeasure(at: ConfigurationPlace, pattern: String, known: [String])
    case badBudget(at: ConfigurationPlace, reason: FormulaError)
}

extension GateError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownMeasure(let place, let pattern, let known):
            "\(place)No figure is called \"\(pattern)\". \(Self.choice(after: pattern, among: known))"
        case .badBudget(let place, let reason):
            "\(place)\(reason)"
        }
    }

    /// What may follow the part of the name that is known.
    private static func choice(after pattern: String, among known: [String]) -> String {
        var parts = pattern.split(separator: ".").map(String.init)
        while !parts.isEmpty {
            parts.removeLast()
            let start = parts.isEmpty ? "" : parts.joined(separator: ".") + "."
            let names = known.filter { $0.hasPrefix(start) }.compactMap {
                $0.dropFirst(start.count).split(separator: ".").first
            }
            if !names.isEmpty {
                let list = Set(names).sorted().joined(separator: ", ")
                return (parts.isEmpty ? "Names start with " : "After \(parts.joined(separator: ".")) there are ") + list
                    + "."
            }
        }
        return "There are no figures."
    }
}
