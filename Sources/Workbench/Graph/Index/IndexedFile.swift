/// What the index holds of one source file.
public struct IndexedFile: Hashable, Sendable {
    /// As the compiler named it.
    public let path: String
    public let module: String
    /// Every symbol that occurs or that an occurrence is related to, each once.
    public let symbols: [IndexedSymbol]
    /// In the order of lines and columns.
    public private(set) var occurrences: [Occurrence]
    /// The relations of all occurrences, one after the other: an array for each would take longer to make than to read.
    let relations: [Occurrence.Relation]

    public func relations(of occurrence: Occurrence) -> ArraySlice<Occurrence.Relation> {
        relations[occurrence.relations]
    }

    /// The file with only those of its occurrences that are wanted.
    public func keeping(where isWanted: (Occurrence) -> Bool) -> IndexedFile {
        var file = self
        file.occurrences = occurrences.filter(isWanted)
        return file
    }
}

/// A symbol of the subject or of a module that it uses.
public struct IndexedSymbol: Hashable, Sendable {
    /// Its unified symbol resolution: a text that is the same wherever the symbol occurs, and no other symbol's.
    public let usr: String
    /// With its argument labels: `load(_:)`.
    public let name: String
    public let kind: SymbolKind
}

/// One place in the source where a symbol is defined or referred to.
public struct Occurrence: Hashable, Sendable {
    /// Its number among the file's symbols.
    public let symbol: Int
    public let roles: SymbolRoles
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in UTF-8 bytes.
    public let column: Int
    /// Which of the file's relations are its own.
    let relations: Range<Int>

    /// How the occurrence is related to another symbol.
    public struct Relation: Hashable, Sendable {
        /// Its number among the file's symbols.
        public let symbol: Int
        public let roles: SymbolRoles
    }
}
