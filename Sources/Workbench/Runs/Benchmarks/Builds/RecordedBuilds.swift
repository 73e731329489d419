import Support

extension BuildRecord.Architecture {
    /// `baseline` is `nil` if it is not built.
    init(_ builds: ArchitectureBuilds, over baseline: ArchitectureBuilds?) {
        let baseline = baseline?.name == builds.name ? nil : baseline
        self.init(
            name: builds.name,
            objectSize: builds.objectSize,
            clean: MeasuredBuild(builds.clean, over: baseline?.clean),
            changes: builds.changes.indices.map { index in
                let planned = builds.changes[index]
                return MeasuredChange(
                    name: planned.name,
                    place: planned.change.name,
                    kind: planned.kind,
                    file: planned.source.path,
                    build: MeasuredBuild(builds.changed[index], over: baseline?.changed[index])
                )
            }
        )
    }
}

extension MeasuredBuild {
    /// `baseline` has the samples of the baseline's build of the same kind; `nil` for the baseline itself.
    init(_ builds: [BuildSample], over baseline: [BuildSample]?) {
        let times = builds.map(\.time)
        self.init(
            files: builds.map(\.files).max() ?? 0,
            samples: times,
            wall: MedianInterval(of: times.map(\.wall)),
            processor: MedianInterval(of: times.map(\.processor)),
            overBaseline: baseline.flatMap { baseline in
                MedianInterval(of: zip(times, baseline).map { $0.wall / $1.time.wall })
            }
        )
    }
}
