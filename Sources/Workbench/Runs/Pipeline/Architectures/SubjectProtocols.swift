import Declarations
import Report
import Subject

extension ComparedProtocols {
    /// The subject's tables, and what the protocols require of the architectures that they are about.
    init(of subject: Subject, sources: SubjectSources) {
        let pairs = subject.claims.protocolPairs
        let compared = Set(pairs.flatMap(\.protocols.keys))
        let architectures = subject.architectures.filter { compared.contains($0.name) }
        let requirements = architectures.map { ($0.name, Self.requirements(in: sources[$0.sources])) }
        self.init(pairs, requirements: Dictionary(uniqueKeysWithValues: requirements))
    }

    /// By the protocol's name; both branches of an `#if` may declare one, and each adds to it.
    private static func requirements(in files: [SourceFile]) -> [String: [String]] {
        let protocols = files.flatMap { ProtocolRequirements.all(in: $0.parsed) }
        return Dictionary(protocols.map { ($0.name, $0.requirements) }, uniquingKeysWith: +)
    }
}
