extension Subject {
    /// The first of the architecture's roles with a pattern for a type's name, or for a file's without its extension.
    public func role(named name: String, architecture: Architecture) -> Role? {
        candidates(in: architecture).first { $0.claims(type: name) }
    }

    /// The first with a pattern for a file's path inside the architecture's sources or tests.
    public func role(ofPath path: String, architecture: Architecture) -> Role? {
        let modules = [architecture.sources, architecture.tests].compactMap(\.self)
        guard let path = modules.lazy.compactMap({ $0.innerPath(of: path) }).first else { return nil }
        return candidates(in: architecture).first { $0.claims(path: path) }
    }

    /// The role of a file: that of the first of the names that has one; failing that, of its path.
    public func role(ofFile path: String, names: [String], architecture: Architecture) -> Role? {
        names.lazy.compactMap { role(named: $0, architecture: architecture) }.first
            ?? role(ofPath: path, architecture: architecture)
    }

    /// The scene of a file: the innermost of its directories that bears a scene's name; `nil` if no directory does.
    public func scene(ofFile path: String) -> String? {
        let directories = path.split(separator: "/").dropLast()
        return directories.last { sceneNames.contains(String($0)) }.map(String.init)
    }

    private func candidates(in architecture: Architecture) -> [Role] {
        roles.filter { $0.architectures.isEmpty || $0.architectures.contains(architecture.name) }
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
        nameGlobs.contains { $0.matches(type: name) }
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
    public var fileNameWithoutExtension: String {
        let fileName = split(separator: "/").last ?? ""
        let name = fileName.hasSuffix(".swift") ? fileName.dropLast(".swift".count) : fileName
        return String(name.firstIndex(of: "+").map { name[..<$0] } ?? name)
    }
}
