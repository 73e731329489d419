import Report
import Support

extension CostBasis.Taking {
    init<Entry>(_ section: BenchmarkRecord.Section<Entry>) {
        self.init(section.conditions, section.scenarios.map { ($0.date, $0.commit) })
    }

    init(_ memory: MemoryRecord) {
        self.init(
            memory.conditions,
            [(memory.date, memory.commit)],
            kept: CostBasis.Kept(scenario: memory.scenario, apps: memory.apps)
        )
    }

    init(_ build: BuildRecord) {
        self.init(build.conditions, [(build.date, build.commit)])
    }

    /// Of each part the date, in ISO 8601, and the commit.
    private init(
        _ conditions: BenchmarkRecord.Conditions,
        _ parts: [(date: String, commit: String?)],
        kept: CostBasis.Kept? = nil
    ) {
        let days = parts.map { String($0.date.prefix { $0 != "T" }) }
        self.init(
            swift: conditions.environment.swift,
            system: "\(conditions.environment.processor), \(conditions.environment.system)",
            cores: conditions.cores,
            counter: conditions.counter,
            rounds: conditions.rounds,
            kept: kept,
            days: [days.min(), days.max()].compactMap(\.self).uniqued,
            commits: parts.compactMap(\.commit).uniqued
        )
    }
}
