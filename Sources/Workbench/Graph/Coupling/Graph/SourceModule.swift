import Declarations
import Index
import Parsing
import Subject

/// The sources of one module: an architecture's or a shared layer's, or whatever else is compiled as one.
public struct SourceModule: Sendable {
    public let name: String
    /// The path of its folder, if nothing says that this is compiled by itself: then its files see those of the folders
    /// around it, too.
    let folder: String?
    /// Whether those of the folders around it see its files, if it has a folder.
    let isSeen: Bool
    let files: [NamesInFile]
    /// The role and the scene of a type in a file, or of what the file has in no type.
    let place: @Sendable (_ type: String?, _ file: String) -> (role: String?, scene: String?)

    /// `declarations` has what each of the files declares, if that is known already.
    ///
    /// `index` has what the compiler's index tells of files, by their paths; of the others syntax has to tell. If it has
    /// the files of all modules, `hasWholeIndex` saves reading names, by which a file may refer to one that it lacks.
    public init(
        _ module: Module,
        of subject: Subject,
        isCompiledAlone: Bool = true,
        files: [ParsedFile],
        declarations: [FileDeclarations]? = nil,
        index: [String: IndexedFile]? = nil,
        hasWholeIndex: Bool = false
    ) {
        self.init(
            module,
            of: subject,
            isCompiledAlone: isCompiledAlone,
            names: zip(files, declarations ?? files.map(FileDeclarations.init)).map { file, declarations in
                let indexed = index?[file.path].map { NamesInFile(file, declarations: declarations, index: $0) }
                if hasWholeIndex, let indexed { return indexed }
                return NamesInFile(file, declarations: declarations, isBrief: false).joined(toIndexOf: indexed)
            }
        )
    }

    /// A module of files whose names are known already.
    public init(_ module: Module, of subject: Subject, isCompiledAlone: Bool, names: [NamesInFile]) {
        name = module.name
        folder = isCompiledAlone ? nil : "./\(module.path)"
        isSeen = subject.isShared(module) || subject.host(of: module) != nil
        files = names
        let architecture = subject.architectures.first { $0.sources == module }
        let roles = architecture.map { FileRoles(of: $0, in: subject, files: names.map(\.declarations)) }
        place = { type, file in
            guard let roles else { return (nil, nil) }
            let role = if let type { roles[type: type, in: file] } else { roles[file: file] }
            return (role?.name, subject.scene(ofFile: file))
        }
    }

    /// A module of no subject; its nodes have no roles and scenes.
    ///
    /// The graph has all its edges. Of their places it has those that the files' names have.
    ///
    /// A folder is inside the one whose path it continues after a slash.
    public init(name: String, files: [NamesInFile], folder: String? = nil) {
        self.name = name
        self.folder = folder
        isSeen = true
        self.files = files
        place = { _, _ in (nil, nil) }
    }

    /// The modules that the compiler made of files, sorted by name; their nodes have no roles and scenes.
    ///
    /// `targets` has the name of a file's target, by path, if it is known. A file without an index belongs to the module
    /// that most files of its target were compiled into, or to one of the target's name if none was. If its target is
    /// not known, it belongs to the module of most files in its folder, or in the nearest folder around it that has a
    /// file with an index.
    public static func all(in files: [NamesInFile], targets: [String: String] = [:]) -> [SourceModule] {
        var counts: [Place: [String: Int]] = [:]
        for file in files {
            guard let module = file.module else { continue }
            let target = targets[file.path].map { [Place.target($0)] } ?? []
            for place in target + file.foldersAround { counts[place, default: [:]][module, default: 0] += 1 }
        }
        let modules = counts.compactMapValues { counts in counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
        return Dictionary(grouping: files) { file in
            if let module = file.module { return module }
            if let target = targets[file.path] { return modules[.target(target)] ?? target }
            return file.foldersAround.lazy.compactMap { modules[$0] }.first ?? ""
        }
        .sorted { $0.key < $1.key }.map { SourceModule(name: $0, files: $1) }
    }
}

/// What files lie in that are mostly compiled together.
private enum Place: Hashable {
    case target(String)
    case folder(Substring)
}

extension [SourceModule] {
    /// The paths of the files that no index tells of.
    var unindexedFiles: Set<String> { Set(flatMap(\.files).filter { $0.indexed == nil }.map(\.path)) }
}

extension NamesInFile {
    /// The innermost first; the last is the empty one that holds all.
    fileprivate var foldersAround: [Place] {
        let names = path.split(separator: "/").dropLast()
        return (0...names.count).reversed().map { .folder(names.prefix($0).joined(separator: "/")[...]) }
    }
}
