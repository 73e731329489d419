import Parsing

/// A name in the source that may lead to a node, before it is known what it stands for.
struct Mention {
    enum Use {
        /// In an inheritance clause.
        case inheritance
        /// In a type position: an annotation, a generic argument, a cast, an attribute.
        case type
        /// In an expression, and called.
        case call
        /// In an expression, and not called.
        case value
    }

    /// The dotted name as written, its parts in order: `["Model", "Photo"]`.
    let path: [String]

    let use: Use

    let position: SourcePosition

    /// The qualified name of the type around it; none at the top level of the file.
    let enclosingType: String?
}

extension Mention {
    /// What decides, in one file, which nodes a mention leads to.
    struct Meaning: Hashable {
        let path: [String]
        let use: Use
        let enclosingType: String?
    }

    var meaning: Meaning { Meaning(path: path, use: use, enclosingType: enclosingType) }
}
