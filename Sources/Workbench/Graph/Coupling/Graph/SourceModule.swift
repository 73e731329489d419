import Declarations
import Index
import Parsing
import Subject

/// The sources of one module: an architecture's or a shared layer's, or whatever else is compiled as one.
public struct SourceModule: Sendable {
    public let name: String
    /// What the files declare.
    let declarations: [FileDeclarations]
    private let content: Content
    private let subject: Subject?
    private let architecture: Architecture?

    /// What there is of the files; without their trees where they were read one after the other.
    private enum Content {
        case files([ParsedFile])
        case names([NamesInFile])
        case indexed([IndexedSource])
    }

    /// `declarations` has what each of the files declares, where that is known already.
    public init(
        _ module: Module,
        of subject: Subject,
        files: [ParsedFile],
        declarations: [FileDeclarations]? = nil
    ) {
        name = module.name
        self.declarations = declarations ?? files.map(FileDeclarations.init)
        content = .files(files)
        self.subject = subject
        architecture = subject.architectures.first { $0.sources == module }
    }

    /// A module of no subject; its nodes have no roles and scenes.
    ///
    /// The graph has all its edges, but of their places only the first of each file and type.
    public init(name: String, names: [NamesInFile]) {
        self.init(name: name, declarations: names.map(\.declarations), content: .names(names))
    }

    /// The modules that the compiler made of the sources, sorted by name; their nodes have no roles and scenes.
    ///
    /// Only the index engine can draw their graph.
    public static func all(in sources: [IndexedSource]) -> [SourceModule] {
        Dictionary(grouping: sources, by: \.module).sorted { $0.key < $1.key }.map { name, sources in
            SourceModule(name: name, declarations: sources.map(\.declarations), content: .indexed(sources))
        }
    }

    /// Each file with its index, by which the files' paths lead to it; files without one are left out.
    func sources(index: [String: IndexedFile]) -> [IndexedSource] {
        switch content {
        case .indexed(let sources): sources
        case .names: []
        case .files(let files):
            zip(files, declarations).compactMap { file, declarations in
                index[file.path].map { IndexedSource(file, declarations: declarations, index: $0) }
            }
        }
    }

    /// What each file mentions, by its path.
    var mentions: [(file: String, mentions: [Mention])] {
        switch content {
        case .files(let files): files.map { ($0.path, NamesInFile.mentions(in: $0)) }
        case .names(let names): names.map { ($0.path, $0.mentions) }
        case .indexed: []
        }
    }

    func role(ofType name: String, inFile path: String) -> String? {
        architecture.flatMap { subject?.role(ofType: name, inFile: path, architecture: $0)?.name }
    }

    func role(ofFile path: String) -> String? {
        architecture.flatMap { subject?.role(ofFile: path, architecture: $0)?.name }
    }

    func scene(ofFile path: String) -> String? {
        architecture == nil ? nil : subject?.scene(ofFile: path)
    }
}

extension SourceModule {
    private init(name: String, declarations: [FileDeclarations], content: Content) {
        self.name = name
        self.declarations = declarations
        self.content = content
        subject = nil
        architecture = nil
    }
}
