import Report

extension ArchitectureFigures {
    /// How a sum over files is shared among roles: `12 Controller + 11 without a role`; `nil` without roles, or where
    /// it was not measured.
    func shares(_ value: (PartFigures) -> Int?) -> Derivation? {
        let values = roles.compactMap { role in value(role).map { (name: role.name, value: $0) } }
        let parts = values.filter { $0.value > 0 }
        guard parts.contains(where: { $0.name != nil }) else { return nil }
        return .arithmetic(parts.map { "\($0.value) \($0.name ?? "without a role")" }.joined(separator: " + "))
    }
}
