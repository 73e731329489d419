import Report

extension ArchitectureFigures {
    /// How a sum over files is shared among roles: `12 Controller + 11 without a role`; none without roles.
    func shares(_ value: (PartFigures) -> Int) -> Working? {
        let parts = roles.filter { value($0) > 0 }
        guard parts.contains(where: { $0.name != nil }) else { return nil }
        return .arithmetic(parts.map { "\(value($0)) \($0.name ?? "without a role")" }.joined(separator: " + "))
    }
}
