/// The words that a folder's, a module's or a type's name is put together from.
public enum NameWords {
    /// As they stand there, numbers too: `Home`, `View` and `2` of `HomeView2`; `Clean`, `MVVM`, `C` of `Clean-MVVM-C`.
    public static func parts(of name: Substring) -> [Substring] {
        name.matches(of: /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/).map(\.output)
    }

    /// In small letters, without numbers: `home`, `view`, `controller` of `HomeViewController`.
    public static func inOrder(in name: some StringProtocol) -> [String] {
        parts(of: Substring(name)).filter { $0.first?.isLetter == true }.map { $0.lowercased() }
    }

    /// A name's words, and what is written as one: `reactorkit`, `reactor` and `kit` of `Book-ReactorKit`.
    public static func all(in name: some StringProtocol) -> Set<String> {
        Set(name.split(whereSeparator: { !$0.isLetter }).map { $0.lowercased() } + inOrder(in: name))
    }

    /// One text for `query` and `queries`, `class` and `classes`; for comparing alone, as it is no word.
    public static func singular(_ word: String) -> String {
        let hasHissingEnd = ["sses", "xes", "ches", "shes"].contains(where: word.hasSuffix)
        let hasEnd = word.count > 2 && word.hasSuffix("s") && !word.hasSuffix("ss")
        let one = String(word.dropLast(hasHissingEnd ? 2 : hasEnd ? 1 : 0))
        return one.hasSuffix("y") ? one.dropLast() + "ie" : one
    }
}
