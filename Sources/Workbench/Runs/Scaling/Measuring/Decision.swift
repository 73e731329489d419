import Complexity
import Parsing
import Rebuilds

/// The place in an architecture where most is decided.
struct Decision: Sendable {
    let source: ChangeableSource

    /// Looks in the files that have a function without a result.
    ///
    /// The one with the highest summed cyclomatic complexity is taken, the first by path of several; `nil` if there is
    /// none.
    init?(in files: [ParsedFile]) {
        let places = files.compactMap { file in
            ChangeableSource(file, onlyProcedures: true).map { source in
                (source: source, sum: FileBodies(file).bodies.reduce(0) { $0 + $1.cyclomatic.value })
            }
        }
        guard let place = places.max(by: { ($0.sum, $1.source.path) < ($1.sum, $0.source.path) }) else { return nil }
        source = place.source
    }

    /// Of the original, relative to the subject's root.
    var path: String { source.path }
}
