/// Names that every file system takes and that lead nowhere else.
enum PortableFileNames {
    private static let longest = 100
    private static let kept = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".unicodeScalars
    )

    /// One for each text, no two alike, in whichever case: letters, digits, `-` and `_` stay, all else becomes `-`.
    static func unique(for texts: [String]) -> [String] {
        var taken: Set<String> = []
        return texts.map { text in
            let name = plain(text)
            let names = [name] + (2...(texts.count + 1)).map { "\(name)-\($0)" }
            let free = names.first { !taken.contains($0.lowercased()) } ?? name
            taken.insert(free.lowercased())
            return free
        }
    }

    private static func plain(_ text: String) -> String {
        let name = text.unicodeScalars.prefix(longest).map { kept.contains($0) ? String($0) : "-" }.joined()
        return name.isEmpty ? "-" : name
    }
}
