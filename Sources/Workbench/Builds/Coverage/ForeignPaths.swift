/// Tells which file of the subject a path on another machine stands for.
public struct ForeignPaths: Sendable {
    private let subjectPaths: [String: String]

    /// Each of the subject's files is the path that ends as it does, compared part by part.
    ///
    /// If no path ends with all of a file's, the subject is laid out in another way there: then the longest common end
    /// counts, from the name of the file upward. If two paths fit a file alike, neither is taken.
    public init(_ paths: [String], of files: [String]) {
        let ends = PathEnds(of: Set(paths))
        let fits = files.compactMap(ends.fit)
        let whole = fits.filter(\.isWhole)
        let byPath = Dictionary(grouping: (whole.isEmpty ? fits : whole).filter { $0.path != nil }, by: \.path)
        var subjectPaths: [String: String] = [:]
        for (path, group) in byPath {
            let longest = group.map(\.length).max()
            let best = group.filter { $0.length == longest }
            if let path, best.count == 1 { subjectPaths[path] = best[0].file }
        }
        self.subjectPaths = subjectPaths
    }

    /// The path in the subject; `nil` for a file that is not the subject's.
    public subscript(path: String) -> String? { subjectPaths[path] }
}

/// How far a file's path and others are the same from the end on.
private struct PathFit {
    let file: String
    /// The only path that has so many parts in common with it; `nil` if several have.
    let path: String?
    /// How many parts are the same.
    let length: Int
    /// Whether these are all of the file's.
    let isWhole: Bool
}

/// A tree of paths by their parts, from the last on: what it takes grows with their length and not with their pairs.
private struct PathEnds {
    private struct Step: Hashable {
        let node: Int
        let part: Substring
    }

    private var nodes: [Step: Int] = [:]
    /// Of each node, a path through it, and whether it is the only one.
    private var passing: [(path: String, isOnly: Bool)] = [("", false)]

    init(of paths: Set<String>) {
        for path in paths {
            var node = 0
            for part in path.split(separator: "/").reversed() {
                let step = Step(node: node, part: part)
                if let next = nodes[step] {
                    passing[next].isOnly = false
                    node = next
                } else {
                    node = passing.count
                    nodes[step] = node
                    passing.append((path, true))
                }
            }
        }
    }

    /// `nil` if no path ends with the file's name.
    func fit(_ file: String) -> PathFit? {
        let parts = file.split(separator: "/")
        var (node, length) = (0, 0)
        for part in parts.reversed() {
            guard let next = nodes[Step(node: node, part: part)] else { break }
            (node, length) = (next, length + 1)
        }
        if length == 0 { return nil }
        let path = passing[node].isOnly ? passing[node].path : nil
        return PathFit(file: file, path: path, length: length, isWhole: length == parts.count)
    }
}
