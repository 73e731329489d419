import Report

// What benchmarks keep, in the words of the report.

extension CostBasis.Taking {
    init<Entry>(_ section: BenchmarkRecord.Section<Entry>) {
        self.init(section.conditions, section.scenarios.map { ($0.date, $0.commit) })
    }

    init(_ build: BuildRecord) {
        self.init(build.conditions, [(build.date, build.commit)])
    }

    /// Of each part the date, in ISO 8601, and the commit.
    private init(_ conditions: BenchmarkRecord.Conditions, _ parts: [(date: String, commit: String?)]) {
        let days = parts.map { String($0.date.prefix { $0 != "T" }) }
        self.init(
            swift: conditions.environment.swift,
            system: "\(conditions.environment.processor), \(conditions.environment.system)",
            cores: conditions.cores,
            counter: conditions.counter,
            rounds: conditions.rounds,
            days: [days.min(), days.max()].compactMap(\.self).reduce(into: []) { once, day in
                if !once.contains(day) { once.append(day) }
            },
            commits: parts.compactMap(\.commit).reduce(into: []) { once, commit in
                if !once.contains(commit) { once.append(commit) }
            }
        )
    }
}

extension CallCounts {
    /// Counts of whole rounds, so a fraction is what start and end left in it.
    init(_ perRound: [Cost: Double]) {
        func count(_ cost: Cost) -> Int { Int((perRound[cost] ?? 0).rounded()) }
        self.init(
            instructions: count(.instructions),
            objects: count(.objects),
            allocations: count(.allocations),
            retains: count(.retains),
            releases: count(.releases),
            mainActorHops: count(.mainActorHops)
        )
    }
}
