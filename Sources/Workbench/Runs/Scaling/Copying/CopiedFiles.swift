import Declarations
import Parsing
import SwiftSyntax

/// Which files of a module there are once for each pair, and which names they number.
///
/// A scene's files are copied, and every file that names something of a copied one: the app's entry that makes the
/// first scene, the test that plays the scenarios through the entry. All others are there once, however many pairs
/// there are.
struct CopiedFiles {
    let copied: [ParsedFile]
    let single: [ParsedFile]
    /// What bears the number of its pair in a copy, those of another module that were handed in included.
    let names: Set<String>

    /// - Parameters:
    ///   - files: of one module.
    ///   - isOfScene: whether the file at a path belongs to a scene.
    ///   - known: the names that a copied module numbers which this one uses.
    init(of files: [ParsedFile], isOfScene: (String) -> Bool, knowing known: Set<String> = []) {
        let identifiers = files.map { file in
            Set(file.tree.tokens(viewMode: .sourceAccurate).compactMap(\.plainIdentifier))
        }
        var copied = files.map { isOfScene($0.path) }
        var names = known
        var count = -1
        while count != copied.count(where: \.self) {
            count = copied.count(where: \.self)
            let declared = Self.collidingNames(of: zip(files, copied).filter(\.1).map(\.0))
            let telling = known.union(declared.outermost)
            names = telling.union(declared.added)
            for (place, used) in identifiers.enumerated() where !used.isDisjoint(with: telling) { copied[place] = true }
        }
        self.copied = zip(files, copied).filter(\.1).map(\.0)
        single = zip(files, copied).filter { !$0.1 }.map(\.0)
        self.names = names
    }

    /// What files declare that a second copy of them in the same module would declare again.
    ///
    /// Outermost are types, functions, variables and aliases that stand in no type; added are members of types that
    /// stand elsewhere.
    private static func collidingNames(of files: [ParsedFile]) -> (outermost: Set<String>, added: Set<String>) {
        let declarations = files.map { FileDeclarations($0) }
        let outermost = declarations.outermostNames
        // `extension [Event]` has no plain name; what it is bound to is numbered, which keeps copies of it apart.
        let foreign = declarations.flatMap(\.extensions).filter { part in
            let extended = part.extendedType.prefix { $0 != "." }
            return !extended.isEmpty && !outermost.contains(String(extended))
        }
        return (outermost, foreign.reduce(into: []) { $0.formUnion($1.members.values.union($1.members.types)) })
    }
}
