import Report
import Support

extension SubjectCosts {
    /// What the record of a subject's benchmarks comes to, scenario by scenario and build by build.
    public init(of record: BenchmarkRecord) {
        let entries = RecordEntries(of: record)
        let baseline = record.baseline.map(entries.costs)
        let builds = record.build?.architectures ?? []
        let names = Set(record.players + (record.memory?.players.map(\.name) ?? []) + builds.map(\.name)).filter {
            $0 != record.floor
        }
        let architectures = names.map { name in
            let costs = entries.costs(of: name)
            let kept = record.memory?.players.first { $0.name == name }
            let figures = CostFigures(
                scenarios: costs,
                total: TotalCosts(of: costs, baseline: name == record.baseline ? nil : baseline),
                bytesPerApp: kept?.bytesPerApp,
                bytesPerAppAboveFloor: kept?.aboveFloor,
                build: builds.first { $0.name == name }.map { own in
                    BuildCosts(own, over: name == record.baseline ? nil : builds.first { $0.name == record.baseline })
                }
            )
            return (name, figures)
        }
        self.init(
            basis: CostBasis(
                scenarios: record.floor.map(entries.costs) ?? [],
                counted: record.counted.map(CostBasis.Taking.init),
                timed: record.timed.map(CostBasis.Taking.init),
                memory: record.memory.map(CostBasis.Taking.init),
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
}

/// What was counted and timed, by scenario and player.
private struct RecordEntries {
    private let floor: String?
    private let baseline: String?
    /// Name and title of each, in the record's order.
    private let scenarios: [(name: String, title: String)]
    private let counted: [String: [String: CallCounts]]
    private let timed: [String: [String: TimedEntry]]

    init(of record: BenchmarkRecord) {
        (floor, baseline) = (record.floor, record.baseline)
        let (counted, timed) = (record.counted?.scenarios ?? [], record.timed?.scenarios ?? [])
        var known: Set<String> = []
        scenarios = (counted.map { ($0.name, $0.title) } + timed.map { ($0.name, $0.title) }).filter {
            known.insert($0.0).inserted
        }
        self.counted = Dictionary(
            counted.map { scenario in
                (
                    scenario.name,
                    Dictionary(scenario.players.map { ($0.name, CallCounts($0.perRound)) }) { first, _ in first }
                )
            }
        ) { first, _ in first }
        self.timed = Dictionary(
            timed.map { scenario in
                (scenario.name, Dictionary(scenario.players.map { ($0.name, $0) }) { first, _ in first })
            }
        ) { first, _ in first }
    }

    /// What each scenario costs the player; those that it has not played stand there without a figure.
    func costs(of player: String) -> [ScenarioCosts] {
        // The floor is there to be subtracted, and is held against nobody.
        let isFloor = player == floor
        return scenarios.map { name, title in
            let excess = self.excess(of: player, in: name)
            let base = player == baseline ? nil : self.excess(of: baseline, in: name)
            let time = timed[name]?[player]
            return ScenarioCosts(
                name: name,
                title: title,
                actions: time?.actions,
                counts: counted[name]?[player],
                excess: excess,
                excessOverBaseline: base.flatMap { excess?.ratios(to: $0) },
                microseconds: time?.processor?.times(1_000_000),
                microsecondsAboveFloor: time?.aboveFloor?.times(1_000_000),
                microsecondsAboveBaseline: isFloor ? nil : time?.aboveBaseline?.times(1_000_000),
                timeOverBaseline: isFloor ? nil : time?.overBaseline,
                mebibytes: time?.peakMemory?.times(1 / 1_048_576)
            )
        }
    }

    /// What a player's counts have above the floor's; `nil` for the floor, or if either is not known.
    private func excess(of player: String?, in scenario: String) -> CallCounts? {
        guard let player, let floor, player != floor, let entries = counted[scenario] else { return nil }
        guard let own = entries[player], let base = entries[floor] else { return nil }
        return own - base
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
    fileprivate init(_ architecture: BuildRecord.Architecture, over baseline: BuildRecord.Architecture?) {
        let changes = architecture.changes.map { own in
            let base = baseline?.changes.first { $0.change.name == own.change.name }
            return Build(own.build, over: base?.build, after: own.change)
        }
        let medians = changes.compactMap(\.seconds?.median)
        self.init(
            objectSize: architecture.objectSize,
            clean: Build(architecture.clean, over: baseline?.clean),
            changes: changes,
            rebuildSeconds: medians.count == changes.count ? medians.median : nil
        )
    }
}

extension BuildCosts.Build {
    /// Without a change it is a clean build.
    fileprivate init(
        _ build: MeasuredBuild,
        over baseline: MeasuredBuild?,
        after change: MeasuredChange.Change? = nil
    ) {
        self.init(
            name: change?.name ?? "clean",
            file: change?.file,
            files: build.files,
            seconds: build.wall,
            processorSeconds: build.processor,
            overBaseline: build.overBaseline,
            processorOverBaseline: baseline.flatMap { baseline in
                MedianInterval(of: zip(build.samples, baseline.samples).map { $0.processor / $1.processor })
            }
        )
    }
}
