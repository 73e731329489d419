import Foundation

/// Which modules of a subject the compiler may take as one, so that their files see each other without an import.
extension Subject {
    /// The shared layer in whose directory the architecture's lies; `nil` if the architecture is a module of its own.
    public func host(of architecture: Module) -> Module? {
        let parts = architecture.path.split(separator: "/")
        return parts.indices.lazy.compactMap { layers[parts[..<$0].joined(separator: "/")] }.first
    }

    /// Whether the module is one of the layers that every architecture stands on.
    public func isShared(_ module: Module) -> Bool { layers[module.path] == module }

    /// The architectures' modules whose directories lie in a shared layer's.
    public func hosted(in layer: Module) -> [Module] {
        architectures.map(\.sources).filter { $0.path.hasPrefix(layer.path + "/") && host(of: $0) == layer }
    }

    /// Whether the module is compiled by itself, so that its files see only what they import.
    ///
    /// Outside packages only a project of Xcode's knows that. An architecture in a layer's directory is compiled with
    /// it.
    public func isCompiledAlone(_ module: Module) -> Bool {
        host(of: module) == nil && hosted(in: module).isEmpty && isInPackage(module)
    }

    private func isInPackage(_ module: Module) -> Bool {
        let parts = module.path.split(separator: "/")
        return (0...parts.count).contains { depth in
            let folder = root.appending(path: parts.prefix(depth).joined(separator: "/"))
            return FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        }
    }
}
