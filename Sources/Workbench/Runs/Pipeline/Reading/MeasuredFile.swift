import Coupling
import Declarations
import Parsing
import Report

/// What is kept of a file if only figures are asked for: these and names, no text and no tree.
struct MeasuredFile: Sendable {
    var figures: FileFigures
    let names: NamesInFile
    let roles: [RoleGuess]
    /// The targets that the manifest declares; `nil` for any other file.
    let manifest: [ManifestTarget]?
    /// Whether it says that a program wrote it, and was not asked for by itself.
    let isGenerated: Bool
    /// The path with the place of the first text that is no Swift; `nil` if all of it is.
    let mistake: String?
    /// The target that something other than a manifest says it belongs to: an Xcode project, or the compiler's index.
    var target: NamedTarget?
    /// The nearest folder around it that has a manifest; `nil` outside packages.
    let package: String?

    init(_ found: FoundFile) throws(ParsingError) {
        let file = try SourceFile(found)
        names = NamesInFile(file.parsed, declarations: file.declarations)
        figures = file.figures
        roles = file.declarations.types.compactMap(RoleGuess.init)
        package = found.package
        mistake = file.parsed.firstMistake?.text(in: file.path)
        isGenerated = file.parsed.saysItIsGenerated && !found.isAskedFor
        let isManifest = found.name.split(separator: "/").last == "Package.swift" && found.package != nil
        manifest = isManifest ? ManifestTarget.all(in: file.parsed) : nil
    }

    var path: String { figures.path }

    var types: [TypeDeclaration] { names.declarations.types }

    /// The modules that it imports, each once.
    var imports: Set<String> { Set(names.declarations.imports.map(\.module)) }
}
