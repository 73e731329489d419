extension String {
    /// The text without a command of the old kind, `##[error]`, which a runner of GitHub Actions looks for within
    /// lines: `sharp` takes the place of the second `#`.
    ///
    /// Works on Unicode scalars: a mark that combines with `#` makes one character of both, and must not hide it.
    public func withoutLogCommands(sharp: String) -> String {
        hasPair(of: UInt8(ascii: "#"))
            ? String(unicodeScalars.replacing("##[".unicodeScalars, with: "#\(sharp)[".unicodeScalars))
            : self
    }

    /// Whether an ASCII character comes twice in a row; much faster than a search for scalars.
    public func hasPair(of character: UInt8) -> Bool {
        zip(utf8, utf8.dropFirst()).contains { $0 == character && $1 == character }
    }
}
