/// The words that a folder's, a module's or a type's name is put together from, in small letters.
enum NameWords {
    /// `home`, `view`, `controller` of `HomeViewController`; `clean`, `mvvm`, `c` of `Clean-MVVM-C`.
    static func inOrder(in name: some StringProtocol) -> [String] {
        runs(in: name).flatMap { run in
            run.matches(of: /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/).map { $0.output.lowercased() }
        }
    }

    /// The same, and what is written as one: `reactorkit`, `reactor` and `kit` of `Book-ReactorKit`.
    static func all(in name: some StringProtocol) -> Set<String> {
        Set(runs(in: name).map { $0.lowercased() } + inOrder(in: name))
    }

    /// What has no other sign than letters in it.
    private static func runs(in name: some StringProtocol) -> [String] {
        name.split(whereSeparator: { !$0.isLetter }).map { String($0) }
    }
}
