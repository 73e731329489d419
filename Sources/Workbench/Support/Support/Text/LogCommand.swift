extension String {
    /// The text without commands such as `##[error]`, `##vso[…]` and `##teamcity[…]`, which the runners of GitHub, Azure and
    /// TeamCity look for within lines: `sharp` takes the place of the second `#`.
    ///
    /// Works on Unicode scalars: a mark that combines with `#` makes one character of both, and must not hide it.
    public func withoutLogCommands(sharp: String) -> String {
        guard hasPair(of: UInt8(ascii: "#")) else { return self }
        let scalars = Array(unicodeScalars)
        var text = String.UnicodeScalarView()
        // From the end, so that each scalar is looked at once: whether a name and a bracket follow.
        var isCommand = false
        var isSecond: [Bool] = []
        for (scalar, last) in zip(scalars.reversed(), scalars.dropLast().reversed() + [" "]) {
            isSecond.append(isCommand && scalar == "#" && last == "#")
            isCommand = scalar == "[" || isCommand && scalar.isASCII && scalar.properties.isAlphabetic
        }
        for (scalar, isSecond) in zip(scalars, isSecond.reversed()) {
            text += isSecond ? sharp.unicodeScalars : String(scalar).unicodeScalars
        }
        return String(text)
    }

    /// Whether an ASCII character comes twice in a row; much faster than a search for scalars.
    public func hasPair(of character: UInt8) -> Bool {
        zip(utf8, utf8.dropFirst()).contains { $0 == character && $1 == character }
    }
}
