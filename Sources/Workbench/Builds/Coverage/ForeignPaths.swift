/// Tells which file of the subject a path on another machine stands for.
public struct ForeignPaths: Sendable {
    private let subjectPaths: [String: String]

    /// Each of the subject's files is the path that ends as it does, compared part by part.
    ///
    /// If no path ends with all of a file's, the subject is laid out in another way there: then the longest common end
    /// counts, from the name of the file upward. If two paths fit a file alike, neither is taken.
    public init(_ paths: [String], of files: [String]) {
        let known = Dictionary(grouping: files) { $0.split(separator: "/").last }
        let fits = Set(paths).flatMap { path in
            let parts = path.split(separator: "/")
            return known[parts.last, default: []].map { file in
                let fileParts = file.split(separator: "/")
                let length = zip(parts.reversed(), fileParts.reversed()).prefix { $0 == $1 }.count
                return Fit(path: path, file: file, length: length, isWhole: length == fileParts.count)
            }
        }
        let whole = fits.filter(\.isWhole)
        let best = Self.best(whole.isEmpty ? fits : whole, by: \.file)
        let pairs = Self.best(best, by: \.path).map { ($0.path, $0.file) }
        subjectPaths = Dictionary(uniqueKeysWithValues: pairs)
    }

    /// The path in the subject; `nil` for a file that is not the subject's.
    public subscript(path: String) -> String? { subjectPaths[path] }
}

extension ForeignPaths {
    private struct Fit {
        let path: String
        let file: String
        /// How many parts of both are the same from the end on.
        let length: Int
        /// Whether these are all of the file's.
        let isWhole: Bool
    }

    /// The longest of each group, unless two are as long.
    private static func best(_ fits: [Fit], by key: (Fit) -> String) -> [Fit] {
        Dictionary(grouping: fits, by: key).values.compactMap { group in
            let longest = group.map(\.length).max()
            let best = group.filter { $0.length == longest }
            return best.count == 1 ? best.first : nil
        }
    }
}
