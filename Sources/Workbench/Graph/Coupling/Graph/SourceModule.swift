import Declarations
import Index
import Parsing
import Subject

/// The sources of one module: an architecture's or a shared layer's, or whatever else is compiled as one.
public struct SourceModule: Sendable {
    public let name: String
    let files: [NamesInFile]
    private let subject: Subject?
    private let architecture: Architecture?

    /// `declarations` has what each of the files declares, if that is known already.
    ///
    /// With an `index`, by the files' paths, only the index engine can draw the module's graph; without, only syntax.
    public init(
        _ module: Module,
        of subject: Subject,
        files: [ParsedFile],
        declarations: [FileDeclarations]? = nil,
        index: [String: IndexedFile]? = nil
    ) {
        name = module.name
        self.files = zip(files, declarations ?? files.map(FileDeclarations.init)).map { file, declarations in
            guard let index else { return NamesInFile(file, declarations: declarations, isBrief: false) }
            return NamesInFile(file, declarations: declarations, index: index[file.path])
        }
        self.subject = subject
        architecture = subject.architectures.first { $0.sources == module }
    }

    /// A module of no subject; its nodes have no roles and scenes.
    ///
    /// The graph has all its edges. Of their places it has those that the files' names have.
    public init(name: String, files: [NamesInFile]) {
        self.name = name
        self.files = files
        subject = nil
        architecture = nil
    }

    /// The modules that the compiler made of indexed files, sorted by name; their nodes have no roles and scenes.
    public static func all(in files: [NamesInFile]) -> [SourceModule] {
        Dictionary(grouping: files) { $0.indexed?.index.module ?? "" }.sorted { $0.key < $1.key }
            .map { SourceModule(name: $0, files: $1) }
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
