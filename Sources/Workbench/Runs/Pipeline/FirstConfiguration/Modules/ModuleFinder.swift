import Subject

/// Puts files into modules: as their manifest says, else by a folder that some file imports, else by convention.
struct ModuleFinder {
    private let files: [PlacedFile]

    /// The modules that any file imports: a folder with such a name is taken for that module.
    private let importedNames: Set<String>

    private struct Place: Hashable {
        let name: String
        let folder: String

        /// `nil` if the files have to be asked.
        let isTest: Bool?

        var order: Int { isTest == nil ? 1 : 0 }

        func overlaps(_ other: Place) -> Bool {
            "\(folder)/".hasPrefix("\(other.folder)/") || "\(other.folder)/".hasPrefix("\(folder)/")
        }
    }

    private static let testingModules: Set = ["Testing", "XCTest"]

    init(files: [PlacedFile]) {
        self.files = files
        importedNames = files.reduce(into: Set()) { $0.formUnion($1.file.imports) }.subtracting(ToolchainModules.names)
    }

    /// In the order of folders, of which none lies in another's; files that stand in no folder are in none.
    var modules: [FoundModule] {
        var groups: [Place: [MeasuredFile]] = [:]
        for file in files {
            guard let place = place(of: file) else { continue }
            groups[place, default: []].append(file.file)
        }
        // What a manifest says comes first: a folder around a target is no module of its own.
        let places = groups.keys.sorted { ($0.order, $0.folder, $0.name) < ($1.order, $1.folder, $1.name) }
        let kept = places.reduce(into: [Place]()) { kept, place in
            if !kept.contains(where: { $0.overlaps(place) }) { kept.append(place) }
        }
        return UniqueNames.given(to: kept.map { module(at: $0, files: groups[$0, default: []]) })
            .sorted { $0.folder < $1.folder }
    }
}

extension ModuleFinder {
    private func place(of placed: PlacedFile) -> Place? {
        if let target = placed.target {
            guard !target.folder.isEmpty else { return nil }
            return Place(name: target.name, folder: target.folder, isTest: target.isTest)
        }
        let parts = placed.file.path.split(separator: "/").dropLast()
        guard let end = lengthOfModule(in: Array(parts), package: placed.file.package) else { return nil }
        return Place(name: String(parts[end - 1]), folder: parts.prefix(end).joined(separator: "/"), isTest: nil)
    }

    /// How many of the folders around a file lead to its module.
    private func lengthOfModule(in parts: [Substring], package: String?) -> Int? {
        let start = package?.split(separator: "/").count ?? 0
        guard parts.count > start else { return nil }
        if let imported = parts.indices.dropFirst(start).first(where: { importedNames.contains(String(parts[$0])) }) {
            return imported + 1
        }
        let isConventional = package != nil && ["Sources", "Tests", "Plugins"].contains(parts[start])
        return isConventional && parts.count > start + 1 ? start + 2 : start + 1
    }

    private func module(at place: Place, files: [MeasuredFile]) -> FoundModule {
        let isTest = place.isTest ?? isTest(files, at: place)
        let identifier = ModuleName.identifier(for: place.name)
        let isNamedForTested = isTest && place.isTest == nil && !identifier.hasSuffix("Tests")
        let name = isNamedForTested ? identifier + "Tests" : identifier
        return FoundModule(name: name, importedName: name, folder: place.folder, isTest: isTest, files: files)
    }

    /// What others import is no test, wherever it stands, unless it has tests.
    private func isTest(_ files: [MeasuredFile], at place: Place) -> Bool {
        if files.contains(where: { !$0.imports.isDisjoint(with: Self.testingModules) }) { return true }
        let isAmongTests = place.folder.split(separator: "/").contains { $0.hasSuffix("Tests") }
        return isAmongTests && !importedNames.contains(place.name)
    }
}
