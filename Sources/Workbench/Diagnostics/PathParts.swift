extension String {
    /// The names that a path is made of, without empty ones.
    ///
    /// Works on Unicode scalars, as the system does on bytes: a name may begin with a mark that combines with the slash
    /// before it, and must not hide that a path leads upwards, or through a link.
    public var pathParts: [String] { unicodeScalars.split(separator: "/").map(String.init) }
}
