import Coupling
import Declarations
import Parsing
import Report

/// All that is kept of a file of which no more than figures are asked for: these and names, no text and no tree.
struct MeasuredFile: Sendable {
    private(set) var figures: FileFigures
    let names: NamesInFile
    let roles: [RoleGuess]

    /// What the manifest declares; `nil` in any other file.
    let manifest: ManifestTargets?

    /// The nearest folder around it that has a manifest; `nil` outside packages.
    let package: String?

    init(_ found: FoundFile) throws(ParsingError) {
        let file = try SourceFile(found)
        names = NamesInFile(file.parsed, declarations: file.declarations)
        figures = file.figures
        roles = file.declarations.types.compactMap(RoleGuess.init)
        package = found.package
        let isManifest = found.name.split(separator: "/").last == "Package.swift" && found.package != nil
        manifest = isManifest ? ManifestTargets(file.parsed) : nil
    }

    var path: String { figures.path }

    var types: [TypeDeclaration] { names.declarations.types }

    /// The modules that it imports, each once.
    var imports: Set<String> { Set(names.declarations.imports.map(\.module)) }

    func covered(by coverage: CoverageFigures?) -> MeasuredFile {
        var file = self
        file.figures.coverage = coverage
        return file
    }
}
