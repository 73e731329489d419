import Complexity
import Parsing
import Rebuilds

extension ChangeableSource {
    /// The place in an architecture where most is decided, of the files that have a function without a result.
    ///
    /// The one with the highest summed cyclomatic complexity is taken, the first by path of several; `nil` if no file
    /// has such a function.
    static func deciding(in files: [ParsedFile]) -> ChangeableSource? {
        let places = files.compactMap { file in
            ChangeableSource(file, onlyProcedures: true).map { source in
                (source: source, sum: FileBodies(file).bodies.reduce(0) { $0 + $1.cyclomatic.value })
            }
        }
        return places.max { ($0.sum, $1.source.path) < ($1.sum, $0.source.path) }?.source
    }
}
