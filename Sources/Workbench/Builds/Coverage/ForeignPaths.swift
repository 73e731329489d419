/// Tells which file of the subject a path on another machine stands for.
public struct ForeignPaths: Sendable {
    private let subjectPaths: [String: String]

    /// Each of the subject's files is the path that ends as it does, compared part by part.
    ///
    /// When no path ends with all of a file's, the subject is laid out in another way there: then the longest common end
    /// counts, from the name of the file upward. A file for which two paths fit alike has none.
    public init(_ paths: [String], of files: [String]) {
        let known = Dictionary(grouping: files.map(PathParts.init), by: \.name)
        var fits: [Fit] = []
        for path in Set(paths).map(PathParts.init) {
            fits += known[path.name, default: []].map { file in
                Fit(path: path.text, file: file.text, length: path.commonEnd(with: file), whole: file.parts.count)
            }
        }
        let whole = fits.filter { $0.length == $0.whole }
        let best = Self.best(whole.isEmpty ? fits : whole, by: \.file)
        let pairs = Self.best(best, by: \.path).map { ($0.path, $0.file) }
        subjectPaths = Dictionary(pairs) { first, _ in first }
    }

    /// The path in the subject; `nil` for a file that is not the subject's.
    public subscript(path: String) -> String? { subjectPaths[path] }
}

extension ForeignPaths {
    private struct Fit {
        let path: String
        let file: String
        let length: Int
        let whole: Int
    }

    private struct PathParts {
        let text: String
        let parts: [Substring]

        init(_ text: String) {
            self.text = text
            parts = text.split(separator: "/")
        }

        var name: Substring { parts.last ?? "" }

        func commonEnd(with other: PathParts) -> Int {
            zip(parts.reversed(), other.parts.reversed()).prefix { $0 == $1 }.count
        }
    }

    /// The longest of each group, where it is the only one so long.
    private static func best(_ fits: [Fit], by key: (Fit) -> String) -> [Fit] {
        Dictionary(grouping: fits, by: key).values.compactMap { group in
            let longest = group.map(\.length).max() ?? 0
            let best = group.filter { $0.length == longest }
            return best.count == 1 ? best.first : nil
        }
    }
}
