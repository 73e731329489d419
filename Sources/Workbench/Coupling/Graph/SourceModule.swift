import Declarations
import Index
import Parsing
import Subject

/// The parsed sources of one module of the subject: an architecture's or a shared layer's.
public struct SourceModule: Sendable {
    public let name: String

    public let files: [ParsedFile]

    /// What the files declare.
    let declarations: [FileDeclarations]

    /// What the files declare and mention, where that was read before and the trees are gone.
    private let names: [FileNames]

    /// The files with their index, where the two were joined before and the trees are gone.
    private let joined: [IndexedSource]

    private let subject: Subject?
    private let architecture: Architecture?

    /// `declarations` has what each of the files declares, where that is known already.
    public init(
        _ module: Module,
        of subject: Subject,
        files: [ParsedFile],
        declarations: [FileDeclarations]? = nil
    ) {
        name = module.name
        self.files = files
        self.declarations = declarations ?? files.map(FileDeclarations.init)
        names = []
        joined = []
        self.subject = subject
        architecture = subject.architectures.first { $0.sources == module }
    }

    /// A module of no subject, whose files were read one after the other; its nodes have no roles and scenes.
    ///
    /// The graph has all its edges, but of their places only the first of each file and type.
    public init(name: String, names: [FileNames]) {
        self.name = name
        self.names = names
        files = []
        joined = []
        declarations = names.map(\.declarations)
        subject = nil
        architecture = nil
    }

    /// A module of no subject; its nodes have no roles and scenes.
    public init(name: String, files: [ParsedFile]) {
        self.name = name
        self.files = files
        declarations = files.map(FileDeclarations.init)
        names = []
        joined = []
        subject = nil
        architecture = nil
    }

    /// A module of no subject, whose files were read one after the other, each with its index.
    ///
    /// Only the index engine can draw its graph; its nodes have no roles and scenes.
    public init(name: String, sources: [IndexedSource]) {
        self.name = name
        joined = sources
        declarations = sources.map(\.declarations)
        files = []
        names = []
        subject = nil
        architecture = nil
    }

    /// Each file with its index, by which the files' paths lead to it; files without one are left out.
    func sources(index: [String: IndexedFile]) -> [IndexedSource] {
        joined
            + zip(files, declarations).compactMap { file, declarations in
                index[file.path].map { IndexedSource(file, declarations: declarations, index: $0) }
            }
    }

    /// What each file mentions, by its path.
    var mentions: [(file: String, mentions: [Mention])] {
        names.map { ($0.path, $0.mentions) } + files.map { ($0.path, FileNames.mentions(in: $0)) }
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
