import Support

extension MacOSVersion {
    /// The newest that one of the manifests asks for; `nil` if none says which.
    init?(of manifests: NearestManifests) {
        let named = manifests.texts.compactMap { $0.flatMap(MacOSVersion.init(ofManifest:)) }
        guard let newest = named.max() else { return nil }
        self = newest
    }

    /// What a list of platforms names: `.macOS(.v15)`, `.macOS(.v10_15)`, `.macOS("15.4")`.
    init?(ofManifest text: String) {
        let code = text.replacing(/(?m)^\s*\/\/.*$/, with: "")
        let name = /\.macOS\(\s*(?:\.v(\d+(?:_\d+)?)|"([^"]*)")\s*\)/
        guard let found = code.firstMatch(of: name), let version = found.1 ?? found.2 else { return nil }
        self.init(version.replacing("_", with: "."))
    }
}
