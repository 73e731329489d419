/// What a module declares under one name: one that all its files see, and in each file one that only that file sees.
///
/// Of several that would be the same, as in the branches of an `#if`, the first counts.
struct Homonyms<Declaration> {
    private var open: (declaration: Declaration, file: String)?
    private var hidden: [String: Declaration] = [:]

    /// Whether all files see one of them.
    var hasOpen: Bool { open != nil }

    /// Whatever files see them.
    var all: [Declaration] { hidden.values + [open?.declaration].compactMap(\.self) }

    func seen(from file: String) -> Declaration? { hidden[file] ?? open?.declaration }

    /// The one that the file declares.
    func declared(in file: String) -> Declaration? { hidden[file] ?? (open?.file == file ? open?.declaration : nil) }

    mutating func add(_ declaration: Declaration, in file: String, isPrivate: Bool) {
        guard declared(in: file) == nil else { return }
        if isPrivate { hidden[file] = declaration } else if open == nil { open = (declaration, file) }
    }
}
