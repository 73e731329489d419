import Declarations
import Subject

/// The roles of an architecture's files, and of the types in them.
///
/// A type's own name decides, then its path. A file has the role of its main type, so that both count for the same.
public struct FileRoles: Sendable {
    private let subject: Subject
    private let architecture: Architecture
    private let files: [String: File]

    /// What a file gives the types in it that have no role by themselves.
    private struct File {
        let role: Role?
        /// The name of the main type; `nil` if nothing but the file's name speaks for what is in it.
        let main: String?
        let privateTypes: Set<String>
    }

    public init(of architecture: Architecture, in subject: Subject, files: [FileDeclarations]) {
        self.subject = subject
        self.architecture = architecture
        let declared = files.outermostNames
        let files = files.map { file in
            let name = file.path.fileNameWithoutExtension
            let isExtended = file.extensions.contains { $0.extendedType == name }
            // One that extends a framework's view has that in its name, and is none.
            let isOfAnother = isExtended && !declared.contains(name)
            let main = Self.mainType(of: file) { subject.role(named: $0, architecture: architecture)?.name }
            return (
                file.path,
                File(
                    role: subject.role(
                        ofFile: file.path,
                        names: [main, isOfAnother ? nil : name].compactMap(\.self),
                        architecture: architecture
                    ),
                    main: main ?? (isExtended && !isOfAnother ? name : nil),
                    privateTypes: Set(file.types.filter { $0.isOutermost && $0.isPrivate }.map(\.name))
                )
            )
        }
        self.files = Dictionary(files) { first, _ in first }
    }

    public subscript(file path: String) -> Role? {
        files[path]?.role
    }

    /// `name` is the type's own; for a nested type, that of the outermost one.
    public subscript(type name: String, in path: String) -> Role? {
        let own =
            subject.role(named: name, architecture: architecture)
            ?? subject.role(ofPath: path, architecture: architecture)
        if let own { return own }
        if let file = files[path], let main = file.main {
            guard file.privateTypes.contains(name) || name.isNamed(after: main) else { return nil }
        }
        return self[file: path]
    }
}

extension FileRoles {
    /// The one that is called like the file; else the longest with a role by its name, if all that have one have the same;
    /// `nil` if there is none.
    ///
    /// Protocols stand where they are called from, and with each other. So one is the main type only if it is called
    /// like the file, and no other type there has a role.
    private static func mainType(of file: FileDeclarations, role: (String) -> String?) -> String? {
        let types = file.types.filter(\.isOutermost)
        let namesakes = types.filter { $0.name == file.path.fileNameWithoutExtension }
        let withRole = types.filter { $0.kind != .protocol && role($0.name) != nil }
        // An action, a state and what reduces them in one file are three roles: the file has none.
        let isMixed = Set(withRole.compactMap { role($0.name) }).count > 1
        let longest = (isMixed ? [] : withRole)
            .max { ($0.lines.count, $1.lines.lowerBound) < ($1.lines.count, $0.lines.lowerBound) }
        return (namesakes.first { $0.kind != .protocol } ?? longest ?? namesakes.first)?.name
    }
}

extension String {
    /// Whether it is that name, with a word behind it: `CatViewState` and `CatView_Previews` of `CatView`.
    fileprivate func isNamed(after other: String) -> Bool {
        hasPrefix(other) && dropFirst(other.count).first?.isLowercase != true
    }
}
