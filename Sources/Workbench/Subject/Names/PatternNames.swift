/// The architecture patterns that a name of a folder or a module speaks of: MVVM in `Clean-MVVM`, VIPER in `ViperApp`.
public enum PatternNames {
    private static let known: Set = [
        "bloc", "clean", "elm", "flux", "mavb", "mv", "mvc", "mvi", "mvp", "mvu", "mvvm", "mvvmc", "reactor",
        "reactorkit", "redux", "ribs", "tca", "tea", "vip", "viper",
    ]

    /// In small letters; empty if the name speaks of none.
    ///
    /// `ReactorKit` is that, and not Reactor.
    public static func all(in name: some StringProtocol) -> Set<String> {
        let found = known.intersection(NameWords.all(in: name))
        return found.filter { word in !found.contains { $0 != word && $0.hasPrefix(word) } }
    }
}
