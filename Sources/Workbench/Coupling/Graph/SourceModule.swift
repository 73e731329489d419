import Parsing
import Subject

/// The parsed sources of one module of the subject: an architecture's or a shared layer's.
public struct SourceModule: Sendable {
    public let name: String

    public let files: [ParsedFile]

    private let subject: Subject
    private let architecture: Architecture?

    public init(_ module: Module, of subject: Subject, files: [ParsedFile]) {
        name = module.name
        self.files = files
        self.subject = subject
        architecture = subject.architectures.first { $0.sources == module }
    }

    func role(ofType name: String, inFile path: String) -> String? {
        architecture.flatMap { subject.role(ofType: name, inFile: path, architecture: $0)?.name }
    }

    func role(ofFile path: String) -> String? {
        architecture.flatMap { subject.role(ofFile: path, architecture: $0)?.name }
    }

    func scene(ofFile path: String) -> String? {
        architecture == nil ? nil : subject.scene(ofFile: path)
    }
}
