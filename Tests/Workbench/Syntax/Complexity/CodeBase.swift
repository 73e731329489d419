import Complexity
import Declarations
import Parsing

/// The files of a small module, named `0.swift`, `1.swift` and so on.
struct CodeBase {
    private let files: [ParsedFile]

    init(_ texts: String...) {
        files = texts.enumerated().map { ParsedFile(path: "\($0).swift", text: $1) }
    }

    private var declarations: [FileDeclarations] { files.map { FileDeclarations($0) } }

    var weightedMethods: [WeightedMethods] {
        WeightedMethods.all(of: declarations, with: files.map { FileBodies($0) })
    }

    var lackOfCohesion: [LackOfCohesion] {
        LackOfCohesion.all(of: declarations, with: files.flatMap { TypeMember.all(in: $0) })
    }

    /// The names of the variables in which each type keeps state, by the type's name.
    var state: [String: [String]] {
        let variables = files.flatMap { StoredVariable.all(in: $0) }
        let names = StateVariables.all(of: declarations, with: variables, beside: [])
        return Dictionary(uniqueKeysWithValues: zip(TypeOwners(declarations).types.map(\.qualifiedName), names))
    }
}
