import Report

extension SubjectCosts {
    /// What the record of a subject's benchmarks comes to, scenario by scenario and build by build.
    public init(of record: BenchmarkRecord) {
        let scenarios = RecordedScenarios(of: record)
        let floor = record.floor.map(scenarios.costs) ?? []
        let builds = record.build?.architectures ?? []
        let names = Set(scenarios.players + builds.map(\.name)).filter { $0 != record.floor }
        let architectures = names.map { name in
            let costs = scenarios.costs(of: name)
            let total = TotalCosts(of: costs, floor: floor)
            let build = builds.first { $0.name == name }.map(BuildCosts.init)
            return (name, CostFigures(scenarios: costs, total: total, build: build))
        }
        self.init(
            basis: CostBasis(
                scenarios: floor,
                counted: record.counted.map(CostBasis.Taking.init),
                timed: record.timed.map(CostBasis.Taking.init),
                built: record.build.map(CostBasis.Taking.init)
            ),
            architectures: Dictionary(architectures) { first, _ in first }
        )
    }
}
