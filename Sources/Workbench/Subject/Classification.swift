extension Subject {
    /// The role of a type, told from its name, or failing that from the file it stands in.
    ///
    /// - Parameters:
    ///   - name: The type's own name; for a nested type, that of the outermost one.
    ///   - path: The file, relative to the subject's root.
    ///   - architecture: The architecture the file belongs to.
    /// - Returns: The first of the architecture's roles with a pattern for the name; failing that, the first with a
    ///   pattern for the path; failing that, the role of the file's name, so that a small type beside a presenter is
    ///   held to the presenter's rules; `nil` if no role claims any of them.
    public func role(ofType name: String, inFile path: String, architecture: Architecture) -> Role? {
        role(named: name, inFile: path, architecture: architecture) ?? role(ofFile: path, architecture: architecture)
    }

    /// The role of a file: as for a type, with the file's name, less its extension, in place of the type's.
    public func role(ofFile path: String, architecture: Architecture) -> Role? {
        role(named: path.fileNameWithoutExtension, inFile: path, architecture: architecture)
    }

    /// The scene of a file: the innermost of its directories that bears a scene's name; `nil` if no directory does.
    public func scene(ofFile path: String) -> String? {
        let directories = path.split(separator: "/").dropLast()
        return directories.last { sceneNames.contains(String($0)) }.map(String.init)
    }

    private func role(named name: String, inFile path: String, architecture: Architecture) -> Role? {
        let candidates = roles.filter { role in
            role.architectures.isEmpty || role.architectures.contains(architecture.name)
        }
        if let named = candidates.first(where: { $0.claims(type: name) }) { return named }
        let modules = [architecture.sources, architecture.tests].compactMap(\.self)
        guard let path = modules.lazy.compactMap({ $0.innerPath(of: path) }).first else { return nil }
        return candidates.first { $0.claims(path: path) }
    }
}

extension Role {
    /// Whether one of the patterns fits a file of the module, by its name or by its path in the module.
    public func claims(file path: String, in module: Module) -> Bool {
        guard let innerPath = module.innerPath(of: path) else { return false }
        return claims(type: path.fileNameWithoutExtension) || claims(path: innerPath)
    }

    /// Whether one of the patterns fits a type of that name.
    public func claims(type name: String) -> Bool {
        nameGlobs.contains { $0.matches(name) }
    }

    fileprivate func claims(path: String) -> Bool {
        pathGlobs.contains { $0.matches(path) }
    }
}

extension Module {
    /// Of a file of the module, relative to it; `nil` for another file.
    public func innerPath(of path: String) -> String? {
        path.hasPrefix(self.path + "/") ? String(path.dropFirst(self.path.count + 1)) : nil
    }
}

extension String {
    /// Of a path: `LoadCatView` of `MVP/LoadCat/LoadCatView.swift`, and of `LoadCatView+Zoom.swift` beside it, which
    /// extends that type.
    fileprivate var fileNameWithoutExtension: String {
        let fileName = split(separator: "/").last ?? ""
        let name = fileName.hasSuffix(".swift") ? fileName.dropLast(".swift".count) : fileName
        return String(name.firstIndex(of: "+").map { name[..<$0] } ?? name)
    }
}
