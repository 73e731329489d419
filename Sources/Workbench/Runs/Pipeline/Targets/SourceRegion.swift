/// Files of one manifest's package, or all files outside packages.
struct SourceRegion: Sendable {
    /// The package's folder; empty for the argument itself, `nil` outside packages.
    let package: String?
    /// The targets that the manifest declares.
    private let manifest: [ManifestTarget]?
    let files: [MeasuredFile]

    /// In the order of packages; files outside packages come first.
    static func regions(of files: [MeasuredFile]) -> [SourceRegion] {
        Dictionary(grouping: files, by: \.package)
            .map { package, files in
                SourceRegion(
                    package: package,
                    manifest: files.lazy.compactMap(\.manifest).first,
                    files: files.sorted { $0.path < $1.path }
                )
            }
            .sorted { ($0.package ?? "", $0.package == nil ? 0 : 1) < ($1.package ?? "", $1.package == nil ? 0 : 1) }
    }

    /// Which target each file belongs to; `nil` if no manifest says so.
    var folders: TargetFolders? { manifest.map { TargetFolders(of: $0, files: files.map(path)) } }

    /// The file's path inside the package, or as it is outside packages.
    func path(of file: MeasuredFile) -> String {
        guard let package, !package.isEmpty else { return file.path }
        return String(file.path.dropFirst(package.count + 1))
    }
}
