import Foundation
import Support

/// The names below a root as they are spelled on the disk: some systems find a folder whatever the capitals are.
struct SpelledNames {
    let root: URL
    /// Of the folders that were looked into, each once.
    private var known: [String: Set<String>] = [:]

    init(in root: URL) {
        self.root = root
    }

    /// The path as it is spelled, if that differs from it in capitals and in nothing else; else `nil`.
    mutating func spelling(of path: String) -> String? {
        var spelled: [String] = []
        for part in path.pathParts {
            let names = names(in: spelled.joined(separator: "/"))
            guard let name = names.contains(part) ? part : names.sorted().first(where: { isSame($0, part) })
            else { return nil }
            spelled.append(name)
        }
        let whole = spelled.joined(separator: "/")
        return whole == path ? nil : whole
    }

    private func isSame(_ left: String, _ right: String) -> Bool { left.lowercased() == right.lowercased() }

    private mutating func names(in folder: String) -> Set<String> {
        if let names = known[folder] { return names }
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        known[folder] = Set(names ?? [])
        return known[folder] ?? []
    }
}
