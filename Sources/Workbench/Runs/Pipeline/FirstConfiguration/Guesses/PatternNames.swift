/// The architecture patterns that a folder's or a module's name speaks of: MVVM in `Clean-MVVM`, VIPER in `ViperExample`.
enum PatternNames {
    private static let known: Set = [
        "clean", "elm", "flux", "mv", "mvc", "mvi", "mvp", "mvvm", "mvvmc", "reactorkit", "redux", "ribs", "tca", "vip",
        "viper",
    ]

    /// In small letters; empty if the name speaks of none.
    static func all(in name: some StringProtocol) -> Set<String> {
        let words = name.split(whereSeparator: { !$0.isLetter }).map { String($0) }
        let parts = words.flatMap { word in
            word.matches(of: /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/).map { match in String(match.0) }
        }
        return known.intersection((words + parts).map { $0.lowercased() })
    }
}
