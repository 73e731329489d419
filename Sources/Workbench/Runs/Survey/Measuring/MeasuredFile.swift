import Complexity
import Coupling
import Declarations
import Lines
import Parsing
import Report

/// All that is kept of a file once it was read: figures and names, no text and no tree.
struct MeasuredFile: Sendable {
    private(set) var figures: FileFigures
    let names: NamesInFile
    let roles: [RoleGuess]

    /// What the manifest declares; `nil` in any other file.
    let manifest: ManifestTargets?

    /// The nearest folder around it that has a manifest; `nil` outside packages.
    let package: String?

    var path: String { figures.path }

    func covered(by coverage: CoverageFigures?) -> MeasuredFile {
        var file = self
        file.figures.coverage = coverage
        return file
    }

    init(_ found: FoundFile) throws(ParsingError) {
        let file = try ParsedFile.read(path: found.path, in: found.root, named: found.name)
        names = NamesInFile(file)
        figures = FileFigures(
            path: found.name,
            lines: LineCounter(file: file).counts(),
            types: TypeCounts(names.declarations.types),
            complexity: ComplexityCounts(FileBodies(file).bodies)
        )
        roles = names.declarations.types.compactMap(RoleGuess.init)
        package = found.package
        let isManifest = found.name.split(separator: "/").last == "Package.swift" && found.package != nil
        manifest = isManifest ? ManifestTargets(file) : nil
    }
}
