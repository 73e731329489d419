import Report
import Support

// What benchmarks keep, in the words of the report.

extension BuildCosts {
    init(_ architecture: BuildRecord.Architecture) {
        let changes = architecture.changes.map { Build(name: $0.name, file: $0.file, $0.build) }
        let medians = changes.compactMap(\.seconds?.median)
        self.init(
            objectSize: architecture.objectSize,
            clean: Build(name: "clean", architecture.clean),
            changes: changes,
            rebuildSeconds: medians.count == changes.count ? medians.median : nil
        )
    }
}

extension BuildCosts.Build {
    fileprivate init(name: String, file: String? = nil, _ build: MeasuredBuild) {
        self.init(
            name: name,
            file: file,
            files: build.files,
            seconds: build.wall,
            processorSeconds: build.processor,
            overBaseline: build.overBaseline
        )
    }
}
