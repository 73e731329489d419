import Subject

extension ReportOutline {
    /// What the subject's configuration says of its report.
    public init(of subject: Subject) {
        let sheet = subject.claims
        self.init(
            architectures: subject.architectures.map { architecture in
                let name = architecture.name
                return Architecture(
                    name: name,
                    roles: subject.roles
                        .filter { $0.architectures.isEmpty || $0.architectures.contains(name) }
                        .map(\.name),
                    scenes: subject.scenes,
                    mappedRules: subject.mappedRules(for: name).map(\.name),
                    protocolPairs: sheet.protocolPairs.filter { $0.protocols[name] != nil }.map(\.name)
                )
            },
            layers: subject.shared.map(\.name),
            scenarios: subject.benchmarks?.scenarios.map(\.name) ?? [],
            changes: subject.benchmarks?.changeNames ?? []
        )
    }
}
