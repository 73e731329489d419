/// What a report is made from beside the sources.
public enum ReportBasis: Sendable {
    /// A build and its tests, which the run makes.
    ///
    /// With `isolates` each architecture is also built without the others.
    case build(isolates: Bool = false)
    /// A build, or nothing if the sources need what this machine does not have, such as UIKit on Linux.
    case buildIfPossible
    /// What other tools have made; without an index, syntax tells who refers to whom.
    case artifacts(index: IndexArtifact? = nil, coverage: [CoverageArtifact] = [])

    /// Whether a toolchain is needed.
    var builds: Bool { if case .artifacts = self { false } else { true } }

    /// Whether each architecture is also built without the others.
    var isolates: Bool { if case .build(let isolates) = self { isolates } else { false } }

    /// Whether a build that this machine can't make leads to a report without one.
    var mayFail: Bool { if case .buildIfPossible = self { true } else { false } }

    /// What other tools have made; nothing, if a build has to make it.
    var artifacts: (index: IndexArtifact?, coverage: [CoverageArtifact]) {
        if case .artifacts(let index, let coverage) = self { (index, coverage) } else { (nil, []) }
    }
}
