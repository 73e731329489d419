/// Which files a configuration speaks of, and which it does not.
struct DraftCoverage: Sendable {
    /// How many files lie in a module that it names.
    let spoken: Int
    /// How many files there are, with those that a program wrote, although none of these is measured.
    let all: Int
    /// All others, in the order of their paths.
    let leftOut: [LeftOut]
    /// The folders of tests that belong to no architecture, in their order.
    let unusedTests: [String]
    /// Folders and files that nothing compiles, although Xcode compiles others around them.
    let uncompiled: [String]
    /// The files that put the app together around the architectures.
    let assembly: [String]
    /// What of `uncompiled` and `assembly` lies in a module that the configuration names, so that it would be measured.
    let excluded: [String]

    /// A file, or a folder without any file that the configuration speaks of.
    struct LeftOut: Hashable, Sendable {
        let path: String
        /// `nil` if it is a file.
        let files: Int?
        /// Whether a program wrote it.
        var isGenerated = false

        var description: String {
            let count = files.map { $0 == 1 ? "1 file" : "\($0) files" }
            let notes = [count, isGenerated ? "marked as generated" : nil].compactMap(\.self)
            return notes.isEmpty ? path : "\(path) (\(notes.joined(separator: ", ")))"
        }
    }

    var description: String { "The configuration speaks of \(spoken) of \(all) Swift files." }

    init(of chosen: [FoundModule], without assembly: AssemblyFiles, in found: ModuleFinder, generated: [String]) {
        let paths = found.files.map(\.path)
        let spoken = Set(chosen.flatMap(\.files).map(\.path))
        self.spoken = spoken.count
        all = paths.count + generated.count
        let written = Self.outermost(of: paths.filter { !spoken.contains($0) }, without: spoken)
        leftOut = (written + Self.generated(generated, among: paths)).sorted { $0.path < $1.path }
        let folders = Set(chosen.map(\.folder))
        unusedTests = found.modules.filter { $0.isTest && $0.files.allSatisfy { !spoken.contains($0.path) } }
            .map(\.folder)
        let dead = Set(found.uncompiled)
        uncompiled = Self.outermost(of: found.uncompiled, without: Set(paths).subtracting(dead)).map(\.path)
        self.assembly = assembly.paths.subtracting(spoken).sorted()
        excluded = (uncompiled + self.assembly).filter { path in folders.contains { path.hasPrefix($0 + "/") } }
            .sorted()
    }

    /// One file by its own path; more by the outermost folder that has no others.
    private static func generated(_ generated: [String], among paths: [String]) -> [LeftOut] {
        let folders = outermost(of: generated, without: Set(paths))
        return folders.map { place in
            let file = place.files == 1 ? generated.first { $0.hasPrefix(place.path + "/") } : nil
            return LeftOut(path: file ?? place.path, files: file == nil ? place.files : nil, isGenerated: true)
        }
    }

    /// The files, or the outermost folders around them that have none of the others.
    private static func outermost(of paths: [String], without others: Set<String>) -> [LeftOut] {
        let taken = Set(others.flatMap(\.foldersAround))
        let groups = Dictionary(grouping: paths) { path in
            path.foldersAround.reversed().first { !$0.isEmpty && !taken.contains($0) } ?? path
        }
        return groups.map { path, files in LeftOut(path: path, files: files == [path] ? nil : files.count) }
            .sorted { $0.path < $1.path }
    }
}
