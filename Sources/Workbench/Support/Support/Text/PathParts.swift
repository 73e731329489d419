extension String {
    /// The names that a path is made of, without empty ones.
    ///
    /// Works on Unicode scalars, as the system does on bytes: a name may begin with a mark that combines with the slash
    /// before it, and must not hide that a path leads upwards, or through a link.
    public var pathParts: [String] { unicodeScalars.split(separator: "/").map(String.init) }

    /// Whether it is the path of a Swift file, also if a mark before the dot makes one character with it.
    public var isSource: Bool { utf8.reversed().starts(with: ".swift".utf8.reversed()) }
}
