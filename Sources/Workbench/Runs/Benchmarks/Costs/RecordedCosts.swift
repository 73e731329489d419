import Report
import Support

extension SubjectCosts {
    /// What the record of a subject's benchmarks comes to, scenario by scenario and build by build.
    public init(of record: BenchmarkRecord) {
        let floor = record.floor.map(record.costs) ?? []
        let builds = record.build?.architectures ?? []
        let names = Set(record.players + builds.map(\.name)).filter { $0 != record.floor }
        let architectures = names.map { name in
            let costs = record.costs(of: name)
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
            architectures: Dictionary(uniqueKeysWithValues: architectures)
        )
    }
}

extension BenchmarkRecord {
    /// All who played a scenario.
    fileprivate var players: [String] {
        (counted?.scenarios ?? []).flatMap { $0.players.map(\.name) }
            + (timed?.scenarios ?? []).flatMap { $0.players.map(\.name) }
    }

    /// What each scenario costs the player; those that it has not played stand there without a figure.
    fileprivate func costs(of player: String) -> [ScenarioCosts] {
        let (counted, timed) = (counted?.scenarios ?? [], timed?.scenarios ?? [])
        let scenarios = counted.map { ($0.name, $0.title) } + timed.map { ($0.name, $0.title) }
        return scenarios.reduce(into: []) { costs, scenario in
            let (name, title) = scenario
            if costs.contains(where: { $0.name == name }) { return }
            let counts = counted.first { $0.name == name }
            let count = counts?[player]
            let time = timed.first { $0.name == name }?.players.first { $0.name == player }
            costs.append(
                ScenarioCosts(
                    name: name,
                    title: title,
                    counts: count.map { CallCounts($0.perRound) },
                    overFloor: floor.flatMap { $0 == player ? nil : count?.instructions(over: counts?[$0]) },
                    microseconds: time?.wallClock?.times(1_000_000),
                    timeOverFloor: time?.overFloor,
                    timeOverBaseline: time?.overBaseline,
                    mebibytes: time?.peakMemory?.times(1 / 1_048_576)
                )
            )
        }
    }
}

extension CountedEntry {
    fileprivate func instructions(over floor: CountedEntry?) -> Double? {
        guard let base = floor?.perRound[.instructions], base > 0 else { return nil }
        return perRound[.instructions].map { $0 / base }
    }
}

extension CallCounts {
    /// Counts of whole rounds, so a fraction is what start and end left in it.
    fileprivate init(_ perRound: [Cost: Double]) {
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

extension BuildCosts {
    fileprivate init(_ architecture: BuildRecord.Architecture) {
        let changes = architecture.changes.map { Build($0.build, after: $0.change) }
        let medians = changes.compactMap(\.seconds?.median)
        self.init(
            objectSize: architecture.objectSize,
            clean: Build(architecture.clean),
            changes: changes,
            rebuildSeconds: medians.count == changes.count ? medians.median : nil
        )
    }
}

extension BuildCosts.Build {
    /// Without a change it is a clean build.
    fileprivate init(_ build: MeasuredBuild, after change: MeasuredChange.Change? = nil) {
        self.init(
            name: change?.name ?? "clean",
            file: change?.file,
            files: build.files,
            seconds: build.wall,
            processorSeconds: build.processor,
            overBaseline: build.overBaseline
        )
    }
}
