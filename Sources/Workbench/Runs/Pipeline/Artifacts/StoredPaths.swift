import Coverage
import Foundation

/// Tells which measured file each path stands for in data that was made elsewhere.
struct StoredPaths {
    /// By the name of the measured file.
    let paths: [String: String]

    /// `locations` has where each measured file lies, by its name.
    ///
    /// Data of this machine names files by their places here. If it names none so, it is another machine's, and the
    /// longest common end of the paths tells.
    init(_ stored: [String], locations: [String: URL]) {
        let known = Set(stored)
        let here = locations.mapValues(\.path).filter { known.contains($0.value) }
        if !here.isEmpty {
            paths = here
            return
        }
        let foreign = ForeignPaths(stored, of: Array(locations.keys))
        paths = Dictionary(stored.compactMap { path in foreign[path].map { ($0, path) } }) { first, _ in first }
    }
}
