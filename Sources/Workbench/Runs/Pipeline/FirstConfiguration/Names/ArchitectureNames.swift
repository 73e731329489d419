import Subject

/// What the architectures are called: what tells them apart, without what all of them have.
enum ArchitectureNames {
    /// In the order of the modules; none is the name of another module.
    ///
    /// `Recordings-MVC` and `Recordings-TEA` are MVC and TEA. A single one is called like its module.
    static func names(of architectures: [FoundModule], among modules: [FoundModule]) -> [String] {
        if architectures.count == 1 { return architectures.map(\.name) }
        let titles = titles(of: architectures)
        let candidates = [stripped(titles), titles]
        return candidates.first { names in
            Set(names.map { $0.lowercased() }).count == names.count
                && zip(names, architectures).allSatisfy { name, architecture in
                    NameFault(in: name) == nil && !name.isEmpty
                        && !modules.contains { $0.folder != architecture.folder && $0.name == name }
                }
        } ?? architectures.map(\.name)
    }

    /// Their own, or the outermost folders that tell them apart: all, or those whose own are the same.
    private static func titles(of architectures: [FoundModule]) -> [String] {
        let own = architectures.map(\.title)
        let folders = architectures.map { $0.folder.split(separator: "/").map(String.init) }
        let counts = Dictionary(grouping: own) { $0.lowercased() }.mapValues(\.count)
        let depths = 0..<(folders.map(\.count).min() ?? 0)
        let choices =
            [own]
            + depths.map { depth in
                let hasUsual = folders.contains { ["Source", "Sources"].contains($0[depth]) }
                return zip(own, folders).map { title, folders in
                    hasUsual && counts[title.lowercased()] == 1 ? title : folders[depth]
                }
            }
        return choices.first { Set($0.map { $0.lowercased() }).count == $0.count } ?? architectures.map(\.name)
    }

    /// Without the words that all begin or end with, as long as something else is left; a pattern's name stays.
    private static func stripped(_ titles: [String]) -> [String] {
        let words = titles.map { NameWords.parts(of: $0[...]) }
        let shortest = (words.map(\.count).min() ?? 0) - 1
        func common(_ word: ([Substring], Int) -> Substring, upTo limit: Int) -> Int {
            (0..<max(0, limit)).prefix { place in
                let first = word(words[0], place)
                return PatternNames.all(in: first).isEmpty
                    && words.allSatisfy { word($0, place).lowercased() == first.lowercased() }
            }
            .count
        }
        let prefix = common({ $0[$1] }, upTo: shortest)
        let suffix = common({ $0[$0.count - 1 - $1] }, upTo: shortest - prefix)
        return zip(titles, words).map { title, words in
            guard let first = words.dropFirst(prefix).first, let last = words.dropLast(suffix).last else {
                return title
            }
            // Signs before the first word and behind the last go, too: brackets come in pairs.
            return prefix + suffix == 0 ? title : String(title[first.startIndex..<last.endIndex])
        }
    }
}
