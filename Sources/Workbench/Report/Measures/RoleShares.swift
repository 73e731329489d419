extension ArchitectureFigures {
    /// How a sum over files is shared among roles; `nil` without roles, or if it was not measured.
    func shares(_ value: (PartFigures) -> Int?) -> Derivation? {
        let shares = roles.compactMap { role in value(role).map { Derivation.Share(count: $0, name: role.name) } }
            .filter { $0.count > 0 }
        return shares.contains { $0.name != nil } ? .shares(shares) : nil
    }
}
