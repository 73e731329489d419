import Declarations
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

    /// What decides, in one file, which nodes a mention leads to.
    struct Meaning: Hashable {
        /// The dotted name as written, its parts in order: `["Model", "Photo"]`.
        let path: [String]
        let use: Use
        /// The qualified name of the type around it; `nil` at the top level of the file.
        let enclosingType: String?
    }

    let meaning: Meaning
    let position: SourcePosition
    /// Whether the compiler's index lacks it: what a function's type says that it throws.
    var isUnindexed = false
    /// The innermost branch of an `#if` around it; `nil` outside all.
    var branch: DeclarationExtent?
    /// Whether the build left that branch out, which takes an index to know.
    var isLeftOut = false

    var path: [String] { meaning.path }
    var use: Use { meaning.use }
    var enclosingType: String? { meaning.enclosingType }
}
