import Parsing
import SwiftSyntax

/// Which files of a module there are once for each pair, and which names they number.
///
/// A scene's files are copied, and every file that names something of a copied one: the app's entry that makes the first
/// scene, the test that plays the scenarios through the entry. All others are there once, however many pairs there are.
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
            let declared = CollidingNames(of: zip(files, copied).filter(\.1).map(\.0))
            let telling = known.union(declared.outermost)
            names = known.union(declared.all)
            for (place, used) in identifiers.enumerated() where !used.isDisjoint(with: telling) { copied[place] = true }
        }
        self.copied = zip(files, copied).filter(\.1).map(\.0)
        single = zip(files, copied).filter { !$0.1 }.map(\.0)
        self.names = names
    }
}
