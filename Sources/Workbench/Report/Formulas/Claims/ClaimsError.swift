import Subject
import Support

/// Why claims can't be held against a subject: what is wrong in their file, where, and what to do.
public enum ClaimsError: Error, Hashable, Sendable {
    /// A formula means nothing in a report of this subject.
    case formula(at: ConfigurationPlace, FormulaError)
    case unknownProtocol(at: ConfigurationPlace, name: String, architecture: String, known: [String])
    /// A protocol has a requirement that is not in the table.
    case notInTable(at: ConfigurationPlace, requirement: String, protocol: String, architecture: String)
    /// The table has a requirement that the protocol has not.
    case notInCode(
        at: ConfigurationPlace,
        requirement: String,
        protocol: String,
        architecture: String,
        known: [String]
    )
}

extension ClaimsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .formula(let place, let error):
            "\(place)\(error)"
        case .unknownProtocol(let place, let name, let architecture, let known):
            "\(place)\(architecture) has no protocol \(PrintablePath(name)). "
                + (known.isEmpty ? "It has none at all." : "Name one of \(Self.list(known)).")
        case .notInTable(let place, let requirement, let name, let architecture):
            "\(place)\(PrintablePath(name)) of \(architecture) requires \(PrintablePath(requirement)), which is not "
                + "in this table. Add it, beside what means the same in the other protocol."
        case .notInCode(let place, let requirement, let name, let architecture, let known):
            "\(place)\(PrintablePath(name)) of \(architecture) does not require \(PrintablePath(requirement)). "
                + "Take it out of the table, or name one of \(Self.list(known))."
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map { "\(PrintablePath($0))" }.joined(separator: ", ")
    }
}
