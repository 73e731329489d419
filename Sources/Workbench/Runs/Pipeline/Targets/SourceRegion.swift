/// Files that see each other: of one manifest's package, of an Xcode project beside others that have targets of the
/// same name, or all other files.
struct SourceRegion: Sendable {
    /// The package's folder; empty for the argument itself, `nil` outside packages.
    let package: String?
    /// The project's folder; `nil` outside such projects.
    let project: String?
    /// The targets that the manifest declares.
    private let manifest: [ManifestTarget]?
    let files: [MeasuredFile]

    /// In the order of packages; files outside packages come first.
    static func regions(of files: [MeasuredFile]) -> [SourceRegion] {
        Dictionary(grouping: files) { [$0.package, $0.target?.project] }
            .map { _, files in
                SourceRegion(
                    package: files[0].package,
                    project: files[0].target?.project,
                    manifest: files.lazy.compactMap(\.manifest).first,
                    files: files.sorted { $0.path < $1.path }
                )
            }
            .sorted { $0.place < $1.place }
    }

    private var place: (String, Int, String) {
        (package ?? "", package == nil ? 0 : 1, project ?? "")
    }

    /// Which target each file belongs to; `nil` if no manifest says so.
    var folders: TargetFolders? { manifest.map { TargetFolders(of: $0, files: files.map(path)) } }

    /// The file's path inside the package, or as it is outside packages.
    func path(of file: MeasuredFile) -> String {
        guard let package, !package.isEmpty else { return file.path }
        return String(file.path.dropFirst(package.count + 1))
    }
}
