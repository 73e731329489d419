/// A file, and the target that its package's manifest gives it to.
struct PlacedFile {
    let file: MeasuredFile

    /// `nil` if the manifest names no target for it.
    let target: Target?

    struct Target: Hashable {
        let name: String

        /// Relative to what is looked at; empty for that itself.
        let folder: String

        let isTest: Bool
    }

    /// In the order of paths; without the manifests of packages.
    static func all(in regions: [SourceRegion]) -> [PlacedFile] {
        regions.flatMap { region in
            let folders = region.folders
            return region.files.filter { $0.manifest == nil }.map { file in
                let target = folders?.target(of: region.path(of: file)).map { target in
                    let parts = [region.package ?? "", target.folder].filter { !$0.isEmpty }
                    return Target(name: target.name, folder: parts.joined(separator: "/"), isTest: target.isTest)
                }
                return PlacedFile(file: file, target: target)
            }
        }
        .sorted { $0.file.path < $1.file.path }
    }
}
